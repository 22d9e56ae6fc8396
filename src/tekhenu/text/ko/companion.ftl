# At a real table people roll and draw: what they are asked, and what can happen.

prompt-wheel = 오벨리스크 원을 무작위로 돌리세요. 첫 번째 양지 구역은 어느 신의 구역입니까?
prompt-horus-tile = 호루스 보너스 타일을 섞으세요. { $number }번 칸에는 어느 타일이 놓였습니까?
prompt-offer = 공개된 시작 카드 { $count }장 중 { $number }번째는 어느 카드입니까?
prompt-first-player = 시작 플레이어는 누구입니까?
prompt-cultist-shown = 공개된 광신도 { $count }장 중 { $number }번째는 어느 카드입니까?
prompt-roll = { god } 구역에 놓을 주사위를 뽑아 굴리세요. 무엇이 나왔습니까?
prompt-market-card = 카드 시장 { $section }구역에 놓을 { family } 카드를 뽑으세요. 어느 카드입니까?
prompt-drawn-card = { JOSA($player, pair: "이/가") } 카드를 뽑습니다. 어느 카드입니까?
prompt-secret-card = { JOSA($player, pair: "이/가") } 비공개로 카드를 뽑습니다. 어느 카드입니까?
prompt-pillar-tile = 기둥 타일을 뽑으세요. 어느 타일입니까?
prompt-conquest-tile = 다음 정복 타일을 공개하세요. 어느 타일입니까?
prompt-artifact-shown = { $card } 옆에 유물을 공개하세요. 어느 유물입니까?
prompt-revealed-decree = { JOSA($player, pair: "이/가") } 법령을 공개합니다. 어느 법령입니까?
prompt-pyramid = 행동 타일을 섞어 맨 아래층부터 피라미드를 만드세요. { $number }번째는 어느 타일입니까?
prompt-coin = 데벤 토큰을 던지세요. 마커가 어느 쪽으로 갑니까?
prompt-tie = { $player }: 동률입니다. 무작위로 정하세요. 무엇이 나왔습니까?
prompt-destiny-drawn = { JOSA($player, pair: "이/가") } 운명 카드를 무작위로 가져갑니다. 어느 카드입니까?
prompt-starting-drawn = { JOSA($player, pair: "이/가") } 시작 카드를 뽑습니다. 어느 카드입니까?
prompt-action-tile = { $player }의 다음 행동 타일을 공개하세요. 무엇이 나왔습니까?
prompt-marker-f = { $player } 마커 F: 자원 구역에 해당하는 색의 주사위가 나올 때까지 뽑고, 뽑은 주사위는 모두 되돌리세요. 어느 자원 구역입니까?
prompt-marker-g = { $player } 마커 G: 주사위를 굴려 화살표에서 시계반대방향으로 구역을 세세요. 마커 다음에 처음 오는 신은 누구입니까?
prompt-marker-h = { $player } 마커 H: 시작 카드를 뽑아 신전 옆에서 그 우선권 수치를 찾으세요. 어느 행 또는 열입니까?
prompt-marker-i = { $player } 마커 I: 주사위를 굴려 그 행 또는 열의 칸을 정하세요. 6이 나오면 다시 굴립니다. 어느 칸입니까?
prompt-conquest-space = { JOSA($player, pair: "이/가") } 정복 타일을 놓습니다. 행과 열을 정할 주사위를 굴리세요. 6이 나오거나 이미 찬 칸이면 다시 굴립니다. 어느 칸입니까?

option-draw = { $card }
    .text = { $text }
option-roll = { color } { $value }
option-coin =
    { $way ->
        [up] 위로
       *[right] 오른쪽으로
    }
option-lot = { $what }
option-first = { $player }

# 주사위를 눈과 함께 입력할 때 쓰는 글자: 노4. 짧고, 색마다 다릅니다.
color-letter =
    { $color ->
        [yellow] 노
        [brown] 갈
        [white] 흰
        [black] 검
        [red] 빨
        [blue] 파
        [green] 초
       *[gray] 회
    }

# What was entered cannot be

entry-nothing = 입력한 내용이 없습니다.
entry-unread = “{ $word }”: 알 수 없는 입력입니다. 예를 들어 { $example }처럼 입력하세요.
entry-several = “{ $word }”: { $several } 중 무엇인지 알 수 없습니다.
entry-left = “{ $word }”: 더 입력할 것이 없는데 남은 입력입니다.
entry-impossible = “{ $word }”: 여기서는 나올 수 없습니다.
entry-no-die = 주머니에 { color } 주사위가 없습니다.
entry-out = { $card }: 이미 게임에 나와 있습니다.
entry-out-market = { $card }: 이미 카드 시장 { $section }구역에 있습니다.
entry-out-held = { $card }: 이미 { $player }의 카드입니다.
entry-out-discarded = { $card }: 버린 카드 더미에 있습니다.
entry-out-display = { $card }: 이미 라 영역에 있습니다.
entry-out-temple = { $card }: 이미 신전에 있습니다.

# At the terminal

command-table = 실제 테이블에서 주사위를 굴리고 카드를 뽑아 그 결과를 입력하며 플레이
command-position = --table과 함께: 이 파일의 상태에서 시작(저장 파일의 시작 상태 또는 진행 중인 게임을 입력한 파일)
play-table = 테이블
play-table-hint = 결과 입력, 여러 개도 한 번에: 노4 갈2 흰6   u = 되돌리기   b = 보드   l = 기록   ? = 도움말   q = 종료
