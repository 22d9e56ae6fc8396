# The board as the terminal shows it. Labels are short; the help explains them.

board-round = { $round }/{ $rounds }라운드
board-setup = 게임 준비
board-over = 게임 종료
board-order = 차례 순서: { $players }
board-wheel = 오벨리스크(왼쪽에서 오른쪽으로 시계방향)
board-wheel-caption = 화살표는 { JOSA($before, pair: "과/와") } { $after } 사이에 있습니다. 자전할 때마다 빛이 오른쪽 신으로 한 칸 옮겨 갑니다.
board-marker = 점수 계산 { $number } 마커는 { JOSA($before, pair: "과/와") } { $after } 사이에 있습니다.
board-row-light = 빛
board-row-statues = 석상
board-row-bonus = 보너스
# Without spaces round the arrow: 5→서기 1 is eight cells, as wide as the narrowest column.
board-bonus =
    { $good ->
        [vp] { $slot }→{ $amount }점
       *[other] { $slot }→{ good-mark } { $amount }
    }
board-light =
    { $light ->
        [sunny] ○ 양지
        [shaded] ◐ 음지
       *[dark] ● 암흑
    }
board-temple = 신전 단지
board-statue = 석상
board-reward =
    { $good ->
        [vp] { $amount }점
       *[other] { good-mark } { $amount }
    }
board-temple-caption = [n] 빵 n개가 드는 빈 건축물 칸
board-ra = 라의 타일
board-ra-dice = 눈 { $low }–{ $high }
board-ra-vp = { $vp }점
board-ra-empty = 타일 없음
board-ability = { light }: { $text }
board-osiris = 오시리스
board-osiris-brings =
    { $gold ->
        [0] +{ $steps }, { $goods }개
       *[other] +{ $steps }, { $goods }개+금
    }
board-osiris-any = +{ $steps }+자유, { $goods }개
board-populace = 민중
board-populace-caption = H 행복지수, P 인구, X 둘 다
board-market = 카드 시장
board-section = { $section }구역, 행복지수 { $happiness } 이상
board-section-closed = { $section }구역은 누군가의 인구가 { $population }에 도달하면 열림
board-offer = 공개된 시작 카드

board-you = { $player }(나)
board-vp = { $vp }점
board-goods = 보유
board-production = 생산
board-production-of = { good } { $steps }
board-people-of = 행복지수 { $happiness }, 인구 { $population }
board-scales = 저울
board-scales-side = { purity } 쪽
board-scales-nothing = 없음
board-scales-excess = 초과 { $excess }
board-scales-below = 아래
board-scales-balance = 균형값 { $balance }
board-pieces = 남은 구성품
board-pieces-of =
    { $statues ->
        [0] 건축물 { $buildings }개, 기둥 { $pillars }개, 석상 없음
       *[other] 건축물 { $buildings }개, 기둥 { $pillars }개, 석상 { $statues }개(다음 석상은 화강암 { $cost }개)
    }
board-building-row = 건축물 행
board-building-row-of = 점수 계산마다 { $vp }점, 지불할 빵 { $bread }개
board-building-row-next = 점수 계산마다 { $vp }점, 지불할 빵 { $bread }개. 다음 건축물을 놓으면 { $next } 추가
board-destiny = 운명
board-destiny-of = { $card }, 앙크 { $ankh }
board-destiny-none = 아직 없음
board-technologies = 기술
board-blessings = 축복
board-decrees = 법령
board-cards = 카드
board-scribes = 서기
board-bot-buildings = 건축물 { $count }개
board-bot-pillars = 기둥 { $count }개
board-bot-statues = 석상 { $count }개
board-bot-cards = { $count }장({ $cards })
board-bot-dice = 가져간 주사위
board-bot-maat = 다음 마앗
board-bot-maat-of = 균형값 { $balance }, 앙크 { $ankh }
board-bot-caption = ▶ 진보 마커   ✓ 사용함   ? 다음 타일 후보(데벤)
board-decree = ({ symbol }) { $text }
board-none = 없음
board-hidden = 비공개 법령 { $hidden }장
