# What happened. $player is a name.

event-gained = { JOSA($player, pair: "이/가") } { JOSA($goods, pair: "을/를") } 획득했습니다.
event-gained-bonus = { JOSA($player, pair: "이/가") } 호루스 보너스로 { JOSA($goods, pair: "을/를") } 획득했습니다.
event-paid =
    { $what ->
        [scribes] { JOSA($player, pair: "이/가") } { JOSA($scribes, pair: "을/를") } 사용했습니다.
        [both] { JOSA($player, pair: "이/가") } { JOSA($goods, pair: "을/를") } 지불하고 { JOSA($scribes, pair: "을/를") } 사용했습니다.
       *[goods] { JOSA($player, pair: "이/가") } { JOSA($goods, pair: "을/를") } 지불했습니다.
    }
event-scored = { JOSA($player, pair: "이/가") } { $vp }점을 획득했습니다({ source }).
event-scored-of = { JOSA($player, pair: "이/가") } { $vp }점을 획득했습니다({ source }: { $causes }).
event-scored-card = { JOSA($player, pair: "이/가") } { JOSA($card, pair: "으로/로") } { $vp }점을 획득했습니다.
event-scored-card-again = { JOSA($player, pair: "이/가") } { JOSA($card, pair: "으로/로") } 한 번 더 { $vp }점을 획득했습니다.
event-lost = { JOSA($player, pair: "이/가") } { $vp }점을 잃었습니다({ source }).
event-lost-of = { JOSA($player, pair: "이/가") } { $vp }점을 잃었습니다({ source }: { $causes }).
event-advanced =
    { $track ->
        [population] { $player }의 인구 마커가 { $old }에서 { JOSA($new, pair: "으로/로") } 이동했습니다.
        [happiness] { $player }의 행복지수 마커가 { $old }에서 { JOSA($new, pair: "으로/로") } 이동했습니다.
        [papyrus] { $player }의 파피루스 생산이 { $old }에서 { JOSA($new, pair: "으로/로") } 올랐습니다.
        [bread] { $player }의 빵 생산이 { $old }에서 { JOSA($new, pair: "으로/로") } 올랐습니다.
        [limestone] { $player }의 석회암 생산이 { $old }에서 { JOSA($new, pair: "으로/로") } 올랐습니다.
       *[granite] { $player }의 화강암 생산이 { $old }에서 { JOSA($new, pair: "으로/로") } 올랐습니다.
    }
event-took =
    { $way ->
        [pure] { JOSA($player, pair: "이/가") } { god }에서 온전한 { color } { $value } 주사위를 가져갔습니다.
        [tainted] { JOSA($player, pair: "이/가") } { god }에서 부패한 { color } { $value } 주사위를 가져갔습니다.
        [anubis] { JOSA($player, pair: "이/가") } 아누비스 행동으로 { god }의 { color } { $value } 주사위를 가져가 저울 아래에 놓았습니다.
       *[below] { JOSA($player, pair: "이/가") } { god }에서 금지된 { color } { $value } 주사위를 가져가 저울 아래에 놓았습니다.
    }
event-turned = { JOSA($player, pair: "이/가") } 가져간 주사위의 눈을 { $old }에서 { JOSA($new, pair: "으로/로") } 바꿨습니다.
event-performed = { JOSA($player, pair: "이/가") } 눈 { JOSA($value, pair: "으로/로") } { god } 행동을 수행했습니다.
event-produced =
    { $excess ->
        [0] { JOSA($player, pair: "이/가") } { amount-kept-object } 생산했습니다.
       *[other] { JOSA($player, pair: "이/가") } { amount-kept-object } 생산했습니다. 초과된 { $excess }개는 저울에 놓았습니다.
    }
event-idle = { JOSA($player, pair: "은/는") } 수행할 수 있는 행동이 없었습니다.
event-built-honor = { JOSA($player, pair: "이/가") } { god }를 기리는 석상을 건설했습니다.
event-built-people = { JOSA($player, pair: "이/가") } 민중을 위한 석상을 { people-space }에 건설했습니다.
event-built-temple = { JOSA($player, pair: "이/가") } 신전 { temple-line }에 건축물을 건설했습니다.
event-built-temple-space = { JOSA($player, pair: "이/가") } 신전 { temple-line }의 { $space }번 칸에 건축물을 건설했습니다.
event-built-osiris = { JOSA($player, pair: "이/가") } { osiris-row }에 { district }을 건설했습니다.
event-built-pillar = { JOSA($player, pair: "이/가") } { temple-space }에 기둥을 세웠습니다.
event-tile-placed = { JOSA($player, pair: "이/가") } { $tile } 타일을 { temple-space }에 놓았습니다({ rotation }).
event-tile-drawn = 라 영역의 맨 왼쪽에 { $tile } 타일이 새로 놓였습니다.
event-tiles-drawn = 라 영역에 { $tiles } 타일이 새로 놓였습니다.
event-played = { JOSA($player, pair: "이/가") } 축복 { JOSA($card, pair: "을/를") } 사용했습니다.
event-received =
    { $family ->
        [blessing] { JOSA($player, pair: "이/가") } 축복 { JOSA($card, pair: "을/를") } 가져갔습니다.
        [technology] { JOSA($player, pair: "이/가") } 기술 { JOSA($card, pair: "을/를") } 가져갔습니다.
       *[decree] { JOSA($player, pair: "이/가") } 법령 { JOSA($card, pair: "을/를") } 가져갔습니다.
    }
event-received-secret = { JOSA($player, pair: "이/가") } 비공개 법령 1장을 가져갔습니다.
event-revealed = 카드 시장 { $section }구역 { $place }번째 칸의 새 카드: { family } { $card }.
event-revealed-cards = 카드 시장 { $section }구역의 새 카드: { $cards }.
event-slid = { family } { JOSA($card, pair: "이/가") } 카드 시장 { $section }구역 { $place }번째 칸으로 옮겨졌습니다.
event-opened = 카드 시장 { $section }구역이 열렸습니다.
event-renewed = { JOSA($player, pair: "이/가") } 카드 시장 { $section }구역을 새로 채웠습니다.
event-chose =
    { $kind ->
        [starting] { JOSA($player, pair: "이/가") } 시작 카드 { JOSA($card, pair: "을/를") } 가져갔습니다.
        [destiny] { JOSA($player, pair: "이/가") } 운명 카드 { JOSA($card, pair: "을/를") } 가져갔습니다.
        [cultist] { JOSA($player, pair: "이/가") } 광신도 { JOSA($card, pair: "을/를") } 가져갔습니다.
       *[artifact] { JOSA($player, pair: "이/가") } 유물 { JOSA($card, pair: "을/를") } 가져갔습니다.
    }
event-rolled = { god }의 새 주사위: { $dice }.
event-rolled-die = { color } { $value }
event-dawned = 시작할 때 양지는 { $gods } 구역입니다.
event-enthroned = 호루스 1번부터 { $count }번 칸까지의 신: { $gods }.
event-rotated = 오벨리스크 원이 돌아, 이제 양지는 { $gods } 구역입니다.
event-began = { $round }라운드: { $player }의 차례입니다.
event-weighed =
    { $faith ->
        [0] 마앗 단계: { $player }의 균형값은 { $balance }입니다.
       *[other] 마앗 단계: { $player }의 균형값은 { $balance }입니다(신앙 { $net } 포함).
    }
event-tied = 동률이라 앙크 가치로 순서를 정합니다: { $players }.
event-tied-ankh = { $player }({ $ankh })
event-ordered = 차례 순서: { $players }.
event-scoring =
    { $number ->
        [1] 첫 번째 점수 계산입니다.
       *[other] 마지막 점수 계산입니다.
    }
event-declared = { JOSA($player, pair: "이/가") } 법령 { JOSA($card, pair: "을/를") } 선언했습니다.
event-unveiled = { $player }의 법령 공개: { $cards }.
