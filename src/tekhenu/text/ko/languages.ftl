# The choice of a language.

# What the language calls itself.
language-name = 한국어
language-choose = 언어
refusal-no-language = “{ $lang }” 언어는 지원하지 않습니다. 쓸 수 있는 언어: { $languages }.

# The commands of the terminal, as --help lists them.
command-about = 테케누: 태양의 오벨리스크. 비공식 팬 프로젝트입니다. 명령을 주지 않으면 브라우저에서 게임을 엽니다.
command-usage = 사용법:
command-list = 명령
command-options = 옵션
command-help = 이 도움말 표시
command-version = 버전과 엔진의 컴파일 여부 표시
command-wrong = { $program }: { $problem }({ $program } --help 참고)
command-lang = 언어(기본값: 시스템 언어)
command-play = 이 터미널에서 플레이
command-play-about = 이 터미널에서 플레이합니다. 옵션을 주지 않으면 누가 플레이할지 묻습니다.
command-players = 플레이어 수(기본값: 2)
command-seat = 자리에 앉을 플레이어를 순서대로 지정({ $agents }), 지정하지 않은 자리는 무작위
command-solo = 공식 솔로 상대인 보탕카멘이나 오토마와 혼자 겨루기
command-automas = 상대할 오토마 수(기본값: 1)
command-difficulty = 보탕카멘의 난이도(기본값: easy) 또는 오토마의 난이도(기본값: 0)
command-challenge = 솔로 게임의 도전 과제: 무작위 시작 카드 2장, 보탕카멘의 법령 점수 증가
command-seth = 세트의 시대 확장 사용
command-seed = 숫자나 낱말(시드가 같으면 같은 게임이 됨)
command-edition = 내 실물 게임의 값으로 플레이
command-altered-dice = 눈을 바꾼 주사위의 무게를 재는 방법(기본값: turned)
command-horus = 호루스 보너스 타일을 놓는 방법(기본값: random)
command-load = 저장한 게임 이어서 하기
command-resume = 마지막으로 하던 게임 이어서 하기
command-save = 선택할 때마다 이 파일에 게임 저장
command-serve = 브라우저에서 플레이
command-serve-about = 혼자 또는 여럿이 브라우저에서 플레이합니다. 서버를 다시 시작해도 게임은 남아 있습니다.
command-host = 연결을 받을 주소, 네트워크에 열려면 0.0.0.0(기본값: { $host })
command-lan = 같은 네트워크의 다른 기기도 접속 허용(--host 0.0.0.0과 같음)
command-port = 기본값: { $port } 또는 그다음 빈 포트, 0이면 아무 포트
command-database = sqlite:///FILE 또는 postgresql://…(기본값: 데이터 폴더의 파일)
command-no-open = 브라우저를 열지 않음
command-allow-local-webhooks = 웹훅이 로컬 네트워크에 닿도록 허용
command-proxy = 클라이언트의 주소를 전달하는 신뢰할 수 있는 프록시의 주소(여러 번 쓸 수 있음)
command-allowed-host = 서버에 접속할 때 쓸 수 있는 추가 이름(여러 번 쓸 수 있음)
command-no-limits = 요청 횟수를 제한하지 않음
command-metrics = 이 컴퓨터와 그 네트워크에서 온 프로메테우스의 /metrics 요청에 응답
command-log = 요청마다 한 줄씩 기록(프로그램이 읽을 때는 json)
command-backup = 데이터베이스를 파일로 백업(서버 실행 중에도 가능)
command-backup-about = 데이터베이스를 파일로 복사하고, 복사본을 확인한 뒤 내용을 알려 줍니다. 서버가 실행 중이어도 됩니다.
command-restore = 백업으로 데이터베이스 복원
command-restore-about = 백업으로 데이터베이스를 복원합니다. 먼저 서버를 멈추세요. 원래 데이터베이스는 같은 폴더에 남습니다.
command-prune = 끝난 지 오래된 게임 삭제
command-prune-about = 끝난 지 오래된 게임을 딸린 기록과 함께 삭제합니다.
command-doctor = 데이터베이스와 모든 게임 점검
command-doctor-about = 데이터베이스와 그 파일, 모든 게임을 점검하고 할 일을 알려 줍니다. 문제가 있으면 종료 코드는 1입니다.
command-copy = 백업 파일
command-force = 이미 있는 파일 덮어쓰기
command-older-than = 90d, 12w, 36h 같은 기간(일, 주, 시간)
command-unfinished = 그 기간에 진행되지 않은 미완료 게임도 포함
command-dry-run = 삭제하지 않고 개수만 표시

# Signs and numbers that languages write in their own way.

# One column wide each, on the Populace track of the terminal; a syllable would take two.
populace-mark =
    { $track ->
        [happiness] H
        [population] P
       *[both] X
    }
# The first, second … Statue or Maat phase, in the head of a table.
help-col-ordinal = { $number }번째
# What a Horus Bonus brought another player in a turn of the solo opponent.
bot-turn-track-other =
    { $track ->
        [happiness] { $player }의 행복지수 마커가 { $old }에서 { JOSA($new, pair: "으로/로") } 이동했습니다.
       *[population] { $player }의 인구 마커가 { $old }에서 { JOSA($new, pair: "으로/로") } 이동했습니다.
    }
# What somebody has; some languages say it otherwise than what somebody takes or pays.
held =
    { $good ->
        [population] 인구 { $amount }
        [happiness] 행복지수 { $amount }
       *[other] { amount }
    }
# What a die is, where no word for the die follows.
purity-alone =
    { $purity ->
        [pure] 온전함
        [tainted] 부패함
       *[forbidden] 금지됨
    }
# The name of the values that come with the program.
edition-default = 기본 에디션
# A button, because the words of a browser’s own are in the language of the browser.
page-load-choose = 파일 선택

# Why a saved game cannot be loaded; it stands after a colon.
save-trouble =
    { $kind ->
        [no-save] 테케누에서 저장한 게임이 아님
        [damaged] 체크섬이 맞지 않아 수정되었거나 손상된 파일임
        [newer] 더 새로운 버전의 프로그램으로 저장함
        [other-tables] 구성품 표가 다른 게임임
       *[unusable] 규칙에 맞지 않는 내용이 있음
    }

# Above the options that it stands in the way of.
blocked-because = { $reason }:
