# Time of Seth: what its cards and tiles do, what may be chosen, what happened.

# Cards and tiles by what they bring. $goods is a list of amounts.
card-starting-gain = { $goods }.
card-starting-choose = 원하는 조합으로 자원 { $amount }개: { $goods }.
card-starting-look =
    { $family ->
        [blessing] 더미에서 축복 { $amount }장을 보고 1장을 가짐. 나머지는 더미에 다시 섞음.
       *[technology] 더미에서 기술 { $amount }장을 보고 1장을 가짐. 나머지는 더미에 다시 섞음.
    }
card-starting-perform =
    { $god ->
        [seth] 눈 { JOSA($value, pair: "으로/로") } { god } 행동. 병사를 지불하지 않고 피도 받지 않음.
       *[other] 눈 { JOSA($value, pair: "으로/로") } { god } 행동. 행복지수는 그대로.
    }
card-conquest-pillar-gain = 이 타일 위에 기둥을 세운 플레이어가 획득: { $goods }.
card-conquest-pillar-draw =
    { $family ->
        [blessing] 이 타일 위에 기둥을 세운 플레이어가 획득: 더미 맨 위의 축복 1장.
        [technology] 이 타일 위에 기둥을 세운 플레이어가 획득: 더미 맨 위의 기술 1장.
       *[decree] 이 타일 위에 기둥을 세운 플레이어가 획득: 더미 맨 위의 법령 1장.
    }
card-conquest-line-gain = 이 타일의 행이나 열에 건축물을 건설할 때마다, 건설한 플레이어가 획득: { $goods }.
card-conquest-line-draw =
    { $family ->
        [blessing] 이 타일의 행이나 열에 건축물을 건설할 때마다, 건설한 플레이어가 획득: 더미 맨 위의 축복 1장.
        [technology] 이 타일의 행이나 열에 건축물을 건설할 때마다, 건설한 플레이어가 획득: 더미 맨 위의 기술 1장.
       *[decree] 이 타일의 행이나 열에 건축물을 건설할 때마다, 건설한 플레이어가 획득: 더미 맨 위의 법령 1장.
    }
card-cultist-excess = 초과 자원을 생산할 때마다: { $goods }.
card-cultist-excess-automas = 초과 자원을 생산할 때마다 원하면 { $goods } 획득, 이때 오토마마다 { $vp }점 획득.
card-cultist-god = { god } 행동을 할 때마다: { $goods }.
card-cultist-god-automas = { god } 행동을 할 때마다 원하면 { $goods } 획득, 이때 오토마마다 { $vp }점 획득.
card-artifact-gain = 구매 즉시 한 번: { $goods }.
card-artifact-production = 구매 즉시 한 번: 원하는 생산 마커를 총 { $amount }칸 전진.
card-artifact-look = 구매 즉시 한 번: 더미에서 법령 { $amount }장을 보고 1장을 가짐. 나머지는 더미 맨 아래로.
card-artifact-maat = 마앗 단계를 시작할 때마다: { $goods }.
card-artifact-buildings = 점수 계산마다 세트 보드의 내 건축물 하나당 { $amount }점 추가.
card-artifact-weightless = 마앗 단계마다: 내 피는 균형값에 포함되지 않음.

# What a player may choose
option-cultist = { $card } 가져오기
    .text = { $text }
option-artifact = { priests }으로 { $card } 구매하기
    .text = { $text }
option-conquest = { temple-space }에 놓기
option-god-seth = 세트
    .detail = { soldiers }으로 지역 { $value } 정복: { $gains }
option-honor-seth = { priests }을 더 지불하고 세트를 기리는 석상 건설하기(보너스: { amount })
option-waive-seth = { JOSA($card, pair: "을/를") } 사용해 화강암 면제받기(세트를 기리는 석상에는 여전히 { priests } 필요)
option-people-seth = 민중을 위한 석상 건설하기: { people-space }, 시장 카드 { $cards }장 획득
option-pass-artifact = 구매하지 않기(유물은 더미 맨 아래로)
prompt-cultist = 가져올 광신도를 고르세요.
prompt-artifact = 운명 카드 옆의 유물을 구매하시겠습니까?
prompt-conquest = 정복 타일 { JOSA($tile, pair: "을/를") } 놓을 칸을 고르세요. { $text }
priests = 사제 { $priests }명
soldiers = 병사 { $soldiers }명

# What happened
event-spent = { JOSA($player, pair: "이/가") } { amount-object } 사용했습니다.
region = 지역 { $region }
    .place = region-{ $region }
event-built-region = { JOSA($player, pair: "이/가") } { JOSA(region, pair: "을/를") } 정복했습니다.
event-conquered = { JOSA($player, pair: "이/가") } 정복 타일 { JOSA($tile, pair: "을/를") } { temple-space }에 놓았습니다.
event-conquest-drawn = 정복 타일 { JOSA($tile, pair: "이/가") } 공개되었습니다.
event-covered = { JOSA($player, pair: "이/가") } 정복 타일 { JOSA($tile, pair: "을/를") } 덮었습니다.
event-served = { JOSA($player, pair: "이/가") } 광신도 { $card }의 도움을 받았습니다.
event-displayed = 운명 카드 { $destiny } 옆에 유물 { JOSA($card, pair: "이/가") } 놓였습니다.
event-buried = 유물 { JOSA($card, pair: "이/가") } 더미 맨 아래로 갔습니다.

# Why something is not possible
reason-region-full = 지역 { $region }에 빈칸이 없음
reason-region-needs = 지역 { $region }에 { amount } 필요(보유 { $have })
reason-seth-only = 세트 보드의 주사위로는 세트 행동만 가능

# The board as the terminal shows it
board-seth = 세트 보드
board-seth-dice = 주사위
board-seth-statues = 세트를 기리는 석상
board-seth-bonus = 각 { amount }
board-seth-conquest = 정복
board-seth-conquest-none = 남은 타일 없음
board-seth-more =
    { $count ->
        [0] { $text } 남은 타일 없음.
       *[other] { $text } 남은 타일 { $count }개.
    }
board-seth-region = 지역 { $region }
board-seth-cost = 병사 { $soldiers }, { $vp }점
board-seth-people = 민중을 위한 석상
board-seth-artifact = { $destiny } { $card }({ priests })
board-seth-artifacts = 유물
board-seth-cultists = 공개된 광신도
board-army = 군대
board-army-of = { soldiers }, { priests }, 피 토큰 { $blood }개
board-cultist = 광신도
board-artifacts = 유물

play-new-seth = 세트의 시대를 사용하는 { $players }인 새 게임입니다. 시드 { $seed }. ?를 입력하면 도움말이 나옵니다.
help-seth = 세트: 세트 보드의 주사위를 가져와 병사를 지불하고 눈에 해당하는 지역에 건축물을 놓습니다. 지역에 표시된 보상과 피 토큰 1개를 받고, 공개된 정복 타일을 신전에 놓습니다. 피 토큰은 1개마다 마앗 단계의 균형값을 1씩 낮춥니다. 빨간색 주사위는 병사를, 파란색 주사위는 사제를 눈의 절반만큼(올림) 주고, 초록색 주사위는 원하는 자원을 줍니다. 회색 주사위는 언제나 세트 보드에 놓입니다.
help-card-conquest = 정복 타일 { $card }
help-card-cultist = 광신도 { $card }, 게임 내내 효과 지속
help-card-artifact = 유물 { $card }, { priests }
