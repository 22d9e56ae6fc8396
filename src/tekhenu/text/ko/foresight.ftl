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
