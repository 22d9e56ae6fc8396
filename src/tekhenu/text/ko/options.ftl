# What a player may choose. $card is an id such as T05, $text what that card does. The message is the
# title of the choice; what goes on behind a colon is its .detail, a text of its own its .text.
titled-detail = { $title }: { $detail }
titled-text = { $title } – { $detail }

# Setup, Destiny, Maat
option-keep = { $card } 갖기
    .text = { $text }
option-keep-decree = { $card }({ symbol }) 갖기
    .text = { $text }
option-starting = { $card } 가져오기(우선권 수치 { $initiative })
    .text = { $text }
option-destiny = { $card } 가져오기(앙크 { $ankh })
    .text = { $text }
option-reward = { $card } 보상 받기
    .text = { $text }
option-advance =
    { $track ->
        [population] 인구 마커 1칸 전진시키기
       *[happiness] 행복지수 마커 1칸 전진시키기
    }
option-gain = { $goods } 가져오기
option-faith-none = 신앙을 놓지 않고 균형값 { $balance } 유지하기
option-faith-pure = 온전한 쪽에 신앙 { $faith }개를 놓아 균형값을 { JOSA($balance, pair: "으로/로") } 만들기
option-faith-tainted = 부패한 쪽에 신앙 { $faith }개를 놓아 균형값을 { JOSA($balance, pair: "으로/로") } 만들기

# Taking a die
option-die = { god }의 { purity } { color } { $value } 주사위 가져오기
option-die-forbidden = { god }의 금지된 { color } { $value } 주사위 가져오기(행동하려면 아누비스나 카드 필요)
option-take-plain = 눈 { $value } 그대로 가져오기
option-take-turned = 서기 { $scribes }명으로 눈을 { JOSA($value, pair: "으로/로") } 바꾸기
option-anubis =
    { $scribes ->
        [0] 아누비스
       *[other] 아누비스(서기 { $scribes }명 사용)
    }
    .detail = 눈 { JOSA($value, pair: "으로/로") } 원하는 행동 수행, 주사위는 저울 아래로
option-no-action = 행동 없이 가져오기
    .detail = 아무것도 사용하지 않음
option-side =
    { $purity ->
        [pure] 저울의 온전한 쪽에 놓기
       *[tainted] 저울의 부패한 쪽에 놓기
    }
option-turned = { $card } 사용하기
    .detail = 주사위 눈을 { JOSA($value, pair: "으로/로") } 바꾸기
option-recolor = { $card } 사용하기
    .detail = 주사위를 { color } { JOSA($value, pair: "으로/로") } 간주하기
option-play = { $card } 사용하기
    .text = { $text }
option-anytime = { $card } 사용하기
    .detail =
        { $track ->
            [population] 인구 +{ $steps }
           *[happiness] 행복지수 +{ $steps }
        }

# Actions
option-god-horus = 호루스
    .detail = 화강암 { $granite }개로 석상 건설({ god }를 기리거나 민중을 위해)
option-god-ra = 라
    .detail = { JOSA($goods, pair: "으로/로") } { $tile } 타일에 기둥 세우기
option-god-ra-empty = 라
    .detail = 기둥 세우기
option-god-hathor = 하토르
    .detail = 신전 단지에 건축물 건설, 인구 +{ $value }
option-god-bastet = 바스테트
    .detail =
        { $scribes ->
            [0] 파피루스 2개로 연회 개최, 행복지수 +{ $value }
           *[other] 파피루스 2개로 연회 개최, 행복지수 +{ $value }, 서기 { $scribes }명
        }
option-god-thoth = 토트
    .detail =
        { $papyrus ->
            [0] 카드 { $cards }장 무료로 가져오기
           *[other]
                { $cards ->
                    [1] 파피루스 { $papyrus }개로 카드 { $cards }장 가져오기
                   *[other] 파피루스 { $papyrus }개로 한 구역에서 카드 { $cards }장 가져오기
                }
        }
option-god-osiris = 오시리스
    .detail = { $value }행에 작업장이나 채석장 건설, 행복지수 −1
option-god-any = { god } 행동 수행하기
option-produce =
    { $excess ->
        [0] { amount-kept } 생산하기
       *[other] { amount-kept } 생산하기, 초과 { $excess }개는 저울의 부패한 쪽으로
    }
option-produce-any = { good } 생산하기
option-extra = { $card } 추가 행동
    .text = { $action }
option-value = 눈 { $value } 사용하기

# Places
option-honor = { god }를 기리는 석상 건설하기(보너스: { amount })
option-people = 민중을 위한 석상 건설하기: { people-space }
option-people-gold = 민중을 위한 석상 건설하기: { people-space }, 그곳의 금 획득
tile-points =
    { $parts ->
        [1] { $vp }점
       *[other] { $vp }점({ $causes })
    }
option-temple = { temple-space }, { rotation }
    .detail = { tile-points }, { amount }
option-temple-edges = { rotation }(위 { $north }, 오른쪽 { $east }, 아래 { $south }, 왼쪽 { $west }): { tile-points }
option-hathor = 빵 { $bread }개로 { temple-line }에 건설하기
    .detail = { $gains }
option-hathor-bare = 빵 { $bread }개로 { temple-line }에 건설하기
option-osiris =
    { $place ->
        [workshop] { $row }행에 { good } 작업장 건설하기
       *[quarry] { $row }행에 { good } 채석장 건설하기
    }
    .detail = 생산 +{ $steps }, { $goods } 획득
option-osiris-partner =
    { $place ->
        [workshop] { $row }행에 { good } 작업장 건설하기
       *[quarry] { $row }행에 { good } 채석장 건설하기
    }
    .detail = { $both } 생산 +1씩, { $goods } 획득
option-osiris-any =
    { $place ->
        [workshop] { $row }행에 { good } 작업장 건설하기
       *[quarry] { $row }행에 { good } 채석장 건설하기
    }
    .detail = 생산 +{ $steps }, 원하는 생산 +1, { $goods } 획득
option-production = { good } 생산 마커 전진시키기
option-market = 시장 { $section }구역에서 { $card } 가져오기
    .text = { $text }
option-market-empty = 시장 { $section }구역에서 카드 가져오기
option-renew = 파피루스 1개로 시장 { $section }구역의 카드를 모두 교체하기

# Paying
option-pay =
    { $what ->
        [scribes] { $scribes } 사용하기
        [both] { $goods } 지불하고 { $scribes } 사용하기
       *[goods] { $goods } 지불하기
    }
option-pay-nothing = 지불하지 않기
option-pay-bread-short = { $goods } 지불하기(빵 { $missing }개 미지불, −{ $vp }점)
option-pay-bread-none = 지불하지 않기(빵 { $missing }개 미지불, −{ $vp }점)
option-pay-tribute = { $goods } 지불하고 { $vp }점 획득하기
option-waive = { JOSA($card, pair: "을/를") } 사용해 비용 면제받기
option-use = { $card } 사용하기
    .text = { $text }

# The end
option-declare = { $card } 선언하기
    .text = { $text }
option-score = { $card }({ symbol }) 점수 계산하기
    .text = { $text }
option-score-points = { $card }({ symbol }) 점수 계산하기, 현재 { $vp }점
    .text = { $text }
option-repeat = 금 2개를 지불하고 { $card } 점수 한 번 더 계산하기
    .text = { $text }

# Declining, by what is asked
option-pass-die = 게임 끝내기(남은 주사위 없음)
option-pass-action = 행동하지 않기
    .detail = 아무것도 사용하지 않음
option-pass-produce-first = 바로 신 행동 수행하기
option-pass-produce = 축복을 더 사용하지 않고 생산하기
option-pass-ability = 타일 능력 사용하지 않기
option-pass-close = 차례 마치기
option-pass-declare = 선언하지 않기
option-pass-score = 법령 점수 계산 끝내기
option-pass-repeat = 법령을 한 번 더 계산하지 않기
option-pass-tribute = 더 지불하지 않기
