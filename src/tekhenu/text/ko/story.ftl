# The story of a game: a line for each turn, in short phrases joined by commas, and what VP are for.

tale-round = { $round }라운드
tale-setup = 게임 준비
tale-turn = { $player }: { $what }
tale-other = { $player }: { $what }
tale-die =
    { $way ->
        [anubis] 아누비스 행동, { god }의 { color } { $value }
       *[other] { god }의 { color } { $value }
    }
tale-turned = 눈을 { JOSA($new, pair: "으로/로") } 바꿈
tale-performed = { god } 행동
tale-produced =
    { $excess ->
        [0] { amount-kept } 생산
       *[other] { amount-kept } 생산, 초과 { $excess }개
    }
tale-idle = 행동 없음
tale-festival = 연회
tale-honor = { god }를 기리는 석상
tale-people = 민중을 위한 석상({ people-space })
tale-temple = { temple-line }에 건축물
tale-osiris = { osiris-row }에 { district }
tale-pillar = { temple-space }의 { $tile } 타일에 기둥
tale-region = { region } 정복
tale-conquered = { temple-space }에 정복 타일 { $tile }
tale-secret = 비공개 법령
tale-played = 축복 { $card } 사용
tale-served = 광신도 { $card }의 도움
tale-declared = 법령 { $card } 선언
tale-chose =
    { $kind ->
        [starting] 시작 카드 { $card }
        [destiny] 운명 카드 { $card }
        [cultist] 광신도 { $card }
       *[artifact] 유물 { $card }
    }
tale-track =
    { $track ->
        [population] 인구 { $old } → { $new }
        [happiness] 행복지수 { $old } → { $new }
        [papyrus] 파피루스 생산 { $old } → { $new }
        [bread] 빵 생산 { $old } → { $new }
        [limestone] 석회암 생산 { $old } → { $new }
       *[granite] 화강암 생산 { $old } → { $new }
    }
tale-opened = 카드 시장 { $section }구역 열림
tale-renewed = 카드 시장 { $section }구역 교체
tale-amount = +{ amount }
tale-vp = +{ $vp }점
    .vp = { $vp }
tale-vp-lost = −{ $vp }점
    .vp = { $vp }
tale-maat = 마앗 단계: { $what }
tale-balance = { $player } { $balance }
tale-balance-lost = { $player } { $balance }(−{ $vp }점)
tale-dice = 새 주사위가 놓였습니다.
tale-scoring =
    { $number ->
        [1] 첫 번째 점수 계산: { $what }
       *[other] 마지막 점수 계산: { $what }
    }
tale-result = { $player } { $vp } → { $total }점
tale-end = 법령과 차례 순서: { $what }

# Cards that stand together are told by their family.
card-of-family = { family } { $card }

# What VP are for, within brackets.
cause-worth = { $cause } { $vp }
cause-part =
    { $part ->
        [buildings] 같은 행과 열의 건축물
        [edges] 면
        [display] 타일의 자리
        [ability] 능력
       *[again] 두 번째 계산
    }
cause-district =
    { $good ->
        [papyrus] 파피루스 작업장
        [bread] 빵 작업장
        [limestone] 석회암 채석장
       *[granite] 화강암 채석장
    }
cause-buildings = 건축물 { $count }개
cause-statues = 석상 { $count }개
cause-beside = 기둥과 같은 행·열 { $count }개
cause-happiness = 도달한 ▲ { $count }개
cause-building-row = 건설한 건축물 { $count }개
cause-bread = { $due }개 중 { $paid }개 지불
cause-regions = { cause-buildings }
cause-cards = 카드 { $count }장
cause-decrees = { cause-cards }

# The table of a Maat and of a Scoring.
stage-maat = 마앗 단계
stage-scoring =
    { $number ->
        [1] 첫 번째 점수 계산
       *[other] 마지막 점수 계산
    }
stage-after = { $round }라운드 후
stage-pure = 온전함
stage-tainted = 부패함
stage-faith = 신앙
stage-balance = 균형값
stage-loss = 손실
stage-place = 차례 순서
stage-rule = 균형값이 0에 가까울수록 차례가 앞섭니다.
stage-source = 항목
stage-row =
    { $source ->
        [bread] 빵
       *[other] { source }
    }
stage-vp = 점수
stage-before = 이전
stage-running = 누계 { $vp }
stage-nothing = 없음
stage-together = 합계
stage-total = { $vp } → { $total }
stage-paid = 지불: { $goods }
stage-again = 표 전체 보기
stage-go-on = 계속

# What others did, told beside the question.
told-label = 지난 차례 이후에 일어난 일
told-again = 한 번 더 보기
told-skip = 건너뛰기
told-slower = 더 느리게
told-why = 이유 보기

# The whole story, to be read and printed.
record-link = 게임 기록
record-whole = 전체 기록 보기
record-title = 게임 기록: { $players }
record-text = 텍스트로 내려받기
