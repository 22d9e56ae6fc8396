# What the pages say around the board.

page-name = 테케누
page-skip = 질문으로 건너뛰기
page-nav = 페이지
page-nav-help = 규칙
page-nav-cards = 카드
page-nav-about = 소개
page-nav-replay = 다시 보기
page-nav-home = 홈
page-text-size = 글자 크기: { $percent }%
page-theme =
    { $theme ->
        [light] 테마: 밝게
        [dark] 테마: 어둡게
       *[auto] 테마: 시스템 설정
    }
page-unofficial = 비공식 팬 프로젝트입니다.
page-close = 닫기
page-take = 가져오기
page-rule = 관련 규칙
page-what = 궁금한 곳을 누르면 설명이 나옵니다. 끝내려면 Esc를 누르세요
page-enlarge = 확대: { $part }
page-back = 뒤로
page-vp = { $vp }점

# The table
page-title-yours = (내 차례) 테케누
page-title-over = 게임 종료 · 테케누
page-moment-round = { $round }/{ $rounds }라운드
page-moment-setup = 게임 준비
page-moment-over = 게임 종료
page-moment-rotation = { $round }라운드 후 자전
page-moment-maat = { $round }라운드 후 마앗
page-moment-scoring =
    { $number ->
        [1] { $round }라운드 후 첫 점수 계산
       *[other] { $round }라운드 후 마지막 점수 계산
    }
page-moment-between =
    { $phase ->
        [faith] 마앗: 신앙
        [judgment] 마앗: 심판
        [declaration] 마지막 점수 계산 직전
        [scoring] 점수 계산
        [bread] 점수 계산: 빵
        [rotation] 자전
        [destiny] 마앗: 운명
        [refill] 새 주사위
        [final_decrees] 법령
       *[other] 마앗
    }
page-order = 차례 순서
page-board = 게임 보드
page-tabs = 테이블의 각 부분
page-tab =
    { $tab ->
        [wheel] 오벨리스크
        [temple] 신전
        [osiris] 오시리스
        [market] 시장
        [populace] 민중
        [you] 내 보드
        [others] 상대
        [scored] 점수 계산
       *[log] 기록
    }
page-others = 다른 플레이어
page-open-board = { $player }의 보드 열기
page-board-of = { $player }의 보드
page-log = 기록
page-why = 이렇게 고른 이유
page-dice-of-light = 주사위와 빛

# The prompt strip
page-strip = 현재 질문
page-your-turn = { $player }:
page-on-board =
    { $kind ->
        [die] 주사위를 가리키거나 누르면 무엇을 얻는지 보여 줍니다.
        [temple] 빛나는 칸을 고르세요. 타일의 방향은 바꿀 수 있습니다.
        [statue] 오벨리스크 원 둘레, 신전 옆, 오시리스 위에서 빛나는 곳을 고르세요.
       *[other] 빛나는 것을 고르세요.
    }
page-waiting =
    { $kind ->
        [decree] { JOSA($player, pair: "이/가") } 법령을 고르고 있습니다.
        [starting] { JOSA($player, pair: "이/가") } 시작 카드를 고르고 있습니다.
        [rotation] 자전
        [destiny] { JOSA($player, pair: "이/가") } 운명 카드를 고르고 있습니다.
        [die] { $player }의 차례입니다.
        [faith] { JOSA($player, pair: "이/가") } 신앙을 놓고 있습니다.
        [bread] { JOSA($player, pair: "이/가") } 빵을 지불하고 있습니다.
        [score] { JOSA($player, pair: "이/가") } 점수를 계산할 법령을 고르고 있습니다.
       *[other] { JOSA($player, pair: "이/가") } 생각하고 있습니다.
    }
page-waiting-somebody = 법령을 선언할 플레이어가 있는지 기다리고 있습니다.
page-waiting-queue = 계산 중인 컴퓨터가 많아 { JOSA($player, pair: "이/가") } 순서를 기다리고 있습니다.
page-done = { $player } 님, 이번 차례의 선택을 모두 마쳤습니다.
page-done-hint = 확정하거나 되돌리세요. 확정하기 전에는 다른 플레이어에게 보이지 않습니다.
page-done-chosen = 마지막 선택: { $option }
page-undo = 한 단계 되돌리기
page-undo-turn = 차례 되돌리기
page-confirm = 차례 확정
page-hint = 힌트
page-all-choices = 모든 선택지
page-faster = 더 빠르게
page-not-now = 지금은 불가능
page-group =
    { $group ->
        [dice] 주사위
        [take] 주사위 가져오기
        [anubis] 아누비스
        [gods] 신 행동
        [produce] 생산
        [cards] 카드
        [market] 시장 카드
        [renew] 구역 새로 채우기
        [pass] 하지 않음
       *[other] 선택지
    }
page-hand-over = { $player } 님에게 기기를 넘겨주세요.
page-reveal = { $player } 님 화면 보기
page-reveal-hint = 다른 사람이 보지 않을 때 누르세요
page-notify = 내 차례를 알릴 웹훅 주소:
page-notify-failed = 웹훅이 여러 번 응답하지 않아 더 이상 호출하지 않습니다.
page-notify-keep = 저장
page-notify-kept = 주소를 저장했습니다. 지우려면 빈칸으로 저장하세요.
page-late = 그사이 게임이 진행되었습니다. 현재 상황은 다음과 같습니다.
page-refused = 그렇게 할 수 없습니다.
page-offline = 다시 연결하는 중…
page-die-lies = { god }에 있는 { purity } { color } { $value } 주사위입니다.
page-die-weighs = { god }의 { purity } { color } { $value } 주사위: 저울에 { $weight }(균형값 { $before } → { $after }).
page-die-forbidden = { god }의 금지된 { color } { $value } 주사위: 저울 아래에 놓입니다.
page-die-scribes = 서기를 사용해 바꿀 수 있는 눈: { $values }
page-die-anubis = 아누비스
    .detail = 눈 { JOSA($values, pair: "으로/로") } 원하는 행동
page-die-blessings = 함께 쓸 수 있는 축복: { $cards }

# Invitations
page-invite = 친구 초대 링크
page-invite-hint = 링크를 여는 사람이 그 자리에 앉습니다. 링크 하나는 한 사람에게만 보내세요.
page-only-here =
    { $why ->
        [offline] 이 컴퓨터가 네트워크에 연결되어 있지 않아 다른 기기에서는 이 링크를 열 수 없습니다.
       *[closed] 이 링크는 이 컴퓨터에서만 열 수 있습니다. 같은 네트워크의 다른 기기도 접속하게 하려면 { $command } 또는 { $target } 명령으로 서버를 다시 시작하세요. 게임은 저장되어 있습니다.
    }
page-invite-seat = { $player } 자리
page-copy = 복사

# The end
page-final = 최종 점수
page-final-scribes = 서기
page-final-order = 차례 순서
page-final-total = 합계
page-final-decrees = 법령(✓ 점수 계산)
page-final-ties = 동점일 때 비교하는 항목
page-sources = 점수 내역
page-final-hide = 보드 보기
page-guest-name = { $seat }번 플레이어 이름
page-rematch = 한 판 더
page-noscript = 이 페이지에서 게임을 하려면 자바스크립트가 필요합니다. 규칙과 카드는 자바스크립트 없이도 읽을 수 있습니다.
page-again = 새 게임
page-save = 저장 파일

# Home
page-home-title = 브라우저에서 즐기는 테케누
page-home-lead = 오벨리스크를 둘러싼 주사위, 움직이는 해와 그림자. 혼자서, 친구들과, 또는 컴퓨터를 상대로 즐기세요.
page-solo-hint = 잠들지 않는 파라오와 타일 한 벌로 겨루는 일대일 대결
page-solo-go = 솔로 시작
page-difficulty = 난이도
page-difficulty-is =
    { $difficulty ->
        [easy] 쉬움
        [medium] 보통
       *[hard] 어려움
    }
setting-challenges-is =
    { $value ->
        [random_start] 시작 카드 2장을 무작위로 받기
       *[rich_decrees] 보탕카멘의 법령 점수 두 배
    }
page-multi = 새 게임
page-multi-hint = 2~4인: 이 기기의 플레이어, 링크로 초대한 친구, 컴퓨터를 자유롭게 조합
page-multi-go = 게임 시작
page-seat-number = { $seat }번 자리
page-seat-kind =
    { $kind ->
        [me] 나(이 기기에서)
        [friend] 친구(링크로 초대)
        [ladder] 컴퓨터
        [greedy] 컴퓨터(빠름)
        [search] 컴퓨터(앞을 내다봄)
        [other] 컴퓨터: { $name }
       *[none] 없음
    }
page-my-name = 내 이름
page-rules-options = 시드와 규칙
page-seed = 시드
page-seed-hint = 시드가 같으면 같은 게임이 됩니다
setting-altered-dice = 눈을 바꾼 주사위의 무게
setting-altered-dice-is =
    { $value ->
        [turned] 바꾼 눈
       *[printed] 굴린 눈
    }
setting-horus = 호루스 보너스 타일
setting-horus-is =
    { $value ->
        [random] 무작위
       *[preprinted] 보드에 인쇄된 대로(첫 게임용)
    }
page-listed = 이 서버의 누구나 관전 가능
page-mine = 내 게임
page-watch = 관전할 수 있는 게임
page-finished = 끝난 게임
page-game-asked = 내 차례
page-game-round =
    { $round ->
        [0] 게임 준비
       *[other] { $round }/{ $rounds }라운드
    }
page-game-over = 종료
page-load = 저장 파일 불러오기
page-failed = 실패했습니다: { $reason }

# Joining
page-join-title = 자리에 앉기
page-join-lead = 테케누 게임에 초대받았습니다.
page-join-name = 이름을 입력하세요.
page-join-go = 자리에 앉기
page-join-no-token = 링크가 온전하지 않습니다. 보낸 사람에게 링크를 다시 요청하거나 게임을 관전하세요.
page-join-watch = 게임 관전

# Replay
page-replay-title = 다시 보기 · 테케누
page-step = { $step }/{ $steps }단계
page-first = 처음으로
page-previous = 한 단계 뒤로
page-next = 한 단계 앞으로
page-last = 끝으로
page-play = 재생
page-pause = 일시 정지
page-to-table = 테이블로
page-chart = 라운드별 점수

# Not found
page-lost-title = 페이지를 찾을 수 없습니다

# Seats

page-seats = 자리
page-seats-title = 자리 배치
page-seat-state =
    { $state ->
        [yours] 내 자리, { $devices ->
            [1] 이 기기
           *[other] 기기 { $devices }대
        }
        [taken] 사용 중
        [open] 비어 있음
        [computer] 컴퓨터
        [stand-in] 컴퓨터가 대신 플레이 중
       *[opponent] 솔로 상대
    }
page-seat-link = 다른 기기에서 내 자리 열기
page-seat-link-hint = 그 기기에서 링크를 열거나 코드를 스캔하세요. 링크는 한 번만 쓸 수 있으며, 쓰고 나면 여기에 새 링크가 생깁니다.
page-seat-renew = 링크 새로 만들기
page-seat-renew-hint = 링크가 다른 사람에게 알려졌을 때 누르세요. 이전 링크는 쓸 수 없게 되고, 이 기기만 자리를 유지합니다.
page-seat-leave = 자리에서 나가기
page-seat-leave-hint = 빈자리에는 다른 사람이 새 링크로 앉거나, 나머지가 동의하면 컴퓨터가 이어서 플레이합니다.
page-seat-sure = 한 번 더 누르면 실행됩니다
page-deal =
    { $deal ->
        [seed] 누군가 고른 시드로 시작한 게임입니다. 시드를 아는 사람은 모든 카드와 주사위 결과를 알 수 있습니다.
        [save] 저장 파일에서 시작한 게임입니다. 그 파일을 가진 사람은 모든 카드와 주사위 결과를 알 수 있습니다.
        [saved] 진행 중에 저장 파일을 내려받은 게임입니다. 그 파일을 가진 사람은 모든 카드와 주사위 결과를 알 수 있습니다.
       *[secret] 앞으로 나올 카드와 주사위 결과는 아무도 알 수 없습니다.
    }
page-commitment = 시드는 게임이 끝나면 저장 파일에서 볼 수 있습니다. 시드의 SHA-256 값은 다음과 같습니다:
page-notice =
    { $kind ->
        [claimed] { $player } 님이 자리에 앉았습니다.
        [device] { $player } 님이 다른 기기에서도 들어왔습니다.
        [renewed] { $player } 님이 자리의 링크를 새로 만들었습니다.
        [left] { $former } 님이 자리에서 나갔습니다.
        [replaced] { $player } 님 대신 컴퓨터가 이어서 합니다.
        [returned] { $player } 님이 돌아왔습니다.
        [kept] { $player } 님이 동의하지 않았습니다.
        [abandoned] 게임이 중단되었습니다.
        [clash] 다른 사람이 입력한 카드를 { $player } 님도 입력했습니다. 둘 중 한 사람이 잘못 입력했습니다.
        [recalled] { $player } 님이 법령 입력을 되돌렸습니다.
        [hint] { $player } 님이 힌트를 썼습니다.
       *[renamed] { $former } 님의 이름이 { JOSA($player, pair: "으로/로") } 바뀌었습니다.
    }
