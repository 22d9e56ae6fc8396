# `tekhenu review`: 저장한 게임을 터미널에서 분석한다.
command-review = 저장한 게임 분석하기
command-review-about = 저장한 게임을 분석합니다. 플레이어별 실수, 주사위와 카드의 운, 승부를 가른 순간을 보여 줍니다. 폴더를 지정하면 저장한 게임의 모든 차례를 표로 만듭니다.
command-review-file = 저장한 게임, --parquet을 쓰면 게임이 든 폴더
command-review-seat = 중요한 순간을 볼 플레이어의 번호. 첫 플레이어가 0(기본값: 0)
command-review-json = 분석을 이 파일에 JSON으로도 저장
command-review-html = 분석을 다른 파일이 필요 없는 웹 페이지로도 이 파일에 저장
command-review-parquet = 차례마다 한 줄인 표를 이 파일에 저장
command-review-jobs = 프로세스 수(기본값: 모든 코어)

report-running = 분석 중
report-progress = 차례 { $total }개 중 { $done }개 분석
report-in-progress = 진행 중인 게임의 분석, { $round }/{ $rounds }라운드
report-start = 시작할 때 예상 점수 차
report-luck = 운
report-losses = 자신의 실수
report-gifts = 상대의 실수
report-final = 최종 점수 차
report-expected = 현재 예상 점수 차
report-curve = { $player }의 차례별 예상 점수 차
report-moments =
    { $count ->
        [0] 어느 한 순간이 승부를 가르지는 않았습니다. 플레이어: { $player }
       *[other] 승부를 가른 순간 { $count }개. 플레이어: { $player }
    }
report-round =
    { $round ->
        [0] 게임 준비
       *[other] { $round }라운드
    }
report-vp = { $vp }점
report-played = 실제 차례: { $turn }
report-better = 더 나은 차례: { $turn }
report-reasons = 더 나은 이유:

report-nothing = 아직 선택한 플레이어가 없습니다
report-no-seat = 이 게임의 자리 번호는 0부터 { $last }까지입니다.
report-needs-parquet = { $folder }: 폴더입니다. 표를 저장할 파일을 --parquet으로 지정하세요.
report-left-out = 제외: { $reason }
report-failed = 분석하지 못했습니다: { $reason }
report-stopped = 중단하고 { $file }에 저장했습니다. 게임 { $games }개, 차례 { $turns }개.
report-written = { $file }에 저장했습니다. 게임 { $games }개, 차례 { $turns }개.
report-game = { $game }: 차례 { $turns }개 분석
report-no-games = 분석할 게임이 없습니다.
report-costs = 손해가 가장 큰 결정
report-kind = 결정
report-turns = 차례
report-mean = 차례당 잃은 점수
report-total = 잃은 점수 합계
report-mistakes = 실수와 큰 실수
