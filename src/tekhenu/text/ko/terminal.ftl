# What the terminal says around the board.

play-new = { $players }인 새 게임입니다. 시드 { $seed }. ?를 입력하면 도움말이 나옵니다.
play-new-solo = { JOSA($player, pair: "으로/로") } { bot-name }({ difficulty })과 겨룹니다. 시드 { $seed }. ?를 입력하면 도움말이 나옵니다.
play-new-challenges = 도전 과제: { $challenges }.
play-loaded = { $round }라운드부터 이어서 합니다. ?를 입력하면 도움말이 나옵니다.
play-earlier = 끝내지 못한 이전 게임은 { $file }에 저장했습니다.
play-not-kept = 게임을 { $file }에 저장할 수 없습니다: { $reason }
play-pass-device = { $player } 님에게 기기를 넘겨주세요.
play-press-enter = { $player } 님, 다른 사람이 보지 않을 때 Enter를 누르세요.
play-quit = 게임을 저장했습니다. 이어서 하려면: { $command }
play-quit-unkept = 게임을 저장하지 않았습니다. 다음에는 --save로 파일을 지정하세요.
play-saved = { $file }에 저장했습니다. 이어서 하려면: { $command }
play-saving-needs-file = 파일 이름을 적으세요: s 파일
play-saving-exists = { $file } 파일이 이미 있습니다. 다른 이름을 고르거나 이렇게 덮어쓰세요: s! { $file }
play-saving-failed = { $file }에 저장하지 못했습니다: { $reason }
play-undone = 되돌렸습니다.
play-undo-nothing = 되돌릴 선택이 없습니다.
play-undo-revealed = 되돌릴 수 없습니다. 감춰져 있던 것이 이미 공개되었습니다.
play-undo-coin = 되돌릴 수 없습니다. 그 뒤에 { $player }의 데벤 토큰을 던졌습니다.
play-undo-pick = 되돌릴 수 없습니다. 그 뒤에 { JOSA($player, pair: "이/가") } 무작위로 골랐습니다.
play-unknown =
    { $count ->
        [1] “{ $text }”: 여기서 쓸 수 없는 입력입니다. 1을 입력하세요. 도움말은 ?입니다.
       *[other] “{ $text }”: 여기서 쓸 수 없는 입력입니다. 1부터 { $count }까지의 숫자를 입력하세요. 도움말은 ?입니다.
    }
play-blocked = 지금은 할 수 없습니다: { $reason }.
play-blocked-none = 지금 막힌 선택지는 없습니다.
play-blocked-title = 지금 할 수 없는 것
play-blocked-more = … 외 { $count }개
play-log-title = 지금까지의 진행
play-hint = 숫자 = 선택   h = 힌트   u = 되돌리기   w = 할 수 없는 것   b = 보드   l = 기록   f = 지금 점수 계산   ? = 도움말   q = 종료
play-hint-again = h를 다시 입력하면 가장 좋은 차례를 볼 수 있습니다.
play-hint-best = 예상 최종 점수 차: { $vp }점
play-hint-cost = 1번 차례와 비교: { $vp }점
play-question = { $player }: { $question }
play-back-hint = 숫자 = 선택   Enter = 뒤로
play-no-card = { $card }에 해당하는 카드나 타일이 없습니다. 번호는 P01~P27, S01~S12, A01~A04, D01~D24, B01~B24, T01~T24이며, 세트의 시대에는 E01~E12, Q01~Q12, C01~C08, X01~X08도 있습니다.

menu-gain =
    { $amount ->
        [0] { good } 없이
       *[other] { amount }, 나머지는 다른 것
    }
prompt-gain-rest = 가져올 것을 고르세요.
menu-space = { temple-space } – 최대 { $vp }점, { amount }

ask-resume = 끝내지 못한 게임이 있습니다({ $round }라운드). 이어서 하시겠습니까? [Y/n]
ask-resume-solo = { bot-name }과 겨루던 게임이 있습니다({ $round }라운드). 이어서 하시겠습니까? [Y/n]
ask-players = 플레이어 수(1~4): 혼자면 { bot-name }이나 오토마와 겨룹니다. [2]
ask-difficulty = { bot-name }의 난이도: 1 쉬움, 2 보통, 3 어려움 [1]
ask-challenges = 추가 도전 과제: 0 없음, 1 무작위 시작 카드 2장, 2 법령 점수 증가, 3 둘 다 [0]
ask-humans = 그중 사람의 수(나머지는 컴퓨터가 플레이합니다) [1]
ask-number = { $low }부터 { $high }까지의 숫자를 입력하세요.
answer-no = n

help-title = 도움말
help-number = 숫자 또는 선택지 이름: 선택
help-hint = h: 힌트(먼저 질문, 다시 h를 입력하면 가장 좋은 차례 세 가지와 이유)
help-undo = u: 마지막 선택 되돌리기(감춰진 것이 공개되기 전까지)
help-why = w: 할 수 없는 선택지와 그 이유
help-card = ? T05: 카드나 타일의 효과
help-board = b: 게임 보드 전체
help-log = l: 최근의 기록, l 100: 더 많이
help-forecast = f: 지금 점수 계산을 하면 각자 얻을 점수
help-save = s 파일: 게임 저장(저장하지 않아도 선택할 때마다 자동 저장됩니다)
help-quit = q, Ctrl-C 또는 창 닫기: 중단(게임은 자동 저장됩니다)
help-signs = 기호: 주사위 { $dice }; 플레이어 { $players }; 타일의 면 { $edges }
help-dice = 주사위: 흰색은 양지에서, 검은색은 암흑에서, 노란색과 갈색은 음지에서 온전하고, 회색은 언제나 부패한 상태입니다. 온전한 주사위는 저울의 왼쪽에, 부패한 주사위는 오른쪽에 놓습니다. 금지된 주사위를 가져오려면 아누비스나 카드가 필요합니다.
help-bonus = 보너스 4→금 1: 호루스에서 눈 4로 이 신의 석상을 건설하며, 다른 플레이어가 그 신 행동을 할 때(2인 게임에서는 자신이 할 때도) 석상이 금 1개를 줍니다.
help-osiris = 오시리스 +1, 1개: 그 자원의 생산이 1 오르고 그 자원을 1개 받습니다. +석회는 석회암 생산도 1 오른다는 뜻입니다.
help-solo = 보탕카멘: 차례마다 진보 마커가 피라미드를 나아가며, 두 번째 타일부터는 데벤 토큰에 따라 오른쪽 위나 같은 층의 오른쪽으로 갑니다. 신 타일이면 그 구역에서 눈이 가장 높은 주사위를, 자원 타일이면 있는 것 중 맨 앞 자원의 색에서 눈이 가장 높은 주사위를 가져갑니다. 그런 다음 그 구역의 신 행동을 합니다. 아무것도 지불하지 않고, 점수와 서기와 카드만 얻습니다. 기록(l)에서 모든 단계를 볼 수 있습니다.
help-solo-bonus = 보탕카멘의 칸별 호루스 보너스: { $bonuses }.
help-solo-slot = { $slot } → { $goods }
help-solo-score = 점수 계산 때 보탕카멘의 축복은 장당 { $blessing }점을 주고 버려지며, 기술은 장당 { $technology }점을 주고 남습니다. 게임이 끝나면 법령은 장당 { $decree }점, 서기는 { $scribes }명마다 1점입니다.
help-card-tile = 타일 { $card }, { $goods }, 면 { $north }, { $east }, { $south }, { $west }
help-card-light = 라 구역이 { light }일 때 능력 발동
help-card-starting = 시작 카드 { $card }, 우선권 수치 { $initiative }
help-card-destiny = 운명 카드 { $card }, 앙크 { $ankh }
help-card-decree = 법령 { $card }, 표식 { symbol }
help-card-blessing = 축복 { $card }, 한 번 사용
help-card-technology = 기술 { $card }, 게임 끝까지 지속

final-title = 최종 점수
final-title-solo = { bot-name }({ difficulty })과의 최종 점수
final-challenges = 도전 과제: { $challenges }
final-difference = 차이
final-source = 점수 항목
final-source-name = { source }
final-total = 합계
final-scribes = 남은 서기
final-order = 차례 순서
final-decrees = 법령(✓ 점수 계산)
final-winner = { JOSA($player, pair: "이/가") } { $vp }점으로 승리했습니다.
final-winner-scribes = { JOSA($player, pair: "이/가") } 승리했습니다. 동점자: { $others }({ $vp }점). 서기가 더 많아 승리했습니다.
final-winner-order = { JOSA($player, pair: "이/가") } 승리했습니다. 동점자: { $others }({ $vp }점). 서기의 수도 같지만 차례 순서가 앞섭니다.

error-script-ended = { $command }: 답을 기다리는 중에 입력이 끝났습니다.
error-script-answer = { $command }: 입력의 { $line }번째 줄 “{ $text }”: 여기서 쓸 수 없는 입력입니다.
error-seats = { $players }인 게임에 자리 { $seats }개는 너무 많습니다
error-no-save = 저장한 게임이 아닙니다
error-nothing-kept = 이어서 할 게임이 없습니다. 새로 시작하려면: tekhenu play
error-file = { $file }: { $reason }
error-exists = { $file }: 같은 파일이 이미 있습니다
error-needs-solo = { $option }에는 --solo가 필요합니다
error-needs-table = { $option }에는 --table이 필요합니다
error-solo-seats = { bot-name }과의 게임은 자리가 정해져 있으니 --seat를 빼세요
error-both = { JOSA($first, pair: "과/와") } { JOSA($second, pair: "은/는") } 함께 쓸 수 없습니다
