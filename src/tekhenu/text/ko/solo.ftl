# Botankhamun, the solo opponent: its name, how it came to its choice, what its turn brought.

bot-name = 보탕카멘
# One letter that marks its pieces on the board; 보 is that of a player.
bot-letter = 탕

# The steps of its choice, in the order of the rules

event-arranged = 피라미드(맨 아래층부터): { $tiles }.
event-progressed =
    { $coin ->
        [start] 마커가 피라미드 맨 아래층의 첫 타일에서 시작합니다: { $tile }.
        [up] 데벤 토큰이 위를 가리켜 마커가 오른쪽 위 타일로 이동합니다: { $tile }.
       *[right] 데벤 토큰이 오른쪽을 가리켜 마커가 같은 층의 다음 타일로 이동합니다: { $tile }.
    }
event-passed-section =
    { $why ->
        [empty] { god } 구역에는 주사위가 없어 시계반대방향의 다음 구역으로 갑니다.
       *[forbidden] { god } 구역에는 금지된 주사위뿐이라 시계반대방향의 다음 구역으로 갑니다.
    }
event-passed-color =
    { $why ->
        [empty] 오벨리스크에 없음: { $what }.
       *[forbidden] 모두 금지된 상태: { $what }.
    }
event-passed-die = 금지된 주사위라 제외: { $what }.
event-passed-statue = { $what }의 석상 칸이 이미 차 있습니다.
event-passed-osiris = 이미 차 있는 칸: { $what }.
event-passed-market =
    { $why ->
        [happiness] 행복지수 부족: { $what }.
       *[empty] 카드 없음: { $what }.
    }
event-entered = 시장 { $section }구역에 필요한 행복지수는 { $needed }, 현재는 { $happiness }입니다. 법령, 기술, 축복 순서로 가져갑니다.
event-highest = 고를 수 있는 주사위: { $all }. 가장 높은 눈: { $left }.
event-highest-alike = 고를 수 있는 주사위: { $all }. 눈이 모두 같습니다.
event-preferred = { bot-rule }: { $left }.
event-counted = { bot-rule } – { $groups }.
event-counted-brief = { bot-rule } – { $best }, 나머지 { $others }곳은 그보다 적음.
bot-group = { $points }: { $what }
bot-rule =
    { $rule ->
        [pure] 부패한 주사위보다 온전한 주사위 우선
        [statue] 자신의 석상이 있는 구역
        [own-building] 같은 행이나 열에 자신의 건축물이 있는 칸
        [inner] 외곽면에 닿지 않는 칸
        [slot] 더 높은 호루스 칸
        [impact] 석상으로 차지할 자원 구역 수
        [pillars] 같은 행이나 열에 있는 자신의 기둥 수
        [vp] 얻게 될 점수
       *[fewest] 회색 주사위: 건축물이 가장 적은 자원 구역, 같으면 맨 왼쪽
    }
event-picked-only = 하나뿐인 후보: { $what }.
event-picked-random = 무작위 선택: { $what }(후보: { $among }).
event-picked-random-brief = 후보 { $count }개 중 무작위 선택: { $what }.

# What it considered

bot-die = { god }의 { color } { $value }
bot-die-mark = { color } { $value }
bot-dice-at = { god }({ $dice })
bot-color = { color } 주사위({ good })
bot-gray = 회색 주사위
bot-section = 시장 { $section }구역
bot-section-needs = 시장 { $section }구역(행복지수 { $happiness } 필요)
bot-sections = 시장 { $sections }구역
bot-district = { $row }행 { good }
bot-districts = { $row }행({ $goods })
bot-people = { people-space } 칸
bot-spaces =
    { $count ->
        [1] { $row }행 { $columns }열
       *[other] { $row }행({ $columns }열)
    }
bot-lines =
    { $line ->
        [row]
            { $count ->
                [1] { $numbers }행
               *[other] 행({ $numbers })
            }
       *[column]
            { $count ->
                [1] { $numbers }열
               *[other] 열({ $numbers })
            }
    }

# Events that are different for it

event-opponent-took = { JOSA($player, pair: "이/가") } { god }에서 { color } { $value } 주사위를 가져갔습니다.
event-opponent-chose = { JOSA($player, pair: "이/가") } 운명 카드 { JOSA($card, pair: "을/를") } 무작위로 가져갔습니다. 보상은 받지 않습니다.
event-opponent-received =
    { $family ->
        [blessing] { JOSA($player, pair: "이/가") } 축복 { JOSA($card, pair: "을/를") } 가져갔습니다.
        [technology] { JOSA($player, pair: "이/가") } 기술 { JOSA($card, pair: "을/를") } 가져갔습니다.
       *[decree] { JOSA($player, pair: "이/가") } 법령 { JOSA($card, pair: "을/를") } 가져갔습니다.
    }
event-discarded = 그곳에 놓여 있던 금은 게임에서 제거됩니다.

# Its turn in a sentence or two

bot-turn-honor = { $round }라운드: { JOSA($player, pair: "이/가") } { god }에서 { color } { $value } 주사위를 가져가 { JOSA($honored, pair: "을/를") } 기리는 석상을 건설했습니다.
bot-turn-people = { $round }라운드: { JOSA($player, pair: "이/가") } { god }에서 { color } { $value } 주사위를 가져가 { people-space }에 민중을 위한 석상을 건설했습니다.
bot-turn-no-statue = { $round }라운드: { JOSA($player, pair: "이/가") } { god }에서 { color } { $value } 주사위를 가져갔지만, 남은 석상이나 석상 칸이 없었습니다.
bot-turn-pillar = { $round }라운드: { JOSA($player, pair: "이/가") } { god }에서 { color } { $value } 주사위를 가져가 { $tile } 타일을 { temple-space }에 놓고 기둥을 세웠습니다.
bot-turn-temple = { $round }라운드: { JOSA($player, pair: "이/가") } { god }에서 { color } { $value } 주사위를 가져가 신전 { temple-line }에 건축물을 건설했습니다.
bot-turn-osiris = { $round }라운드: { JOSA($player, pair: "이/가") } { god }에서 { color } { $value } 주사위를 가져가 { osiris-row }에 { district }을 건설했습니다.
bot-turn-festival = { $round }라운드: { JOSA($player, pair: "이/가") } { god }에서 { color } { $value } 주사위를 가져가 연회를 개최했습니다.
bot-turn-cards = { $round }라운드: { JOSA($player, pair: "이/가") } { god }에서 { color } { $value } 주사위를 가져가 카드를 획득했습니다: { $cards }.
bot-turn-nothing = { $round }라운드: { JOSA($player, pair: "이/가") } { god }에서 { color } { $value } 주사위를 가져갔지만, 남은 구성품이나 칸, 카드가 없어 행동의 효과가 없었습니다.
bot-turn-idle = { $round }라운드: 가져갈 수 있는 주사위가 없어 { JOSA($player, pair: "이/가") } { god }의 { color } { $value } 주사위를 무작위로 가져가고 행동은 하지 않았습니다.
bot-turn-gained = { JOSA($goods, pair: "을/를") } 획득했습니다.
bot-turn-scored = { $vp }점을 획득했습니다.
bot-turn-track =
    { $track ->
        [happiness] 행복지수 마커가 { $old }에서 { JOSA($new, pair: "으로/로") } 이동했습니다.
       *[population] 인구 마커가 { $old }에서 { JOSA($new, pair: "으로/로") } 이동했습니다.
    }
bot-turn-bonus = { JOSA($player, pair: "이/가") } 호루스 보너스로 { JOSA($goods, pair: "을/를") } 획득했습니다.
bot-turn-bonus-scored = { JOSA($player, pair: "이/가") } 호루스 보너스로 { $vp }점을 획득했습니다.
bot-turn-market = 시장에 새로 나온 카드: { $cards }.
bot-market-card = { family } { $card }({ $section }구역 { $place }번째 칸)
bot-turn-in-full = l = 모든 단계 자세히

# How hard it is

difficulty =
    { $difficulty ->
        [easy] 쉬움
        [medium] 보통
       *[hard] 어려움
    }
challenge =
    { $challenge ->
        [random_start] 무작위 시작 카드
       *[rich_decrees] 보탕카멘의 법령마다 { $vp }점
    }
