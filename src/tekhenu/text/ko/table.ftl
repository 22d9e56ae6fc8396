
# Temple, Osiris, Horus, populace
table-temple = 신전
table-temple-label = 신전 단지와 라의 타일, 기둥, 건축물, 민중을 위한 석상
table-temple-place = { temple-space }에 타일 놓기(최대 { $vp }점): 어느 방향으로?
table-temple-space = { temple-space }: { amount }
table-temple-corner = { temple-space }: { amount }. 모서리라서 일치하는 면의 점수가 두 배입니다.
table-building-place = { temple-line }의 건축물 칸, 빵 { $bread }개
table-people = 민중을 위한 석상 칸, { people-space }
table-people-gold = 민중을 위한 석상 칸, { people-space }. 이곳에 처음 건설하는 플레이어가 금을 획득합니다
table-ra-place = 눈 { JOSA($low, pair: "이나/나") } { JOSA($high, pair: "으로/로") } 라 행동을 하면 이 타일에 기둥을 세우고 { $vp }점을 더 획득합니다
table-tiles-left =
    { $tiles ->
        [0] 라 영역을 채울 타일이 남지 않았습니다
       *[other] 라 영역을 채울 타일이 { $tiles }개 남았습니다
    }
table-tile =
    { $light ->
        [none] { $tile }, 석회암 { $limestone }개와 화강암 { $granite }개. { $text }
        [sunny] { $tile }, 석회암 { $limestone }개와 화강암 { $granite }개. 라 구역이 양지일 때: { $text }
        [shaded] { $tile }, 석회암 { $limestone }개와 화강암 { $granite }개. 라 구역이 음지일 때: { $text }
       *[dark] { $tile }, 석회암 { $limestone }개와 화강암 { $granite }개. 라 구역이 암흑일 때: { $text }
    }
table-tile-limestone =
    { $light ->
        [none] { $tile }, 석회암 { $limestone }개. { $text }
        [sunny] { $tile }, 석회암 { $limestone }개. 라 구역이 양지일 때: { $text }
        [shaded] { $tile }, 석회암 { $limestone }개. 라 구역이 음지일 때: { $text }
       *[dark] { $tile }, 석회암 { $limestone }개. 라 구역이 암흑일 때: { $text }
    }
table-score = 타일은 같은 행과 열의 건축물마다 1점, 색이 일치하는 면마다 1점을 줍니다. 모서리에서는 면의 점수가 두 배입니다.
table-osiris = 오시리스
table-osiris-label = 오시리스: 주사위 눈에 따른 작업장과 채석장
table-osiris-row = { $row }행: 해당 자원 구역의 생산 +{ $steps }, 그 자원 ×{ $goods }.
table-osiris-partner = 칸에 표시된 자원의 생산 +1.
table-osiris-any = 원하는 생산 하나 +{ $steps }.
table-osiris-gold = 금 ×{ $gold }.
table-horus = 호루스 보너스
table-horus-label = 호루스: 주사위 눈마다 정해진 신과 보너스
table-horus-slot = 눈 { JOSA($value, pair: "은/는") } { god }에 해당합니다. 보너스: { amount }.
table-populace-label = 민중 트랙(둥근 마커는 행복지수, 네모난 마커는 인구)
table-step = 민중 트랙 { $step }번 칸.
table-step-joy = 도달하면 ▲ 1개.
table-step-reward =
    { $reward ->
        [1] 행복지수가 처음 도달하면 금 1개를 받습니다.
        [2] 행복지수가 처음 도달하면 서기 1명을 받습니다.
       *[3] 행복지수가 처음 도달하면 원하는 눈으로 아무 행동이나 1회 수행합니다.
    }
table-step-section = 행복지수가 여기에 이르면 시장 { $section }구역에서 카드를 가져올 수 있습니다.
table-step-opens = 누군가의 인구가 처음 도달하면 시장 { $section }구역이 열립니다.
table-marker =
    { $track ->
        [population] { $player }의 인구: { $step }
       *[happiness] { $player }의 행복지수: { $step }
    }

# Cards and Market

face-family =
    { $family ->
        [blessing] 축복
        [technology] 기술
        [decree] 법령
        [starting] 시작
        [destiny] 운명
       *[tile] 타일
    }
face-blessing = 축복 { $card }: { $text }
face-technology = 기술 { $card }: { $text }
face-decree = 법령 { $card }, 표식 { symbol }: { $text }
face-starting = 시작 카드 { $card }, 우선권 수치 { $initiative }: { $text }
face-destiny = 운명 카드 { $card }, 앙크 가치 { $ankh }: { $text }
face-tile = 기둥 타일 { $card }: { $text }
face-back =
    { $family ->
        [blessing] 축복 카드 뒷면
        [technology] 기술 카드 뒷면
       *[decree] 법령 카드 뒷면
    }
market-label = 카드 시장
market-section = 시장 { $section }구역: 행복지수 { $happiness } 이상 필요
market-closed = 시장 { $section }구역은 닫혀 있습니다. 누군가의 인구가 { $population }에 도달하면 열립니다
market-opens = 인구 { $population }에 열림
market-empty =
    { $family ->
        [blessing] 축복이 놓여 있지 않습니다
        [technology] 기술이 놓여 있지 않습니다
       *[decree] 법령이 놓여 있지 않습니다
    }
market-renew = 파피루스 { $papyrus }개로 { $section }구역 새로 채우기
market-deck =
    { $family ->
        [blessing] 축복: 더미 { $deck }장, 버린 카드 { $discards }장
        [technology] 기술: 더미 { $deck }장, 버린 카드 { $discards }장
       *[decree] 법령: 더미 { $deck }장, 버린 카드 { $discards }장
    }
offer-starting = 공개된 시작 카드
offer-destiny = 운명 카드
offer-looking = 지금 보고 있는 카드
offer-cards = 지금 고를 수 있는 카드
offer-many = { $card }: 여러 방법 중 하나로 사용. { $text }

# Player boards and charts
player-board = { $player }의 보드
player-place = 차례 순서 { $place }번째
player-maat-loss = 지금 마앗 단계라면 { $vp }점을 잃습니다
player-maat-safe = 지금 마앗 단계라면 점수를 잃지 않습니다
player-excess =
    { $good ->
        [papyrus] 초과 파피루스 { $amount }개가 부패한 쪽에 있습니다
        [bread] 초과 빵 { $amount }개가 부패한 쪽에 있습니다
        [limestone] 초과 석회암 { $amount }개가 부패한 쪽에 있습니다
       *[granite] 초과 화강암 { $amount }개가 부패한 쪽에 있습니다
    }
player-below = 저울 아래의 주사위는 균형값에 포함되지 않습니다
player-pure = 온전한 쪽 주사위의 무게: { $weight }
player-tainted = 부패한 쪽 주사위와 초과 자원의 무게: { $weight }
player-production =
    { $good ->
        [papyrus] 파피루스 생산: { $steps }/{ $limit }
        [bread] 빵 생산: { $steps }/{ $limit }
        [limestone] 석회암 생산: { $steps }/{ $limit }
       *[granite] 화강암 생산: { $steps }/{ $limit }
    }
player-building-row =
    { $bread ->
        [0] 점수 계산: { $vp }점, 낼 빵 없음
       *[other] 점수 계산: { $vp }점, 낼 빵 { $bread }개
    }
player-space-covered =
    { $good ->
        [vp] 이 건축물을 건설하면 점수 계산마다 { $amount }점 추가
       *[bread] 이 건축물을 건설하면 점수 계산마다 지불할 빵 { $amount }개 추가
    }
player-space-revealed =
    { $good ->
        [vp] 점수 계산마다 { $amount }점
       *[bread] 점수 계산마다 빵 { $amount }개 지불
    }
player-statues = 석상
player-statues-note =
    { $vp ->
        [0] 점수 계산: 아직 없음
       *[other] 점수 계산: { $vp }점
    }
player-statue-covered = 이 석상의 비용은 화강암 { $cost }개. 건설하면 점수 계산마다 석상으로 총 { $vp }점
player-statue-revealed = 여기까지 건설한 석상으로 점수 계산마다 총 { $vp }점
player-pillars = 기둥
player-pillars-left =
    { $pillars ->
        [0] 남은 기둥 없음
       *[other] 남은 기둥 { $pillars }개
    }
player-secret-decrees = 비공개 법령 { $count }장
player-happiness = 행복지수 { $count }
player-population = 인구 { $count }
player-built-buildings = 게임 보드에 건축물 { $count }개
player-built-pillars = 게임 보드에 기둥 { $count }개
player-built-statues = 게임 보드에 석상 { $count }개
player-cards = 카드 { $count }장
player-dice = 지난 마앗 단계 이후 가져간 주사위 { $count }개
player-balance = 저울의 균형값: { $balance }
player-progress = 진보 마커
player-tile-god =
    { $state ->
        [here] { god }: 지난 차례의 타일
        [done] { god }: 사용함
        [next] { god }: 다음 타일 후보
       *[open] { god }
    }
player-tile-goods =
    { $state ->
        [here] { $first } › { $second } › { $third } › { $fourth } 순: 지난 차례의 타일
        [done] { $first } › { $second } › { $third } › { $fourth } 순: 사용함
        [next] { $first } › { $second } › { $third } › { $fourth } 순: 다음 타일 후보
       *[open] { $first } › { $second } › { $third } › { $fourth } 순
    }
player-pyramid-note =
    { $state ->
        [start] 다음 차례에는 맨 아래층 첫 타일을 씁니다.
        [last] 마앗 단계 후 피라미드를 새로 만듭니다.
       *[other] 오른쪽으로 갈지 위로 갈지 데벤 토큰이 정합니다.
    }
player-bot-cards-none =
    { $family ->
        [blessing] 가져간 축복: 없음
        [technology] 가져간 기술: 없음
       *[decree] 가져간 법령: 없음
    }
player-bot-cards =
    { $family ->
        [blessing] 가져간 축복: { $cards }
        [technology] 가져간 기술: { $cards }
       *[decree] 가져간 법령: { $cards }
    }
chart-score = 점수 변화
chart-rounds = 라운드
chart-scoring = 점수 계산 { $number }
chart-end = { $player } { $vp }
chart-sources = 점수 내역
chart-source = { source }
chart-piece = { source }: { $vp }점

# The wheel

wheel-label = 오벨리스크와 오벨리스크 원, 주사위
wheel-section = { god }: { light }
wheel-die = { god }의 { purity } { color } { $value }
wheel-ring =
    { $purity ->
        [pure] 이 고리의 주사위는 온전합니다.
        [tainted] 이 고리의 주사위는 부패했습니다.
       *[forbidden] 이 고리의 주사위는 금지되었습니다.
    }
wheel-statue = { god }를 기리는 { $name }의 석상
wheel-statue-free = { god }의 빈 석상 칸
# A border of the wheel: the gods on either side, as they are called.
wheel-arrow = 오벨리스크 원의 화살표({ $before } | { $after })
wheel-marker = 점수 계산 { $number }({ $before } | { $after }): 마앗 단계에 화살표가 이 마커를 가리키면 진행합니다. 단, 더 낮은 숫자의 마커가 남아 있으면 무시합니다.
