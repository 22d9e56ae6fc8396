# 퍼즐: 한 차례의 최선.

puzzles-title = 퍼즐
puzzles-lead = 한 차례, 하나의 최선. 모든 퍼즐은 실제 게임에서 나온 상황이며, 가능한 모든 수를 시험해 답을 증명했습니다.
puzzles-daily = 오늘의 퍼즐
puzzles-all = 모든 퍼즐
puzzles-seth-hint = 세트의 시대 확장이 필요한 퍼즐도 보여 줍니다.
puzzles-yours = 내 레이팅
puzzles-solved = 푼 퍼즐
puzzles-streak = 연속 일수
puzzles-level =
    { $level ->
        [0] 쉬움
        [1] 보통
        [2] 어려움
       *[3] 아주 어려움
    }
puzzle-number = 퍼즐 { $number }
puzzle-seth = 세트의 시대
puzzle-rating = 난이도 { $rating }
puzzle-goal-vp = 이번 차례에 최대한 많은 점수를 얻으세요.
puzzle-goal-scoring = 이 차례 바로 뒤에 점수 계산이 있다고 가정합니다. 둘을 합해 최대한 많은 점수를 얻으세요.
puzzle-goal-balance = 차례가 끝날 때 균형값을 정확히 { $balance }에 맞추고 최대한 많은 점수를 얻으세요.
puzzle-goal-district =
    { $district ->
        [papyrus] 파피루스 작업장에서
        [bread] 빵 작업장에서
        [limestone] 석회암 채석장에서
       *[granite] 화강암 채석장에서
    } 가장 앞서고 최대한 많은 점수를 얻으세요.
puzzle-tries = 남은 기회 { $left }번
puzzle-reached = { $vp }점을 얻습니다. 더 얻을 수 있습니다.
puzzle-missed = 차례가 조건대로 끝나지 않았습니다.
puzzle-solved = 풀었습니다: { $vp }점, 더는 얻을 수 없습니다.
puzzle-answer = 가능한 최고: { $vp }점.
puzzle-line = 푸는 방법
puzzle-show = 답 보기
puzzle-next = 다음 퍼즐
puzzle-hint-is = 좋은 다음 선택: { $option }
puzzle-hint-costs = 힌트를 보면 이 퍼즐은 풀지 못한 것으로 처리되고 내 레이팅이 내려갑니다.
puzzle-hint-warn = { puzzle-hint-costs } 그래도 보려면 “{ page-hint }”를 한 번 더 누르세요.
puzzle-hint-lost = 여기서는 최선에 이를 수 없습니다. 먼저 취소하세요.
puzzle-rated = 내 레이팅: { $before } → { $after }
puzzle-counts =
    { $how ->
        [hint] 힌트를 보았으므로 풀지 못한 것으로 처리됩니다.
        [second] 두 번째 시도에 풀어 절반만 인정됩니다.
        [third] 세 번째 시도에 풀어 4분의 1만 인정됩니다.
       *[unsolved] 풀지 못한 것으로 처리됩니다.
    }
puzzle-theme =
    { $theme ->
        [horus] 호루스
        [ra] 라
        [hathor] 하토르
        [bastet] 바스테트
        [thoth] 토트
        [osiris] 오시리스
        [seth] 세트
        [edges] 면
        [anubis] 아누비스
        [scribes] 서기
        [blessing] 축복
        [technology] 기술
        [statue] 석상
        [produce] 생산
        [faith] 신앙
        [bread] 빵
        [gold] 금
        [happiness] 행복지수
        [conquest] 정복
        [balance] 균형
        [district] 구역
       *[scoring] 점수 계산
    }

command-puzzle = 퍼즐 풀기: 한 차례의 최선
command-puzzle-about = 한 차례의 최선을 찾습니다. 오늘의 퍼즐이나 번호로 고른 퍼즐을 풉니다.
command-puzzle-number = 퍼즐 번호 (없으면 오늘의 퍼즐)
command-puzzle-seth = 세트의 시대 확장을 쓰는 오늘의 퍼즐과 그다음 퍼즐들
puzzle-no-such = { $number }번 퍼즐은 없습니다. 1번부터 { $count }번까지 있습니다.
puzzle-hint-keys = 번호로 선택, u 취소, h 힌트(풀지 못한 것으로 처리됨), q 끝내기.
puzzle-hint-warn-key = { puzzle-hint-costs } 그래도 보려면 h를 한 번 더 입력하세요.
puzzle-go-on = 다음 퍼즐은 Enter, 끝내려면 q를 입력하세요.
puzzle-not-saved = 내 레이팅을 { $file }에 저장하지 못했습니다: { $reason }.
