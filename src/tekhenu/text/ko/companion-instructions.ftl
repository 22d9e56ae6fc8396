# Instructions for hands: what the pieces of a real table are to do after a solo opponent's turn.
# The opponent is named above them.

hands-progressed =
    { $coin ->
        [start] 진보 마커를 맨 아래층의 첫 타일에 놓으세요: { $tile }.
        [up] 진보 마커를 오른쪽 위 타일로 옮기세요: { $tile }.
       *[right] 진보 마커를 오른쪽 타일로 옮기세요: { $tile }.
    }
hands-took =
    { $beside ->
        [pyramid] { god }에서 { color } { $value } 주사위를 가져와 피라미드 옆에 놓으세요.
       *[tiles] { god }에서 { color } { $value } 주사위를 가져와 행동 타일 옆에 놓으세요.
    }
hands-honor = { god }를 기리는 석상을 놓으세요.
hands-people = 민중을 위한 석상을 { people-space }에 놓으세요.
hands-pillar = { temple-space }의 타일에 기둥을 놓으세요.
hands-temple = 신전 { temple-line }의 { $space }번 칸에 건축물을 놓으세요.
hands-osiris = { good } 자원 구역의 { osiris-row }에 건축물을 놓으세요.
hands-region = { region }에 건축물을 놓으세요.
hands-tile = { $tile } 타일을 돌리지 말고 { temple-space }에 놓으세요.
hands-received = 카드 시장에서 { JOSA($card, pair: "을/를") } 가져와 상대의 더미에 놓으세요.
hands-slid = { JOSA($card, pair: "을/를") } 카드 시장 { $section }구역의 { $place }번째 칸으로 미세요.
hands-gained = { JOSA($player, pair: "이/가") } { JOSA($goods, pair: "을/를") } 받습니다.
hands-discarded = 그곳에 놓여 있던 금을 게임 상자로 되돌리세요.
hands-conquered = 정복 타일 { JOSA($tile, pair: "을/를") } { temple-space }에 놓으세요.
hands-covered = 정복 타일 { JOSA($tile, pair: "을/를") } 게임 상자로 되돌리세요.
hands-destiny = 운명 카드 { JOSA($card, pair: "을/를") } { $player }에게 주세요.
hands-buried = 유물 { JOSA($card, pair: "을/를") } 더미 맨 아래에 넣으세요.
hands-moved =
    { $track ->
        [population] { $player }: 인구 마커를 { $new }까지 옮기세요.
       *[happiness] { $player }: 행복지수 마커를 { $new }까지 옮기세요.
    }
hands-scored = { $player }: { $vp }점. 점수 마커를 { $total }까지 옮기세요.
hands-opened = 카드 시장 { $section }구역이 열립니다.
hands-rotated = 오벨리스크 원을 시계방향으로 한 구역 돌리세요.
hands-ordered = 차례 순서: { $players }.
