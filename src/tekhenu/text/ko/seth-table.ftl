# Time of Seth and the Automas on the table of the browser.

# Cards
face-family-seth =
    { $family ->
        [conquest] 정복
        [cultist] 광신도
       *[artifact] 유물
    }
face-conquest = 정복 타일 { $card }: { $text }
face-cultist = 광신도 { $card }: { $text }
face-artifact = 유물 { $card }, { priests }: { $text }

# The board of Seth
seth-label = 세트: 주사위, 지역 6개, 그 위의 민중을 위한 석상, 정복 타일
seth-armies = 모든 플레이어의 병사와 사제
seth-dice = 세트의 주사위: 오벨리스크의 주사위 대신 가져와, 눈에 해당하는 지역을 정복합니다
seth-stack =
    { $tiles ->
        [0] 남은 정복 타일 없음
       *[other] 남은 정복 타일 { $tiles }개
    }
seth-cards = 여기에 석상을 건설하면 시장 카드 { $cards }장을 가져옵니다
seth-region = 지역 { $region }: 비용은 { soldiers }, 점수 계산마다 건축물 하나당 { $vp }점
seth-building = 지역 { $region }에 있는 { $name }의 건축물
seth-soldiers = { $player }의 병사 { $count }명
seth-priests = { $player }의 사제 { $count }명
seth-honor = 세트를 기리는 석상: 눈은 아무것이나, 화강암에 더해 { priests } 지불, 보너스는 { amount }

# Player boards
seth-blood = 피 토큰 { $count }개: 부패한 쪽에서 1개마다 마앗 단계의 균형값을 1씩 낮춥니다
seth-blood-weighs = 부패한 쪽에 더해지는 피의 무게: { $amount }
seth-regions = 세트의 지역에 건축물 { $count }개

# What lies on offer
offer-cultists = 공개된 광신도
offer-artifacts = 운명 카드와 그 옆의 유물

# Boards of the Automas
automa-tiles = 행동 타일
automa-stack =
    { $tiles ->
        [0] 행동 타일을 모두 공개했습니다. 마앗 단계 후 새로 받습니다
       *[other] 뒷면으로 놓인 행동 타일 { $tiles }개
    }
automa-tile-recruits =
    { $state ->
        [here] 사제와 병사: 지난 차례의 타일
       *[other] 사제와 병사: 사용함
    }
automa-left =
    { $piece ->
        [building] 남은 건축물 { $count }개
        [pillar] 남은 기둥 { $count }개
       *[statue] 남은 석상 { $count }개
    }
automa-marker =
    { $kind ->
        [district] { $player }의 마커: 조건이 같은 자원 구역 중 여기서부터 첫 번째를 고릅니다
        [border] { $player }의 마커: 조건이 같은 주사위 중 여기서 시계반대방향으로 첫 번째를 가져갑니다
        [line] { $player }의 마커: 조건이 같은 행과 열 중 여기서부터 첫 번째를 고릅니다
       *[space] { $player }의 마커: 조건이 같은 칸 중 여기서부터 첫 번째를 고릅니다
    }

# What a choice means with Seth
prompt-starting-dealt = 가져올 시작 카드를 고르세요. 받은 3장 중 2장을 가집니다.
option-god-horus-or-seth = 호루스
    .detail = 화강암 { $granite }개로 석상 건설({ god } 또는 세트를 기리거나 민중을 위해)
option-destiny-artifact = { $card } 가져오기(앙크 { $ankh })
    .text = { $text } 유물 { $artifact }: { priests }.
option-destiny-too-dear = { $card } 가져오기(앙크 { $ankh })
    .text = { $text } 유물 { $artifact }에는 { priests } 필요(보유 { $held }명).

# Why an Automa scores
event-scored-service = 다른 플레이어가 광신도 { $card }의 도움을 받았으므로 { JOSA($player, pair: "이/가") } { $vp }점을 획득했습니다.
