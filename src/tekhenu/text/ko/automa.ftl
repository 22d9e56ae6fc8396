# The Automas, solo opponents for games with Time of Seth: their names, how they came to a choice.

automa-name = 오토마 { $number }
# One letter or digit that marks its pieces on pictures of the board.
automa-letter = { $number }
# One character that marks them on the terminal, where digits stand beside it.
automa-sign =
    { $number ->
        [1] ①
        [2] ②
       *[3] ③
    }

# An Action tile that shows neither a god nor Resources.
action-tile-recruiting = 사제와 병사

# Setting up

event-marked-district = { $player }의 마커 F가 { good } 자원 구역에 놓였습니다.
event-marked-section = { $player }의 마커 G가 오벨리스크 둘레에 놓였습니다. 시계반대방향으로 { god }가 첫 번째입니다.
event-marked-line = { $player }의 마커 H가 신전 { temple-line } 옆에 놓였습니다.
event-marked-space = { $player }의 마커 I가 신전 { temple-space }에 놓였습니다.
event-automa-starting = { JOSA($player, pair: "이/가") } 시작 카드 { JOSA($card, pair: "을/를") } 받았습니다. 우선권 수치 { $initiative }만 사용합니다.

# The steps of its choice

event-uncovered = 다음 행동 타일: { $tile }.
event-passed-board = 세트 보드에 주사위가 없습니다.
event-passed-people = 민중을 위한 석상을 놓을 빈칸 없음: { $what }.
event-passed-region = 빈칸 없음: { $what }.
event-cast =
    { $how ->
        [free] 정복 타일 주사위: { temple-space }.
       *[taken] 정복 타일 주사위: { temple-space }. 이미 타일이 있어 다시 굴립니다.
    }
event-passed-action =
    { $why ->
        [no-piece] { god } 행동에 쓸 구성품이 남지 않았습니다.
        [no-tile] 그 자리에 기둥 타일이 없습니다.
        [full] 행복지수가 이미 트랙의 끝에 있습니다.
       *[no-space] { god } 행동으로 놓을 빈칸이 없습니다.
    }
event-automa-preferred = { automa-rule }: { $left }.
event-automa-cheaper = { temple-line }의 더 싼 칸: { $space }번 칸(빵 { $more }개 대신 { $bread }개).
event-automa-same-price = { temple-line }의 두 칸 모두 빵 { $bread }개라 첫 번째인 { $space }번 칸.
event-automa-counted = { automa-rule } – { $groups }.
event-automa-counted-brief = { automa-rule } – { $best }, 나머지 { $others }곳은 그보다 적음.
automa-rule =
    { $rule ->
        [majority] 자원 구역을 새로 차지하는 곳
        [steal] 플레이어의 자원 구역을 빼앗는 곳
        [cards] 가져갈 카드 수
        [buildings] 같은 행과 열에 있는 모든 건축물 수
        [own-buildings] 같은 행과 열에 있는 자신의 건축물 수
        [color-order] 색깔 순서에서 첫 번째
        [marker-f] 마커부터 첫 번째 자원 구역
        [marker-g] 마커에서 시계반대방향으로 첫 번째
        [marker-h] 마커부터 첫 번째 신전 옆 칸
       *[marker-i] 마커부터 첫 번째 칸
    }
automa-region = 지역 { $region }
automa-regions = 지역 { $regions }

# Its turn in a sentence or two

bot-turn-region = { $round }라운드: { JOSA($player, pair: "이/가") } { god }에서 { color } { $value } 주사위를 가져가 { JOSA(region, pair: "을/를") } 정복했습니다.
bot-turn-no-die = { $round }라운드: 가져갈 수 있는 주사위가 없어 { JOSA($player, pair: "이/가") } { god }의 { color } { $value } 주사위를 가져가고 행동은 하지 않았습니다.
bot-turn-took-cards = 가져간 카드: { $cards }.

# Asking the human player

prompt-service = 광신도의 도움을 받으시겠습니까? 받으면 오토마마다 { $vp }점을 획득합니다.
option-pass-service = 도움을 받지 않기(오토마도 점수 없음)

# Its area on the terminal

board-automa-markers = 마커
board-automa-district = F { good }
board-automa-section = G { $god }부터
board-automa-line = H { temple-line }
board-automa-space = I { temple-space }
board-automa-tiles = 행동 타일
board-automa-tiles-left =
    { $count ->
        [0] 뒷면 없음
       *[other] 뒷면 { $count }개
    }
board-automa-secret = 비공개 법령

# Beginning and ending a game on the terminal

play-new-automa = { JOSA($player, pair: "으로/로") } 세트의 시대에서 오토마 { $automas }명과 겨룹니다(난이도 { $step }). 시드 { $seed }. ?를 입력하면 도움말이 나옵니다.
ask-resume-automa = 오토마 { $automas }명과 겨루던 게임이 있습니다({ $round }라운드). 이어서 하시겠습니까? [Y/n]
ask-opponent = 상대: 0 { bot-name }, 1~3 오토마 수(세트의 시대) [0]
ask-step = 오토마의 난이도(0~4) [0]
play-undo-tile = 되돌릴 수 없습니다. 그 뒤에 { JOSA($player, pair: "이/가") } 행동 타일을 공개했습니다.
final-title-automa = 오토마 { $automas }명과의 최종 점수(난이도 { $step })
error-needs-opponent = { $option }에는 --solo { JOSA($solo, pair: "이/가") } 필요합니다
error-automa-seats = 오토마와의 게임은 자리가 정해져 있으니 --seat를 빼세요
error-step = 오토마와 겨룰 때 --difficulty는 0부터 4까지의 숫자이며, { JOSA($given, pair: "은/는") } 쓸 수 없습니다
error-level = { bot-name }과 겨룰 때 --difficulty는 { $levels } 중 하나이며, { JOSA($given, pair: "은/는") } 쓸 수 없습니다

# Help on the terminal

help-automa = 오토마: 오토마는 차례마다 다음 행동 타일을 공개합니다. 신 타일이면 그 구역에서, 없으면 시계반대방향의 다음 구역에서 눈이 가장 높은 주사위를 가져갑니다. 자원 타일이면 있는 것 중 맨 앞 자원의 색에서, 사제와 병사 타일이면 파란색이나 빨간색에서 눈이 가장 높은 주사위를 가져갑니다. 눈이 같으면 온전한 주사위를 고릅니다. 그런 다음 그 구역의 신 행동을 합니다. 아무것도 지불하지 않고, 자원 등을 받는 대신 점수를 얻습니다. 기록(l)에서 모든 단계를 볼 수 있습니다.
help-automa-ties = 그래도 같으면 마커로 가립니다. F는 자원 구역을 왼쪽에서 오른쪽으로, G는 주사위를 시계반대방향으로, H는 신전 옆 칸을 1행부터 5열까지, I는 신전 안을 왼쪽에서 오른쪽으로, 위에서 아래로 살핍니다. 저마다 마커에서 시작해 끝에 이르면 처음으로 돌아갑니다.
help-automa-score = 오토마는 호루스 보너스를 받을 때마다 보너스 대신 { $bonus }점을 얻습니다. 플레이어의 광신도가 도움을 줄 때마다 모든 오토마가 { $cultist }점씩 얻습니다. 점수 계산 때 오토마의 축복은 장당 { $blessing }점을 주고 버려지며, 기술은 장당 { $technology }점을 주고 남습니다. 게임이 끝나면 법령은 { $decrees }장까지 장당 { $decree }점, 그보다 많은 것은 장당 { $further }점입니다. 운명 카드의 앙크 가치가 마앗 단계의 균형값이 됩니다.
