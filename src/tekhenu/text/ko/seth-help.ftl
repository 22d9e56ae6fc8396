# Time of Seth and the Automas, as the help pages tell them. Words between asterisks are set in bold.

help-part-seth = 세트의 시대

help-seth-title = 확장에서 더해지는 것
help-seth-1 = *세트의 시대*는 전용 보드를 가진 일곱 번째 신, 세 가지 새로운 색깔의 주사위, 병사와 사제, 그리고 어떤 마앗 단계에도 지워지지 않는 피를 더합니다. 2~4인이 하거나, 혼자서 오토마를 상대로 할 수 있습니다. 지금까지 읽은 규칙은 그대로이며, 여기에서는 새로운 것을 설명합니다.
help-seth-2 = *출처.* 확장의 규칙서는 글로 구할 수 없었습니다. 공개된 설명에 나오는 것은 그대로 따랐습니다. 나머지, 곧 대부분의 숫자와 카드의 효과는 *추정*한 것으로, 알려진 모든 내용에 맞도록 정했습니다. 게임에는 지장이 없지만 실물에 인쇄된 값과 다를 가능성이 큽니다. 프로그램 소개 페이지에서 그런 값이 몇 개인지 볼 수 있고, 실물이 있다면 인쇄된 값으로 바꿀 수 있습니다.
help-seth-3 = 실제 확장에는 시장의 세 더미에 더하는 카드도 있습니다. 확실히 알려진 것이 없어 넣지 않았습니다.
help-seth-4 = *세트 보드*에는 주사위 영역, 3개씩 두 줄로 놓인 지역 6개, 그리고 각 열 위의 석상 칸이 있습니다.
help-seth-5 = *병사*로는 지역의 비용을, *사제*로는 유물과 세트를 기리는 석상의 비용을 냅니다. { JOSA($seth-soldiers, pair: "과/와") } { JOSA($seth-priests, pair: "으로/로") } 시작하고, 각 트랙은 { $seth-track }까지이며 넘치는 만큼은 사라집니다. 자원이 아니므로 다른 것으로 대신할 수 없습니다.
help-seth-6 = *피*는 지역을 정복할 때마다 받습니다. 1개마다 모든 마앗 단계에서 균형값을 1씩 낮추며, 게임이 끝날 때까지 없어지지 않습니다.
help-seth-7 = *정복 타일*은 신전에 놓이고, *광신도*는 거듭 도움을 주며, *유물*은 운명 카드 옆에 놓입니다.

help-seth-setup-title = 세트의 시대 게임 준비
help-seth-setup-1 = *법령.* { $seth-decrees }장을 받아 1장을 갖습니다.
help-seth-setup-2 = *시작 카드.* 기본 게임의 시작 카드 대신 E01~E12를 씁니다. 평소대로 가져오며, 우선권 수치로 차례 순서를 정합니다.
help-seth-setup-3 = *광신도.* 플레이어 수보다 { $seth-spare }장 더 공개합니다. 차례 순서의 마지막 사람부터 첫 번째 사람까지 1장씩 가져옵니다.
help-seth-setup-4 = *운명 카드.* 카드마다 옆에 유물이 놓입니다. 카드를 가져온 사람은 그때 가진 사제로 그 유물을 바로 살 수 있습니다.
help-seth-starting-caption = 세트의 시대의 시작 카드
help-seth-bag-caption = 플레이어 수에 따른 주머니 속 주사위

help-seth-dice-title = 새로운 주사위
help-seth-dice-1 = *회색* 주사위는 이제 오벨리스크에 놓이지 않습니다. 처음부터 { $seth-gray }개가 세트 보드에 놓이고, 구역에 놓으려고 뽑은 회색 주사위도 세트 보드로 가며 다시 뽑아 채우지 않습니다. 누군가 가져갈 때까지 눈이 바뀌지 않은 채 그곳에 남습니다.
help-seth-dice-2 = *빨간색*과 *파란색* 주사위는 어느 빛에서나 부패한 상태이고, *초록색* 주사위는 어느 빛에서나 온전합니다. 셋 모두 결코 금지되지 않습니다. 다른 주사위처럼 놓여 있던 구역의 신 행동을 합니다.
help-seth-dice-3 = 또는 생산에 씁니다. 빨간색은 병사를, 파란색은 사제를 눈의 절반만큼(올림) 줍니다. 초록색은 금을 제외한 네 자원 중 원하는 하나를 눈만큼 생산합니다. 병사와 사제는 초과되는 일이 없습니다.
help-seth-dice-caption = 새로운 색깔

help-seth-action-title = 세트: 지역 정복
help-seth-cost = 지역에 표시된 병사
help-seth-value = 지역을 정함
help-seth-gain = 지역의 보상, 점수 계산마다 점수, 정복 타일, 그리고 피
help-seth-action-1 = 오벨리스크의 주사위 대신 세트 보드의 주사위를 가져옵니다. 이 주사위로는 세트 행동만 할 수 있습니다. 다른 주사위처럼 서기로 눈을 바꿀 수 있습니다. 아누비스 행동을 하면 세트 보드의 주사위로 원하는 행동을 하거나, 다른 주사위로 정복할 수 있습니다.
help-seth-action-2 = 주사위 눈에 해당하는 지역의 병사를 지불합니다.
help-seth-action-3 = 플레이어 보드의 맨 왼쪽 건축물을 그 지역에 놓습니다. 빈칸이 없는 지역은 정복할 수 없습니다.
help-seth-action-4 = 지역의 보상을 받고, 그 열 위에 내 석상이 있으면 { $seth-people-vp }점도 얻습니다.
help-seth-action-5 = 피 토큰 1개를 받습니다.
help-seth-action-6 = 공개된 정복 타일을 신전에서 아직 타일이 없는 아무 칸에나 놓습니다. 그런 다음 새 정복 타일을 공개합니다.
help-seth-action-7 = 지역마다 칸은 2인 게임에서 { $seth-spaces-2 }칸, 3인에서 { $seth-spaces-3 }칸, 4인에서 { $seth-spaces-4 }칸입니다. 점수 계산마다 신전 다음에, 지역에 있는 내 건축물마다 그 지역에 표시된 점수를 얻습니다. 건축물 행에서는 다른 건축물과 똑같이 취급합니다.
help-seth-board-figure = 세트 보드: 왼쪽은 주사위와 정복 타일, 지역 위는 석상 칸입니다.
help-seth-regions-caption = 세트의 지역

help-seth-statues-title = 석상과 세트
help-seth-statues-1 = *민중을 위한 석상:* 지역의 각 열 위에 석상 칸이 하나씩 있습니다. 이 석상을 건설하면 시장 카드를 무료로, 내 행복지수로 이용할 수 있는 한 구역에서 가져옵니다. 그때부터 그 아래에 내 건축물을 놓을 때마다 { $seth-people-vp }점을 얻고, 점수 계산마다 그곳의 내 건축물 하나당 { $seth-people-scoring }점을 더 얻습니다.
help-seth-statues-2 = *세트를 기리는 석상:* 눈과 관계없이 세트를 기릴 수 있습니다. 평소의 화강암에 더해 { JOSA($seth-statue-priests, pair: "을/를") } 지불합니다. 석상 칸은 2, 3, 4인이면 { $seth-statues-2 }, { $seth-statues-3 }, { $seth-statues-4 }칸입니다. 보너스는 { JOSA($seth-bonus, pair: "이며/며") }, 다른 호루스 보너스와 같은 규칙으로 세트 행동이 있을 때마다 받습니다.
help-seth-columns-caption = 세트 보드의 민중을 위한 석상

help-seth-conquest-title = 정복 타일
help-seth-conquest-1 = 정복 타일은 놓인 칸의 가치를 높입니다. 일부는 그 위에 *기둥*을 세우는 사람에게 보상을 줍니다. 나머지는 같은 행이나 열에 누군가 *건축물*을 건설할 때마다, 건설한 사람에게 보상을 줍니다.
help-seth-conquest-2 = 아래 칸의 보상은 그대로 유효하며, 라와 하토르 행동에서는 빈칸으로 간주합니다. 기둥을 세우면 어느 종류든 타일이 덮여 사라집니다. 남은 타일이나 칸이 없으면 놓지 않습니다.
help-seth-temple-figure = 신전 칸에 놓여 기둥을 기다리는 정복 타일.
help-seth-conquest-caption = 정복 타일의 효과

help-seth-cultists-title = 광신도
help-seth-cultists-1 = 내 광신도는 카드에 적힌 행동을 마칠 때마다 도움을 줍니다. 추가 행동에도 도움을 주며, 행동마다 한 번입니다. 플레이어끼리 할 때는 저절로 이루어지고, 오토마와 겨룰 때는 오토마도 이득을 보므로 도움을 받을지 묻습니다.
help-seth-cultists-caption = 광신도의 효과

help-seth-artifacts-title = 유물
help-seth-artifacts-1 = 운명 카드를 가져온 사람은 사제를 지불하고 그 옆의 유물을 살 수 있습니다. 사지 않은 유물은 더미 맨 아래로 갑니다. 빈자리는 다음에 운명 카드를 고르기 전에 채웁니다.
help-seth-artifacts-caption = 유물의 효과

help-seth-more-title = 그 밖에 달라지는 것
help-seth-more-1 = *마앗:* 신앙을 놓기 전에 피의 무게를 먼저 계산합니다.
help-seth-more-2 = *법령:* D14, D17, D18은 위치와 관계없이 모든 석상을 계산합니다. D16은 세트를 기리는 석상도, D19는 세트 보드의 민중을 위한 석상도, D21은 그곳의 건축물도 포함합니다. D09~D12, D15, D24는 세트 보드를 고려하지 않습니다. D23은 자원을 면제하지만 병사는 면제하지 않습니다.
help-seth-more-3 = *카드:* B11과 B12는 여덟 색깔 중 아무것이나 고를 수 있습니다. T08, T19, B17~B20은 세트 보드의 주사위에 적용되지 않습니다. 세트 보드에는 인접한 구역도 맞은편 구역도 없기 때문입니다.

# Words of the tables

help-col-every-light = 모든 빛에서
help-col-with = { $players }인
help-col-region = 지역
help-col-regions = 지역
help-col-reward = 보상
help-col-scoring = 점수 계산마다
help-col-brings = 얻는 것
help-col-card = 카드
help-col-initiative = 우선권 수치
help-seth-any-resource = 금을 제외한 원하는 자원 하나
help-seth-half =
    { $good ->
        [soldier] 병사, 눈의 절반
       *[priest] 사제, 눈의 절반
    }
help-seth-column = { JOSA($first, pair: "과/와") } { $second }
help-seth-cards = 시장 카드 { $count }장

# Cards

help-cards-seth-family =
    { $family ->
        [seth-starting] 세트의 시대 시작 카드
        [conquest] 정복 타일
        [cultist] 광신도
       *[artifact] 유물
    }
help-cards-seth-about =
    { $family ->
        [seth-starting] 세트의 시대에서 S01~S12 대신 씁니다. 숫자는 우선권 수치입니다.
        [conquest] 세트 행동을 한 사람이 신전에 놓습니다. 그 위에 기둥을 세우거나, 같은 행이나 열에 건축물을 건설하면 보상을 줍니다.
        [cultist] 게임 내내 1장을 갖습니다. 카드에 적힌 행동을 마칠 때마다 도움을 줍니다.
       *[artifact] 운명 카드마다 옆에 1장이 놓입니다. 그 카드를 가져온 사람이 사제를 지불하고 살 수 있습니다.
    }
help-cards-priests = 비용: 사제 { $priests }명

# About

help-about-what-seth = 세트의 시대
help-about-what-automa = 오토마

# The Automas

help-automas-title = 솔로 플레이: 오토마
help-automas-1 = 오토마는 혼자 즐기는 또 다른 방법이며 *세트의 시대*로 플레이합니다. 한 명에서 세 명까지 상대하며, 모든 규칙에서 플레이어로 간주합니다. 예를 들어 오토마 두 명과 겨루면 3인 게임이 됩니다. 오토마는 스스로 판단하지 않고 타일과 주사위, 보드 위의 정해진 순서를 따릅니다. 진행은 프로그램이 맡고, 기록에 모든 단계와 이유가 남습니다.
help-automas-2 = *출처.* 규칙은 마우로 지베르토니가 만든 변형 규칙이며, 규칙과 숫자는 그 규칙서에 적힌 대로입니다. 규칙서의 그림은 구할 수 없어, 동률을 가리는 보드 위의 순서는 추정했습니다.
help-automas-3 = *갖는 것.* 오토마마다 플레이어와 같은 구성품이 있고, 게임이 끝날 때까지 아무도 보지 못하는 법령 1장이 있습니다. 플레이어 보드, 자원, 서기, 신앙, 병사, 사제는 없으며 받지도 않습니다. 아무것도 지불하지 않고, 아누비스 행동을 하지 않으며, 저울도 없습니다. 카드는 가져가지만 효과를 쓰지 않습니다.
help-automas-4 = *게임 준비.* 플레이어는 시작 카드 { $automa-starting }장을 받아 2장을, 광신도 2장을 받아 1장을 갖습니다. 오토마는 시작 카드 2장을 우선권 수치로만 씁니다. 차례 순서대로 모두 운명 카드를 1장씩 가져오며, 오토마는 무작위로, 보상 없이 가져가고 그 옆의 유물은 사라집니다.
help-automas-5 = *마커.* 오토마마다 마커 4개를 무작위로 놓고 옮기지 않습니다. F는 오시리스의 자원 구역, G는 오벨리스크 원의 두 구역 사이, H는 신전의 행이나 열 옆, I는 그 행이나 열의 한 칸에 놓습니다. 칸을 차지하지는 않습니다. 동률이면 마커에서부터 살펴 가립니다.

help-automas-figure = 게임 중반의 오토마: 구성품, 사용한 행동 타일과 그 주사위, 카드.

help-automas-turn-title = 오토마의 차례
help-automas-turn-1 = 오토마는 받은 행동 타일 { $automa-tiles }개 중 하나를 공개하고, 타일에 따라 주사위를 가져간 다음, 그 주사위가 있던 곳의 신 행동을 비용 없이 합니다. 금지된 주사위는 가져가지 않으며, 눈이 같으면 온전한 주사위를 고릅니다. 타일을 다 쓰면, 곧 마앗 단계마다, 모든 타일을 섞어 새로 나눠 줍니다.
help-tiles-caption = 행동 타일
help-tile-name =
    { $tile ->
        [god] 신
        [resources] 자원 네 가지
        [army] 사제와 병사
       *[seth] 세트
    }
help-tile-god = 그 신 구역에서 눈이 가장 높은 주사위. 가져갈 수 있는 주사위가 없으면 시계반대방향의 다음 구역
help-tile-resources = 첫 번째 자원의 색깔에서 눈이 가장 높은 주사위. 없으면 다음 자원의 색깔, 네 자원 모두 없으면 색깔과 관계없이 눈이 가장 높은 주사위
help-tile-army = 빨간색이나 파란색에서 눈이 가장 높은 주사위. 없으면 색깔과 관계없이 눈이 가장 높은 주사위
help-tile-seth = 세트 보드에서 눈이 가장 높은 주사위. 없으면 오시리스로 가고, 거기서 시계반대방향으로 계속
help-automas-horus = *호루스:* 눈에 해당하는 신을, 안 되면 세트를 기리는 석상을 건설합니다. 그것도 안 되면 작업장이나 채석장 위(자원 구역을 새로 차지하게 될 때만), 세트 보드에서 카드를 가장 많이 가져가는 칸, 자신의 기둥이 가장 많은 신전의 행이나 열 순으로 찾습니다. 신전에서는 그 기둥마다 { $automa-own-pillar }점을 얻습니다. 놓을 곳이 없으면 { $automa-no-statue }점을 얻습니다.
help-automas-ra = *라:* 눈에 해당하는 타일을 돌리지 않고, 같은 행과 열에 건축물이 가장 많은 칸에 놓습니다. 같으면 자신의 건축물이 많은 칸입니다. 라 영역의 자리에 따른 점수와 { $automa-pillar }점, 그 건축물마다 { $automa-building }점, 그리고 색깔과 관계없이 타일이나 외곽면과 맞닿은 면마다 { $automa-edge }점을 얻습니다.
help-automas-hathor = *하토르:* 자신의 기둥으로 점수를 가장 많이 얻는 곳에 건축물을 건설합니다. 기둥마다 { $automa-own-pillar }점, 그 행이나 열에서 자원이 표시된 빈칸마다 { $automa-resource }점을 얻습니다. 인구는 평소대로 전진합니다.
help-automas-bastet = *바스테트:* 행복지수가 한 칸씩 전진하며, 인구를 앞지르게 될 때는 인구가 대신 한 칸 전진합니다. 서기와 트랙의 보상은 받지 않습니다. 행복지수가 이미 트랙의 끝에 있으면 { $automa-happiness }점을 얻습니다.
help-automas-thoth = *토트:* 행복지수로 이용할 수 있는 가장 높은 구역에서 눈에 따른 수만큼 카드를 가져갑니다. 법령, 기술, 축복 순서이며, 같은 종류는 왼쪽부터입니다.
help-automas-osiris = *오시리스:* 눈에 해당하는 행에서, 건축물을 놓아 새로 차지하게 되는 자원 구역에 건설합니다. 여럿이면 플레이어가 차지하고 있던 곳을 먼저 고릅니다. 그런 자원 구역이 없으면 마커부터 첫 번째입니다. 행이 차 있으면 위쪽 행으로 갑니다.
help-automas-seth = *세트:* 눈에 해당하는 지역에 건축물을 놓습니다. 차 있으면 번호를 거슬러 내려가며 빈칸이 있는 첫 지역에 놓습니다. { $automa-region }점을 얻고, 그 위에 누구의 석상이든 있으면 { $automa-region-statue }점을 더 얻습니다. 정복 타일은 신전의 무작위 칸에 놓입니다.
help-automas-turn-2 = 신을 기리는 *석상*으로는 호루스 보너스를 받을 때마다 보너스 대신 { $automa-bonus }점을 얻습니다. 내 *광신도*의 도움을 받을 때마다 모든 오토마가 { $automa-cultist }점씩 얻으며, 받을지는 그때마다 묻습니다.

help-automas-ties-title = 동률일 때
help-automas-ties-1 = 모든 순서는 그 오토마의 마커에서 시작하고, 끝에 이르면 처음으로 돌아갑니다. 조건에 맞는 첫 번째를 고릅니다.
help-ties-caption = 보드 위의 순서
help-tie-name =
    { $tie ->
        [dice] 주사위(마커 G)
        [districts] 오시리스의 자원 구역(F)
        [lines] 신전 옆 칸(H)
       *[spaces] 신전 칸(I)
    }
help-tie-dice = 구역별로 시계반대방향, 한 구역 안에서는 { $colors } 순
help-tie-districts = { $districts }
help-tie-lines = { $lines }; 한 행이나 열에 칸이 둘이면 더 싼 쪽 먼저
help-tie-spaces = 한 행씩 왼쪽에서 오른쪽으로

help-automas-scoring-title = 오토마: 마앗과 점수
help-automas-scoring-1 = *마앗.* 운명 카드의 앙크 가치가 오토마의 균형값도 됩니다. 오토마는 마앗 단계에서 점수를 잃지 않으며, 다음 운명 카드를 무작위로 가져갑니다.
help-automas-scoring-2 = *점수 계산.* 자원 구역, 신전, 석상, 행복지수, 지역 점수를 플레이어와 똑같이 얻습니다. 축복은 장당 { $automa-blessing }점을 주고 버려지며, 기술은 장당 { $automa-technology }점을 주고 남습니다.
help-automas-scoring-3 = *게임 종료.* 법령은 표식과 관계없이 { $automa-decrees }장까지 장당 { $automa-decree }점, 그보다 많은 것은 장당 { $automa-further }점입니다. 차례 순서 점수도 받습니다.
help-steps-caption = 난이도: 앞 단계의 내용에 더해집니다
help-step-0 = 추가 없음
help-step-1 = 법령 { $automa-decrees }장까지 장당 { $automa-decree-hard }점
help-step-2 = 앞선 시작: 첫 번째 오토마는 오시리스 { $automa-row }행에 건축물 1개, 두 번째는 인구 { $automa-population }, 행복지수 { $automa-happiness-start }, 세 번째는 마커가 놓인 칸에 기둥 1개
help-step-3 = 기둥을 세울 때 { $automa-pillar }점 대신 { $automa-pillar-hard }점
help-step-4 = 신을 기리는 석상의 보너스로 { $automa-bonus }점 대신 { $automa-bonus-hard }점
help-col-action-tile = 타일
help-col-takes = 가져가는 주사위
help-col-equal = 동률인 것
help-col-way = 순서
