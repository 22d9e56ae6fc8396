# Foresight at the table.

# The table of a Scoring as it would be now.
forecast-title = 지금 점수 계산
forecast-hint = 숫자를 누르면 내역이 나옵니다.
forecast-would = 예상 점수
forecast-chip = 지금 점수 계산을 하면 { $vp }점
forecast-decrees = 게임이 끝날 때 내 법령: { $vp }점
forecast-decrees-open = 아직 계산하지 않은 법령: { $cards }.
forecast-none = 지금은 예정된 점수 계산이 없습니다.

# The rounds as a line.
timeline-round = { $round }라운드
timeline-after = { $round }라운드 후: { $events }
timeline-mark =
    { $mark ->
        [rotation] 자전
        [maat] 마앗
       *[scoring] 점수 계산
    }

# The six values of a die that is taken.
faces-anubis = 아누비스
faces-anubis-hint = 어떤 행동이든 가능, 주사위는 저울 아래로

# The dice left in the bag.
bag-title = 주머니: { $count }개
bag-color = { color }: 주머니에 { $left }개

# The wheel after the next Rotation.
next-light = { $round }라운드 후
next-light-hint = 다음 자전 후 주사위가 놓일 고리(R 키를 누르는 동안)
wheel-next = { $round }라운드 후: 온전한 주사위 { $pure }개, 부패한 주사위 { $tainted }개, 금지된 주사위 { $forbidden }개

# Other players: what is due.
player-bread-due =
    { $missing ->
        [0] 다음 점수 계산에 낼 빵 { $count }개
       *[other] 다음 점수 계산에 낼 빵 { $count }개, 지금 { $missing }개 부족
    }

# A die while others move.
plan-title = 다음 내 차례까지 남아 있다면:

# A Pillar tile that was just placed.
turn-it = 돌리기:
