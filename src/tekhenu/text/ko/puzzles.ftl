# 퍼즐: 한 차례의 최선.

puzzles-title = 퍼즐
puzzles-lead = 단 한 차례, 단 하나의 정답. 모든 퍼즐은 실제 게임에서 나온 상황이며, 가능한 행동을 모두 따져 답을 확인했습니다.
puzzles-daily = 오늘의 퍼즐
puzzles-all = 모든 퍼즐
puzzles-seth-hint = 세트의 시대 확장을 사용하는 퍼즐도 포함합니다.
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
puzzle-rating = 레이팅 { $rating }
puzzle-goal-vp = 이번 차례에 최대한 많은 점수를 얻으세요.
puzzle-goal-scoring = 이번 차례 바로 뒤에 점수 계산이 있다고 가정합니다. 둘을 합해 최대한 많은 점수를 얻으세요.
puzzle-goal-balance = 차례가 끝날 때 균형값을 정확히 { JOSA($balance, pair: "으로/로") } 맞추고, 최대한 많은 점수를 얻으세요.
puzzle-goal-district =
    { $district ->
        [papyrus] 파피루스 자원 구역에서
        [bread] 빵 자원 구역에서
        [limestone] 석회암 자원 구역에서
       *[granite] 화강암 자원 구역에서
    } 1위를 차지하고 최대한 많은 점수를 얻으세요.
puzzle-tries = 남은 기회 { $left }번
puzzle-reached = { $vp }점을 얻었습니다. 더 얻을 수 있습니다.
puzzle-missed = 조건을 만족하지 못했습니다.
puzzle-solved = 정답입니다! { $vp }점이 최고 점수입니다.
puzzle-answer = 최고 점수: { $vp }점.
puzzle-line = 풀이
puzzle-show = 정답 보기
puzzle-next = 다음 퍼즐
puzzle-hint-is = 다음에 고르면 좋은 것: { $option }
puzzle-hint-costs = 힌트를 보면 이 퍼즐은 풀지 못한 것으로 처리되고 내 레이팅이 내려갑니다.
puzzle-hint-warn = { puzzle-hint-costs } 그래도 보려면 “{ page-hint }” 버튼을 한 번 더 누르세요.
puzzle-hint-lost = 여기서는 정답에 이를 수 없습니다. 먼저 몇 단계 되돌리세요.
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
        [district] 자원 구역
       *[scoring] 점수 계산
    }

command-puzzle = 퍼즐 풀기: 한 차례의 최선 찾기
command-puzzle-about = 한 차례의 최선을 찾는 퍼즐입니다. 오늘의 퍼즐이나 번호로 고른 퍼즐을 풉니다.
command-puzzle-number = 퍼즐 번호(지정하지 않으면 오늘의 퍼즐)
command-puzzle-seth = 세트의 시대 확장을 사용하는 오늘의 퍼즐과 그다음 퍼즐들
puzzle-no-such = { $number }번 퍼즐은 없습니다. 1번부터 { $count }번까지 있습니다.
puzzle-hint-keys = 숫자를 입력해 고르고, u로 되돌리기, h로 힌트(풀지 못한 것으로 처리), q로 끝냅니다.
puzzle-hint-warn-key = { puzzle-hint-costs } 그래도 보려면 h를 한 번 더 입력하세요.
puzzle-go-on = 다음 퍼즐을 풀려면 Enter, 끝내려면 q를 입력하세요.
puzzle-not-saved = 내 레이팅을 { $file }에 저장하지 못했습니다: { $reason }.
