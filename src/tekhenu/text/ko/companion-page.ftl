# The companion's page: a phone beside the real board.

companion-title = 도우미
companion-open = 도우미 열기
companion-board = 보드
companion-points = 점수
companion-turn = { $player }의 차례
companion-stage =
    { $kind ->
        [wheel] 오벨리스크 원의 자전
        [maat] 마앗
        [scoring] 점수 계산
        [end] 게임 종료
       *[other] 차례 사이
    }
companion-done = 완료
companion-run = { $all }개 중 { $done }개 입력
companion-color = { color }: 주머니에 { $left }개
companion-bag = 색 앞의 숫자는 주머니에 남은 그 색 주사위의 수입니다.
companion-search = 번호 또는 낱말
companion-lots = 프로그램이 무작위로 정하기
companion-elsewhere = 결과를 볼 수 있는 플레이어가 입력합니다.
companion-type = 직접 입력
companion-example =
    { $kind ->
        [dice] 노4 갈2 흰6
       *[other] 번호
    }
companion-enter = 입력
companion-on-board = 보드에서 선택
companion-correct = 입력 고치기
companion-correct-hint = 잘못 입력한 항목을 고르면 그 순간으로 돌아가 다시 입력합니다. 그 뒤에 입력한 항목은 한 번에 다시 넣을 수 있습니다.
companion-secret = { $player }: 비공개
companion-later = 그 뒤에 입력한 항목: { $count }개
companion-again = 다시 넣기
companion-offline = 연결이 끊겼습니다. 입력한 내용은 저장해 두었다가 나중에 보냅니다.
companion-home = 실제 테이블에서 플레이
companion-home-hint = 주사위와 카드, 구성품은 직접 다루고, 프로그램은 결과를 묻고 점수를 계산하며 상대 역할을 합니다.
