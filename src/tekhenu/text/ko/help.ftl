# The rules, the cards and the notice of origin, as the help pages tell them.
# Words between asterisks are set in bold. Numbers come from the edition in use.

help-heading = 게임 방법
help-lead = 게임의 목표부터 최종 점수까지, 첫 게임에 필요한 모든 것을 담았습니다. 처음 두 부분만 읽고 바로 시작해도 됩니다. 게임에서는 규칙에 맞는 선택지만 나오고, 할 수 없는 것은 이유를 알려 줍니다.
help-contents = 목차
help-search = 찾기
help-search-hint = 낱말, 신, T05
help-found =
    { $count ->
        [0] 찾는 내용이 없습니다. 다른 검색어로 찾아보세요.
       *[other] { $count }군데를 찾았습니다.
    }
help-found-cards =
    { $count ->
        [0] 찾는 카드가 없습니다. 다른 검색어로 찾아보세요.
       *[other] 카드 { $count }장을 찾았습니다.
    }
help-to-rules = 규칙
help-to-cards = 모든 카드와 타일
help-to-about = 프로그램 소개

# Parts and sections

help-part-game = 게임
help-part-turn = 차례 진행
help-part-actions = 행동
help-part-phases = 라운드 사이
help-part-more = 솔로 플레이와 화면 사용법

help-aim-title = 게임의 목표
help-aim-1 = 플레이어는 고대 이집트의 귀족이 되어 아문라의 신전과 그 주변을 건설합니다. 건축물, 기둥, 석상, 행복한 민중, 그리고 알맞은 카드가 *점수*를 가져다줍니다. 게임이 끝났을 때 점수가 가장 높은 사람이 승리합니다.
help-aim-2 = 모든 일은 주사위로 합니다. 주사위는 오벨리스크 둘레에 놓여 있고, 오벨리스크의 그림자는 계속 움직입니다. 조금 전 햇빛 아래에서 가져올 수 있던 주사위가 어둠 속에서는 금지됩니다. 차례마다 주사위를 1개씩, 게임 전체에서 { $rounds }개를 가져옵니다. 주사위는 두 가지 역할을 합니다. 무슨 행동을 할지 정하고, 저울에 놓여 마앗의 심판을 받습니다.

help-table-title = 테이블 위에 있는 것
help-table-1 = *오벨리스크 원*은 게임 보드의 중심입니다. { $sections }개 구역에는 신이 하나씩 있으며, 시계방향으로 호루스, 라, 하토르, 바스테트, 토트, 오시리스입니다. 구역 안에는 주사위가, 가장자리에는 석상이 놓입니다. 그 아래 원판이 빛을 나타내며 돌아갑니다.
help-table-2 = *신전 단지*는 가로세로 { $side }칸이며, 여기에 기둥 타일을 놓습니다. 각 행의 왼쪽과 각 열의 아래에는 건축물을 놓습니다. 위쪽의 타일 3개는 라 행동으로 쓸 수 있는 타일입니다.
help-table-3 = *호루스 영역*은 주사위 눈마다 어느 신을 기리는 석상을 건설할 수 있는지, 그 석상의 보너스가 무엇인지 보여 줍니다.
help-table-4 = *오시리스 영역*에는 자원 구역이 4개 있습니다. 파피루스와 빵은 작업장, 석회암과 화강암은 채석장입니다.
help-table-5 = *민중 트랙*은 모든 플레이어의 인구와 행복지수를 함께 나타냅니다.
help-table-6 = *카드 시장*에는 축복, 기술, 법령이 놓이는 구역이 4개 있습니다. 뒤의 두 구역은 나중에 열리며, 뒤쪽 구역일수록 더 높은 행복지수가 필요합니다.
help-table-7 = *플레이어 보드*에는 저울, 금을 제외한 자원의 생산 트랙 4개, 그리고 건축물 { $buildings }개와 석상 { $statues }개를 놓는 행이 있습니다. 기둥 { $pillars }개는 보드 옆에 둡니다.
help-table-8 = 자원은 파피루스, 빵, 석회암, 화강암, 금의 다섯 가지입니다. 서기와 신앙은 자원이 아닙니다.
help-table-figure = 게임 후반의 오벨리스크 원. 온전한 주사위는 바깥 고리에, 부패한 주사위는 가운데에, 금지된 주사위는 오벨리스크 가까이에 놓입니다.

help-course-title = 게임의 흐름
help-course-1 = 한 *라운드*에 모든 플레이어가 차례 순서대로 한 번씩 차례를 가집니다. 두 라운드마다 오벨리스크 원이 돌며, 이것을 *자전*이라고 합니다. 자전을 두 번 하면 저울을 재는 *마앗 단계*가 오고, 마앗 단계가 두 번 오면 *점수 계산*을 합니다. 두 번째 점수 계산이 끝나면 게임이 끝납니다.
help-course-2 = 따라서 한 게임은 { $rounds }라운드, 자전 { $rotations }번, 마앗 단계 { $maats }번, 점수 계산 { $scorings }번입니다.
help-course-strip = 게임의 라운드와 그다음에 오는 것
help-course-round = { $round }라운드
help-course-then =
    { $event ->
        [scoring] 그다음 자전, 마앗, 점수 계산
        [maat] 그다음 자전과 마앗
       *[rotation] 그다음 자전
    }

help-setup-title = 게임 준비
help-setup-1 = 준비는 프로그램이 합니다. 프로그램이 하는 일과 플레이어에게 묻는 것은 다음과 같습니다.
help-setup-2 = 오벨리스크 원을 무작위 위치로 돌립니다. 첫 번째 점수 계산 마커는 화살표에서 시계방향으로 { $marker-1 }구역, 두 번째 마커는 { $marker-2 }구역 떨어진 곳, 즉 한 바퀴를 돌고 더 나아간 곳에 놓입니다.
help-setup-3 = 기둥 타일과 카드를 섞고, 라 영역에 타일 3개를 공개합니다. 호루스 보너스 타일은 무작위로 놓거나, 첫 게임이라면 보드에 인쇄된 순서대로 둘 수 있습니다.
help-setup-4 = 민중을 위한 석상 칸 4곳과 오시리스 2행 옆에 금을 1개씩 놓습니다.
help-setup-5 = 오벨리스크 원의 구역마다 주머니에서 주사위 { $section-dice }개를 뽑아 굴려 놓습니다. 4인보다 적으면 일부 주사위는 게임에서 빠집니다.
help-setup-6 = 카드 시장의 처음 두 구역을 채우고, 나머지 두 구역은 닫아 둡니다. 2인 게임에서는 다음 카드를 뺍니다: { $left-out }.
help-setup-7 = 그런 다음 세 번 선택합니다:
help-setup-8 = *법령.* { $decrees-dealt }장을 받아 1장을 비공개로 갖고, 나머지는 더미 맨 아래로 갑니다. 법령은 게임이 끝날 때 점수를 줍니다.
help-setup-9 = *시작 카드.* 2, 3, 4인이면 { $starting-2 }, { $starting-3 }, { $starting-4 }장을 공개합니다. 첫 번째 자리부터 마지막 자리까지 1장씩 가져오고, 반대 방향으로 1장씩 더 가져옵니다. 카드 2장의 우선권 수치를 더한 값이 클수록 차례 순서가 앞섭니다. 합이 같으면 더 큰 수치가 적힌 카드를 가진 사람이 앞섭니다.
help-setup-10 = *운명 카드.* 모두 4장입니다. 차례 순서대로 1장씩 가져와 자기 앞에 앞면으로 둡니다. 다음 마앗 단계에서 동률이면 앙크 가치로 순서를 정합니다.
help-setup-11 = 이제 모든 플레이어가 세 카드의 보상을 원하는 순서로 받습니다. 시작 카드는 게임에서 제거합니다.
help-setup-figure = 공개된 시작 카드. 숫자는 우선권 수치입니다.
help-dice-caption = 게임의 주사위
help-start-caption = 시작할 때 갖는 것

help-turn-title = 내 차례
help-turn-1 = 오벨리스크 둘레에서 주사위를 정확히 1개 가져옵니다. 온전하거나 부패한 주사위여야 하며, 금지된 주사위는 가져올 수 없습니다.
help-turn-2 = 그 주사위로 행동 하나를 합니다:
help-turn-3 = 주사위가 있던 구역의 *신 행동*, 또는
help-turn-4 = 구역과 관계없이 주사위 색깔에 해당하는 *자원 생산*.
help-turn-5 = 주사위를 저울에 올립니다. 온전하면 왼쪽, 부패했으면 오른쪽입니다. 다음 마앗 단계까지 그대로 둡니다.
help-turn-6 = 주사위 눈은 거의 모든 행동에 영향을 줍니다. 눈이 높으면 대개 더 많은 것을 할 수 있지만, 저울의 균형도 그만큼 크게 바뀝니다.
help-turn-7 = 비용을 낼 수 없는 행동은 선택할 수 없습니다. 드문 일이지만, 어떤 주사위로도 행동할 수 없다면 주사위 1개를 가져오고 아무것도 하지 않습니다.
help-turn-figure = 플레이어 보드. 맨 위가 저울이고, 그 아래에 생산, 건축물, 석상, 카드가 있습니다.

help-light-title = 빛과 주사위의 상태
help-light-1 = 두 구역은 *양지*, 두 구역은 *음지*, 두 구역은 *암흑*입니다. 주사위의 색깔과 그 자리의 빛에 따라 온전한지, 부패했는지, 금지되었는지가 정해집니다.
help-light-2 = 쉽게 기억하려면 밝기가 맞는 곳에서 온전하다고 생각하세요. 흰색은 양지, 검은색은 암흑, 노란색과 갈색은 음지에서 온전합니다. 회색은 어디에서나 부패한 상태입니다. 음지에는 금지된 주사위가 없습니다.
help-light-3 = 오벨리스크 원이 돌아도 주사위는 놓여 있던 신 구역에 그대로 있지만, 빛이 달라집니다. 이 화면에서는 주사위가 새 고리로 저절로 옮겨 갑니다. 온전한 주사위가 가장 바깥, 그다음이 부패한 주사위, 금지된 주사위가 가장 안쪽입니다.
help-purity-caption = 색깔과 빛에 따른 주사위의 상태

help-scribes-title = 서기
help-scribes-1 = 주사위를 가져올 때 서기를 사용해 눈을 바꿀 수 있습니다. 서기 1명마다 눈을 1 또는 { $scribe-shift }만큼 바꾸며, 여러 명을 함께 쓸 수 있습니다. 눈은 1보다 작거나 6보다 클 수 없고, 6에서 1로 또는 1에서 6으로 넘어가지 않습니다.
help-scribes-2 = 바꾼 눈은 행동과 저울에 모두 적용됩니다. 홈 화면의 규칙 설정에서, 저울에는 오벨리스크 원에 있을 때의 눈을 적용하도록 바꿀 수 있습니다.

help-anubis-title = 아누비스
help-anubis-1 = 서기 { $anubis-scribes }명을 사용해 *아누비스 행동*을 합니다. *아무* 주사위나, 금지된 주사위라도 가져와서 그 눈으로 *아무* 신 행동을 하거나 금을 제외한 *아무* 자원을 생산합니다. 주사위가 있던 구역과 색깔은 상관없으며, 회색 주사위로도 할 수 있습니다.
help-anubis-2 = 이 주사위는 저울 아래에 놓습니다. 균형값에는 포함되지 않지만, 가져온 주사위 수에는 포함됩니다. 서기를 더 사용하면 눈도 바꿀 수 있습니다.

help-paying-title = 비용 지불
help-paying-1 = *금*은 만능입니다. 금 1개는 어떤 자원 1개든 대신합니다. 지불 방법이 여러 가지일 때만 어떻게 지불할지 묻습니다.
help-paying-2 = 저울에 놓인 것은 사용할 수 없습니다. 규칙에 따로 적혀 있지 않으면 서기와 신앙으로는 지불할 수 없습니다.
help-paying-3 = 구성품은 건축물 { $buildings }개, 기둥 { $pillars }개, 석상 { $statues }개로 제한되며, 한번 놓은 것은 옮기지 않습니다. 다른 구성품은 수에 제한이 없습니다.
help-paying-4 = 점수는 0 아래로 내려가지 않습니다.

help-cards-title = 축복, 기술, 법령
help-cards-1 = *축복*은 한 번 쓰는 카드입니다. 언제 쓸 수 있는지 카드에 적혀 있으며, 쓰고 나면 버립니다. 한 차례에 여러 장을 쓸 수 있고 효과는 중첩됩니다.
help-cards-2 = *기술*은 받은 직후부터 게임이 끝날 때까지 효과가 있습니다. 기술끼리, 그리고 축복과도 효과가 중첩됩니다.
help-cards-3 = *법령*은 끝까지 가지고 있다가 그때 점수를 받습니다. 더미에서 뽑은 법령은 비공개이고, 시장에서 가져온 법령은 모두가 보았습니다.
help-cards-4 = 가질 수 있는 카드 수에는 제한이 없습니다.
help-cards-figure = 카드 시장. 게임 중에 카드를 가리키거나 누르면 효과를 볼 수 있습니다.

help-produce-title = 자원 생산
help-produce-1 = 색깔이 자원의 종류를, 눈이 개수를 정합니다. 회색 주사위는 아무것도 생산하지 않습니다.
help-produce-2 = 그 자원의 생산 마커는 { $start-production }에서 시작해 { $production-limit }까지 오르며, 부패 없이 가질 수 있는 개수를 나타냅니다. 그보다 많이 생산한 자원은 저울 오른쪽에 놓습니다. 이 초과 자원은 다음 마앗 단계에서 1개마다 균형값을 1씩 낮추고 사라집니다.
help-produce-3 = 예를 들어 빵 생산이 3일 때 갈색 5로 생산하면, 빵 3개는 갖고 2개는 저울로 갑니다.
help-produce-caption = 색깔별 생산 자원

help-horus-title = 호루스: 석상 건설
help-horus-cost = 플레이어 보드의 다음 석상 아래에 표시된 화강암
help-horus-value = 기릴 수 있는 신을 정함
help-horus-gain = 보너스를 거듭 주는 석상, 또는 점수 계산마다 점수를 더하는 석상
help-horus-1 = 석상은 플레이어 보드에서 왼쪽부터 가져오며, 아래에 표시된 만큼 화강암이 듭니다. 다음 중 어디에 건설할지 선택합니다:
help-horus-2 = *신을 기리는 석상.* 호루스 영역에서 주사위 눈을 찾으면 신과 보너스가 나옵니다. 그 신 구역의 빈 석상 칸에 석상을 놓습니다. 이제부터 *다른 플레이어*가 그 신 행동을 할 때마다 보너스를 받습니다.
help-horus-3 = *민중을 위한 석상.* 눈은 상관없습니다. 작업장 위, 채석장 위, 신전 가운데 행, 신전 가운데 열 중 한 곳에 놓고 그곳의 금을 가져옵니다. 작업장이나 채석장 위의 석상은 점수 계산 때 그 아래 두 자원 구역에 모두 포함됩니다. 신전의 석상은 그 행이나 열에 있는 내 기둥마다 즉시 { $own-pillar-vp }점을 줍니다.
help-horus-4 = 신마다 석상 칸은 4인 게임에서 { $statue-spaces-4 }칸, 3인에서 { $statue-spaces-3 }칸, 2인에서 { $statue-spaces-2 }칸입니다. 3인 게임에서는 어느 신을 기리는 첫 석상을 건설한 직후에도 보너스를 받습니다. 2인 게임에서는 자신이 그 신 행동을 할 때도 보너스를 받지만, 석상을 건설할 때는 받지 않습니다.
help-horus-5 = 같은 신을 기리는 석상을 더 건설해도 보너스는 늘지 않습니다. 보너스는 행동이 끝난 뒤, 행동한 플레이어의 다음 사람부터 차례 순서대로 받습니다.
help-horus-caption = 주사위 눈에 따른 호루스 칸
help-statue-caption = 석상에 드는 화강암
help-horus-figure = 호루스 영역: 주사위 눈, 그 눈이 가리키는 신, 석상의 보너스.

help-ra-title = 라: 기둥 세우기
help-ra-cost = 타일에 표시된 석회암과 화강암
help-ra-value = 타일을 정함
help-ra-gain = 타일 주변에 따른 점수, 칸의 보상, 때로는 능력
help-ra-1 = 주사위 눈에 따라 타일 3개 중 하나를 사용합니다. 비용을 지불하고 원하는 방향으로 돌려 신전 단지의 빈칸에 놓습니다. 그런 다음 이 순서로 진행합니다:
help-ra-2 = 같은 행과 열에 있는 건축물마다 누구의 것이든 1점. 석상은 포함하지 않습니다.
help-ra-3 = 맞닿은 타일이나 외곽면과 색깔이 같은 면마다 1점. 신전의 모서리에서는 2점씩입니다.
help-ra-4 = 타일로 덮은 칸에 표시된 보상.
help-ra-5 = 타일이 놓여 있던 자리에 따른 점수.
help-ra-6 = 타일의 능력. 지금 라 구역의 빛이 타일의 빛과 같을 때만 발동합니다. 비용이 드는 능력은 쓰지 않아도 됩니다.
help-ra-7 = 내 기둥 하나를 타일 위에 놓아 내 것임을 나타냅니다. 남은 타일을 오른쪽으로 밀고 왼쪽에 새 타일을 놓습니다.
help-ra-caption = 라의 타일
help-ra-figure = 색깔 있는 면과 타일, 기둥이 놓인 신전 단지와 그 위의 라 타일 3개.

help-hathor-title = 하토르: 신전에 건설
help-hathor-cost = 칸에 표시된 빵 { $bread-least }~{ $bread-most }개
help-hathor-value = 인구가 그만큼 전진
help-hathor-gain = 그 행이나 열의 내 기둥에서 점수, 빈칸에서 자원과 신앙
help-hathor-1 = 신전 옆의 빈 건축물 칸을 아무 곳이나 고릅니다. 주사위 눈은 위치를 제한하지 않습니다. 표시된 빵을 지불하고 플레이어 보드의 맨 왼쪽 건축물을 놓습니다. 그런 다음 그 행이나 열을 살펴봅니다:
help-hathor-2 = 내 기둥마다 { $pillar-vp }점을 얻습니다.
help-hathor-3 = 빈칸마다 표시된 것이 자원이나 신앙이면 정확히 1개를 받습니다. 서기는 이렇게 받을 수 없습니다.
help-hathor-4 = 마지막으로 인구가 주사위 눈만큼 전진합니다.
help-hathor-5 = 4인보다 적으면 일부 건축물 칸은 사용하지 않습니다.

help-bastet-title = 바스테트: 연회 개최
help-bastet-cost = 파피루스 { $bastet-papyrus }개
help-bastet-value = 행복지수가 그만큼 전진
help-bastet-gain = 행복지수, 그리고 낮은 눈이면 서기
help-bastet-1 = 비용을 지불하면 행복지수가 주사위 눈만큼 전진합니다. 행복지수는 인구를 앞지를 수 없으며, 넘치는 만큼은 사라집니다.
help-bastet-2 = 눈이 낮으면 서기도 받습니다. 작은 연회에서는 글을 쓸 여유가 있기 때문입니다.
help-bastet-caption = 연회에서 받는 서기

help-populace-title = 인구와 행복지수
help-populace-1 = 두 마커는 0부터 { $populace-limit }까지 같은 트랙을 나아갑니다. *인구*는 하토르 행동으로 늘며 시장을 엽니다. 누군가의 인구가 처음으로 { $opens-3 } 또는 { $opens-4 }에 도달하면 세 번째 또는 네 번째 구역이 채워지며, 모두가 이용할 수 있습니다.
help-populace-2 = *행복지수*는 바스테트 행동으로 오르고 오시리스 행동으로 내려가며, 인구를 넘지 못합니다. 이용할 수 있는 시장 구역을 정하고, 도달한 ▲ 하나당 점수를 줍니다.
help-populace-3 = 행복지수가 처음으로 { $reward-1 }에 도달하면 금 1개, { $reward-2 }에 도달하면 서기 1명을 받습니다. { $reward-3 }에 도달하면 주사위 없이 원하는 눈으로 아무 행동 하나를 즉시 수행하며, 비용은 평소대로 냅니다.
help-populace-caption = 트랙의 표시
help-populace-figure = 모든 플레이어의 마커 2개씩이 놓인 민중 트랙.

help-thoth-title = 토트: 카드 획득
help-thoth-cost = 눈이 낮으면 무료, 아니면 파피루스
help-thoth-value = 카드 수를 정함
help-thoth-gain = 시장의 한 구역에서 가져오는 카드
help-thoth-1 = 눈에 따라 가져올 카드 수와 비용이 정해집니다. 비용을 모두 내고 카드를 모두 가져와야 하며, 열린 구역 중 내 행복지수로 이용할 수 있는 한 구역에서만 가져옵니다. 카드가 모자라는 구역은 고를 수 없습니다.
help-thoth-2 = 첫 카드를 가져오기 전에 파피루스 { $renewal }개를 내고 한 구역의 카드를 모두 버린 다음 새로 채울 수 있습니다. 구역마다 한 번씩 할 수 있습니다.
help-thoth-3 = 빈칸은 차례가 끝날 때 같은 종류의 카드로 채웁니다. 더미가 떨어지면 버린 카드로 새 더미를 만듭니다.
help-thoth-caption = 카드 수와 비용
help-market-caption = 카드 시장의 구역

help-osiris-title = 오시리스: 작업장과 채석장
help-osiris-cost = 행복지수 1
help-osiris-value = 행을 정함
help-osiris-gain = 생산 증가, 그리고 그 자원을 즉시 획득
help-osiris-1 = 행복지수가 정확히 1 줄어듭니다. 행복지수가 0이면 건설할 수 없습니다. 플레이어 보드의 맨 왼쪽 건축물을 주사위 눈에 해당하는 행의 빈칸에, 자원 구역 4개 중 원하는 곳에 놓습니다. 그런 다음 생산이 오르고 그 행에 표시된 것을 받습니다.
help-osiris-2 = 숫자가 큰 행은 즉시 더 많이 줍니다. 숫자가 작은 행은 동률에서 유리합니다. 점수 계산 때 가장 위에 있는 구성품이 동률을 가립니다.
help-osiris-3 = 2행의 첫 건축물은 그 옆에 놓인 금도 가져옵니다. 생산은 { JOSA($production-limit, pair: "을/를") } 넘지 않으며, 넘치는 만큼은 사라집니다.
help-osiris-caption = 건축물이 주는 것
help-osiris-figure = 오시리스 영역: 행은 주사위 눈, 열은 자원 구역입니다.

help-rotation-title = 자전
help-rotation-1 = 모든 플레이어의 주사위가 { $dice-half }개 또는 { $dice-for-maat }개가 된 라운드의 마지막 차례가 끝나면, 오벨리스크 원이 시계방향으로 한 구역 돕니다. 호루스에 들던 빛이 이제 라에 듭니다.
help-rotation-2 = 모두의 주사위가 { $dice-for-maat }개씩이면 이어서 마앗 단계를 진행합니다(다음 항목 참고).
help-rotation-3 = 그런 다음 새로 *음지*가 된 두 구역에 각각 플레이어 수만큼 주사위를 주머니에서 뽑아 굴려 놓습니다.
help-rotation-4 = 모든 주사위를 새 빛에 맞는 고리로 옮기고 다음 라운드를 시작합니다.
help-rotation-before-figure = 자전 전.
help-rotation-after-figure = 자전 후: 같은 신이 다른 빛을 받고, 음지에 새 주사위가 놓였습니다.

help-maat-title = 마앗
help-maat-1 = *저울 재기.* 균형값은 온전한 주사위 눈의 합에서 부패한 주사위 눈의 합을 빼고, 저울에 놓인 자원 1개마다 1을 더 뺀 값입니다. 저울 아래의 주사위는 포함하지 않습니다.
help-maat-2 = *신앙.* 차례 순서대로 신앙을 원하는 만큼 저울 어느 쪽에든 놓을 수 있습니다. 1개마다 균형값이 1씩 바뀝니다.
help-maat-3 = *점수 손실.* 균형값이 0보다 한참 낮으면 점수를 잃습니다. 균형값이 0 이상이면 아무것도 잃지 않습니다.
help-maat-4 = *새 차례 순서.* +와 − 어느 쪽이든 0에 가까운 사람이 앞섭니다. +2와 −2는 동률이며, 동률이면 앙크 가치가 더 높은 사람이 앞섭니다.
help-maat-5 = *점수 계산.* 오벨리스크 원의 화살표가 남아 있는 점수 계산 마커 중 숫자가 가장 낮은 것을 가리키면 진행합니다. 마앗 단계 두 번마다 한 번씩 그렇게 됩니다.
help-maat-6 = *정리.* 주사위는 주머니로, 저울에 놓인 자원과 모든 신앙은 공급처로 돌아갑니다. 신앙은 모아 둘 수 없습니다.
help-maat-7 = *운명.* 운명 카드 4장을 가운데로 되돌립니다. 새 차례 순서대로 1장씩 가져오고 보상을 받습니다. 이때 받은 신앙은 다음 마앗 단계까지 간직합니다.
help-maat-caption = 균형값에 따라 잃는 점수
help-maat-figure = 마앗 단계 전의 저울. 온전한 쪽은 더하고 부패한 쪽은 뺀 값이 균형값입니다.

help-scoring-title = 점수 계산
help-scoring-1 = 점수 계산은 { $scorings }번 합니다. 모든 플레이어가 한 단계를 마친 뒤 다음 단계로 넘어갑니다. 게임 보드에서 치우는 것은 없으므로, 건설한 것은 두 번 모두 점수를 줍니다.
help-scoring-caption = 점수 계산 단계
help-scoring-districts = 오시리스의 자원 구역마다: 위쪽 석상까지 포함해 구성품이 가장 많은 사람. 동률이면 가장 위에 있는 구성품이 이기며, 석상이 맨 위입니다.
help-scoring-districts-vp = { $district-vp }점
help-scoring-temple = 신전에 있는 내 건축물과 석상마다.
help-scoring-temple-vp = 1점
help-scoring-pillars = 내 기둥마다: 같은 행과 열에 있는 내 건축물과 석상 하나당.
help-scoring-pillars-vp = 1점
help-scoring-statues = 위치와 관계없이 건설한 석상의 수.
help-scoring-statues-vp = 최대 { $statues-most }점
help-scoring-happiness = 행복지수가 도달한 ▲ 하나당.
help-scoring-happiness-vp = { $happiness-vp }점
help-scoring-production = { $production-limit }에 있는 생산 마커마다.
help-scoring-production-vp = { $production-vp }점
help-scoring-row = 건축물 행에서 건축물이 없는 칸에 표시된 점수.
help-scoring-row-vp = 표시된 점수
help-scoring-bread = 건축물 행에 표시된 만큼 빵을 지불합니다. 금으로 대신할 수 있습니다. 지불할 수 없거나 지불하지 않은 빵마다:
help-scoring-bread-vp = −{ $unpaid-vp }점
help-scoring-2 = 그런 다음 점수 계산 마커를 게임 보드에서 제거합니다.
help-statues-caption = 건설한 석상
help-happiness-caption = 행복지수
help-row-caption = 건설한 건축물 수에 따른 점수와 빵
help-scoring-figure = 게임 한 판의 점수 내역.

help-end-title = 게임 종료
help-end-1 = 마지막 점수 계산 전에 법령 D23을 선언할 수 있습니다. 선언하면 행동 하나를 하며, 이 법령은 점수를 계산하는 법령에 포함됩니다.
help-end-2 = 마지막 점수 계산이 끝나면 차례 순서대로 *법령*을 공개합니다. 최대 { $decrees-scored }장을 골라 점수를 계산하며, 표식이 같은 법령은 1장만 고를 수 있습니다.
help-end-3 = 차례 순서 첫 번째는 { $first-vp }점을 얻습니다. 3~4인 게임에서는 두 번째도 { $second-vp }점을 얻습니다.
help-end-4 = 점수가 가장 높은 사람이 승리합니다. 동점이면 서기가 가장 많은 사람, 그것도 같으면 차례 순서가 앞선 사람이 승리합니다.

help-botankhamun-title = 솔로 플레이: 보탕카멘
help-botankhamun-1 = 보탕카멘은 솔로 플레이의 상대입니다. 알고 있는 규칙 그대로 보탕카멘과 2인 게임을 합니다. 보탕카멘은 스스로 판단하지 않고 타일과 데벤 토큰, 정해진 규칙을 따르며, 아무것도 지불하지 않습니다. 진행은 프로그램이 맡고, 기록에 모든 단계와 이유가 남습니다.
help-botankhamun-2 = *게임 준비.* 보탕카멘은 { $bot-vp }점, 행복지수 { $bot-happiness }, 인구 { JOSA($bot-population, pair: "으로/로") } 시작합니다. 플레이어 보드, 자원, 법령, 시작 카드는 없으며, 차례 순서는 첫 번째입니다. 호루스 { $bot-slot }번 칸의 신을 기리는 석상을 하나 가지고 시작합니다. 플레이어는 시작 카드 { $bot-cards-shown }장을 받아 { $bot-cards-taken }장을 갖습니다.
help-botankhamun-3 = *타일.* 행동 타일 10개를 { $pyramid }층 피라미드로 놓습니다. 첫 차례에는 진보 마커가 맨 아래층의 첫 타일로 가고, 그다음부터는 데벤 토큰을 던져 오른쪽 타일이나 오른쪽 위 타일로 갑니다. 마앗 단계가 끝날 때마다 피라미드를 새로 만듭니다.
help-botankhamun-4 = *주사위.* 신 타일이면 그 신 구역에서 눈이 가장 높은 주사위를 가져가며, 같으면 온전한 주사위를 고릅니다. 가져갈 수 있는 주사위가 없으면 시계반대방향의 다음 구역에서 가져갑니다. 자원 타일이면 첫 번째 자원의 색깔에서 눈이 가장 높은 주사위를 가져가고, 없으면 다음 자원으로 넘어갑니다. 같으면 보탕카멘의 석상이 있는 구역을 먼저 고릅니다. 금지된 주사위는 절대 가져가지 않습니다.
help-botankhamun-5 = *행동*은 언제나 주사위가 있던 구역의 신 행동입니다. 생산하지 않으며, 점수와 서기와 카드만 얻습니다.
help-botankhamun-horus = *호루스:* 눈에 해당하는 신을 기리는 석상을 건설합니다. 안 되면 자원 구역을 가장 많이 차지하게 되는 작업장이나 채석장 위에, 그것도 안 되면 보탕카멘의 기둥이 더 많은 신전의 행이나 열에 건설합니다. 그곳에도 빈칸이 없으면 { $bot-no-space }점을 얻습니다.
help-botankhamun-ra = *라:* 타일을 돌리지 않고 점수를 가장 많이 얻는 칸에 놓습니다. 같은 행과 열의 건축물마다 1점, 타일이나 외곽면과 맞닿은 면마다 1점, 그리고 라 영역의 자리에 따른 점수입니다.
help-botankhamun-hathor = *하토르:* 보탕카멘의 기둥으로 점수를 가장 많이 얻는 곳에 건축물을 건설합니다. 인구는 평소대로 전진합니다.
help-botankhamun-bastet = *바스테트:* 행복지수가 전진하며, 인구를 앞지르게 될 때는 인구가 대신 전진합니다. 서기는 플레이어와 똑같이 받습니다.
help-botankhamun-thoth = *토트:* 행복지수로 이용할 수 있는 가장 높은 구역에서 눈에 따른 수만큼 카드를 가져갑니다. 법령, 기술, 축복 순서입니다.
help-botankhamun-osiris = *오시리스:* 눈에 해당하는 행, 색깔에 해당하는 자원 구역에 건축물을 건설합니다. 차 있으면 오른쪽으로, 그다음에는 위쪽 행으로 옮겨 갑니다.
help-botankhamun-6 = *신을 기리는 석상*은 두 플레이어 중 누가 그 신 행동을 하든 석상의 주인에게 보너스를 줍니다. 플레이어는 평소와 같은 보너스를, 보탕카멘은 다음 보너스를 받습니다:
help-botankhamun-7 = *마앗.* 보탕카멘의 균형값은 정해져 있고 앙크 가치는 { $bot-ankh }입니다. 보탕카멘보다 0에 가까우면 차례가 앞서고 모든 운명 카드 중에서 고릅니다. 보탕카멘이 먼저라면 A01이나 A02를 무작위로, 보상 없이 가져갑니다.
help-botankhamun-8 = *점수 계산.* 보탕카멘은 자원 구역, 신전, 석상, 행복지수 점수를 플레이어와 똑같이 얻습니다. 축복은 장당 { $bot-blessing }점을 주고 버려지며, 기술은 장당 { $bot-technology }점을 주고 남습니다. 게임이 끝나면 법령은 장당 { $bot-decree }점, 서기는 { $bot-scribes }명마다 1점입니다. 차례 순서 점수도 받습니다.
help-botankhamun-9 = *도전 과제*는 모든 난이도에 더할 수 있습니다. 시작 카드 2장을 고르지 않고 무작위로 받기, 그리고 보탕카멘의 법령을 장당 { $bot-decree-challenge }점으로 계산하기입니다.
help-botankhamun-figure = 보탕카멘의 피라미드와 마커, 구성품.
help-bonus-caption = 보탕카멘의 호루스 보너스
help-balance-caption = 보탕카멘의 균형값
help-levels-caption = 난이도
help-level-easy = 추가 없음
help-level-medium = 빵 { $bot-bread-row }행과 화강암 { $bot-granite-row }행의 건축물, 신전 { $bot-pillar-row }행 { $bot-pillar-column }열의 기둥
help-level-hard = 보통의 모든 것에 더해, 호루스 { $bot-hard-slot }번 칸의 신을 기리는 두 번째 석상

help-screen-title = 화면 사용법
help-screen-1 = *고르기.* 고를 수 있는 주사위와 칸, 카드는 빛나며, 누르면 선택됩니다. 주사위를 가리키거나 Tab 키로 옮겨 가면 각 행동으로 무엇을 얻는지 볼 수 있습니다. 할 수 없는 것은 흐리게 보이고 이유를 알려 줍니다.
help-screen-2 = *되돌리기.* 내 차례에 한 일은 확정하기 전까지 되돌릴 수 있습니다. “한 단계 되돌리기” 버튼은 바로 전 단계로, “차례 되돌리기” 버튼은 차례의 처음으로 되돌립니다. 다른 플레이어는 확정한 뒤에야 볼 수 있습니다. 다만 주사위 굴림이나 새 카드처럼 감춰진 것이 공개된 선택은 바로 확정됩니다.
help-screen-3 = *힌트*는 먼저 살펴볼 곳과 질문을 알려 줍니다. 다시 누르면 가장 좋은 차례 세 가지와 그 이유를 보여 줍니다. *이대로 하기*를 누르면 그 차례가 진행되며, 아직 되돌릴 수 있습니다.
help-screen-4 = *친구.* 친구 자리마다 비밀 링크가 있습니다. 링크를 보내면, 열어서 이름을 적은 사람이 그 자리에 앉습니다. 계정은 필요 없습니다. 게임은 저장되므로 며칠에 걸쳐 해도 됩니다. 다른 사람은 누구나 관전할 수 있지만, 비공개 정보는 볼 수 없습니다.
help-screen-5 = *컴퓨터.* 컴퓨터의 실력은 다섯 가지이며 저마다 얼굴이 있습니다. 견습생은 사람처럼 실수하고, 예언자는 최대한 멀리 내다봅니다. 너무 오래 걸리면 “더 빠르게” 버튼을 누르세요.
help-screen-6 = *다시 보기.* 기록의 각 줄을 누르면 그 순간으로 갑니다. 다시 보기에서는 게임을 한 단계씩 따라가며 점수 그래프와 점수 내역을 볼 수 있습니다.
help-screen-7 = *테마.* 위쪽 구석의 반원을 누르면 밝은 화면과 어두운 화면을 바꿀 수 있습니다.
help-keys-caption = 키보드
help-key-tab = 고를 수 있는 다음 것으로(Shift와 함께 누르면 이전 것으로)
help-key-arrows = 그 방향으로 가장 가까운 것으로
help-key-enter = 고르기(선택된 것이 없으면 차례 확정)
help-key-escape = 한 단계 되돌리기
help-key-slash = 이 페이지에서 찾기

# Words of the tables

help-what-cost = 비용
help-what-value = 주사위 눈
help-what-gain = 얻는 것
help-col-color = 주사위
help-col-count = 전체
help-col-out = { $players }인일 때 제외
help-col-produces = 생산
help-col-nothing = 없음
help-col-value = 눈
help-col-values = { JOSA($low, pair: "이나/나") } { $high }
help-col-god = 보드에 인쇄된 신
help-col-bonus = 보너스
help-col-statue = 석상
help-col-tile = 타일
help-col-cards = 카드
help-col-pay = 비용
help-col-section = 구역
help-col-happiness = 내 행복지수
help-col-opens = 열리는 때
help-col-from = { $number } 이상
help-col-always = 처음부터
help-col-population = 인구 { $number }
help-col-row = 행
help-col-production = 생산
help-col-goods = 즉시 획득
help-col-step = 단계
help-col-each = 점수
help-col-balance = 균형값
help-col-to = { $worse } ~ { $better }
help-col-worse = { $worse } 이하
help-col-built = 건설 수
help-col-gone = 건축물
help-col-vp = 점수
help-col-bread = 낼 빵
help-col-slot = 칸
help-col-maat = 마앗 단계
help-col-level = 난이도
help-col-more = 추가되는 것
help-col-key = 키
help-col-does = 하는 일
help-col-mark = 칸
help-col-meaning = 뜻
help-place-left = 왼쪽 타일
help-place-middle = 가운데 타일
help-place-right = 오른쪽 타일
help-market-family =
    { $family ->
        [blessing] 축복 { $count }장
        [technology] 기술 { $count }장
       *[decree] 법령 { $count }장
    }
help-rises-own = 해당 자원 +{ $steps }
help-rises-partner = 해당 자원과, 자원 구역에 따른 다른 자원 +{ $steps }씩
help-rises-any = 해당 자원 +{ $steps }, 원하는 자원 +{ $any }
help-goods-own = 해당 자원 { $amount }개
help-goods-gold = 해당 자원 { $amount }개, 금 { $gold }개
help-key-name =
    { $key ->
        [tab] Tab
        [arrows] ← ↑ → ↓
        [enter] Enter
        [escape] Esc
       *[slash] /
    }
help-level-name =
    { $level ->
        [easy] 쉬움
        [medium] 보통
       *[hard] 어려움
    }
help-joy-mark = ▲ { $symbols }개
help-mark-market =
    { $section ->
        [3] 인구: 시장 세 번째 구역이 열림
       *[4] 인구: 시장 네 번째 구역이 열림
    }
help-mark-reward =
    { $reward ->
        [1] 행복지수: 금 1개
        [2] 행복지수: 서기 1명
       *[3] 행복지수: 행동 1회
    }
help-start-thing =
    { $thing ->
        [vp] { $amount }점
        [happiness] 행복지수 { $amount }
        [population] 인구 { $amount }
        [production] 자원마다 생산 { $amount }
        [gold] 금 { $amount }개
        [scribes] 서기 { $amount }명
        [buildings] 건축물 { $amount }개
        [pillars] 기둥 { $amount }개
       *[statues] 석상 { $amount }개
    }

# Cards

help-cards-page-title = 카드와 타일
help-cards-page-lead = 게임의 모든 카드와 타일의 앞면과 효과입니다. #T05 같은 링크를 쓰면 카드 하나로 바로 갈 수 있습니다.
help-cards-page-family = 종류
help-cards-page-all = 전체
help-cards-family =
    { $family ->
        [pillar] 기둥 타일
        [starting] 시작 카드
        [destiny] 운명 카드
        [decree] 법령
        [blessing] 축복
       *[technology] 기술
    }
help-cards-about =
    { $family ->
        [pillar] 라 행동으로 기둥의 토대로 놓습니다. 그때 라 구역의 빛이 타일의 빛과 같으면 능력이 발동합니다.
        [starting] 시작할 때 2장을 갖습니다. 숫자는 우선권 수치입니다.
        [destiny] 마앗 단계마다 새로 가져옵니다. 숫자는 동률을 가리는 앙크 가치입니다.
        [decree] 게임이 끝날 때 점수를 줍니다. 표식이 서로 다른 법령을 { $decrees-scored }장까지 계산합니다.
        [blessing] 카드에 적힌 때에 한 번 사용하고 버립니다.
       *[technology] 게임이 끝날 때까지 효과가 지속됩니다.
    }
help-cards-initiative = 우선권 수치 { $number }
help-cards-ankh = 앙크 가치 { $number }
help-cards-symbol = 표식: { $symbol }
help-cards-cost = 비용: { $goods }
help-cards-light = 라 구역이 { light }일 때 발동
help-cards-many = 3~4인 게임 전용

# About

help-about-heading = 프로그램 소개
help-about-notice-title = 비공식 프로그램
help-about-notice-1 = *테케누: 태양의 오벨리스크*는 다니엘레 타스키니와 데이빗 투르찌가 만들고 보드 앤 다이스가 펴낸 보드게임입니다. 게임과 그 이름, 그림의 권리는 작가와 출판사에 있습니다.
help-about-notice-2 = 이 프로그램은 팬이 팬을 위해 만들었습니다. 출판사가 만들거나 검수하거나 승인한 것이 아닙니다. 원작의 그림과 글은 들어 있지 않으며, 모든 그림은 프로그램이 그리고 모든 문장은 새로 썼습니다.
help-about-notice-3 = 게임이 마음에 든다면 실물을 구입하세요. 구성품이 무척 아름답습니다.
help-about-program-title = 프로그램
help-about-version = 버전 { $version }. MIT 라이선스를 따르는 자유 소프트웨어이며 소스가 모두 공개되어 있습니다.
help-about-private = 외부에서 아무것도 불러오지 않고, 계정도 없으며, 방문자를 추적하지 않습니다. 쿠키에는 어느 자리가 내 자리인지만 저장합니다.
help-about-edition-title = 사용 중인 에디션
help-about-edition-name = 지금 “{ $name }” 에디션을 사용하고 있습니다.
help-about-edition-changes =
    { $count ->
        [0] 모든 값이 기본값입니다.
       *[other] 값 { $count }개가 기본값과 다릅니다.
    }
help-about-edition-1 = 보드와 카드에 인쇄된 비용, 보상, 면의 색깔은 이 프로그램에서 데이터입니다. 값마다 출처가 있습니다.
help-about-origin-rulebook = *규칙서:* 규칙에 적혀 있는 값이라 바꿀 수 없습니다.
help-about-origin-public = *공개 자료:* 서로 독립된 공개 자료에 나와 있고 규칙과도 맞는 값입니다.
help-about-origin-reconstructed = *추정:* 어떤 자료에서도 찾을 수 없어, 규칙의 모든 내용에 맞도록 정한 값입니다. 게임에는 지장이 없지만 실물에 인쇄된 값과 다를 가능성이 큽니다.
help-about-origin-own = *내 에디션:* 이 에디션에서 바꾼 값입니다.
help-about-table-caption = 표별 값의 출처
help-about-table = 표
help-about-origin =
    { $origin ->
        [rulebook] 규칙서
        [public] 공개 자료
        [reconstructed] 추정
       *[own] 내 에디션
    }
help-about-what =
    { $table ->
        [start] 시작할 때 갖는 것
        [dice] 주사위
        [wheel] 오벨리스크 원
        [statues] 석상
        [building_row] 건축물 행
        [horus] 호루스
        [pillars] 기둥 타일
        [ra] 라
        [temple] 신전 단지
        [osiris] 오시리스
        [tracks] 트랙
        [market] 카드 시장
        [maat] 마앗
        [cards] 카드
       *[botankhamun] 보탕카멘
    }
help-about-owner-title = 실물 게임이 있다면
help-about-owner-1 = 값을 실물과 하나하나 비교하고 직접 바꿀 수 있습니다. 다음 명령으로 모든 표를 출처와 함께 출력하고, 채워 넣을 파일을 만들고, 그 파일을 검사할 수 있습니다:
help-about-owner-2 = 파일에 적지 않은 값은 그대로입니다. 자세한 내용은 구성품 문서에 있습니다.
