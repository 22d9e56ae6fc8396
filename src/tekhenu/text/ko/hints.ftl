# 힌트: 먼저 가장 좋은 차례로 이끄는 질문, 그다음 가장 좋은 차례 세 가지.

hint-title = 힌트
hint-close = 힌트 닫기

# 실마리
hint-look = { god } 구역을 살펴보세요.
hint-look-part =
    { $part ->
        [temple] 신전 단지를 살펴보세요.
        [osiris] 오시리스의 구역을 살펴보세요.
        [market] 카드를 살펴보세요.
        [you] 내 카드를 살펴보세요.
        [wheel] 오벨리스크 원을 살펴보세요.
       *[other] 선택지를 다시 한번 살펴보세요.
    }
hint-ask =
    { $aspect ->
        [scored] 어떤 행동이 바로 점수를 줍니까?
        [temple] 신전 단지의 어디에서 점수를 가장 많이 얻을 수 있습니까?
        [districts] 어느 구역에서 1위를 할 수 있습니까?
        [building-row] 줄에서 건축물을 하나 더 지으면 무엇이 달라집니까?
        [statues] 석상은 어디에 놓을 때 가장 좋습니까?
        [happiness] 행복지수 때문에 할 수 없는 일은 무엇입니까?
        [population] 인구가 늘면 무엇을 할 수 있습니까?
        [production] 계획에 비해 부족한 생산은 무엇입니까?
        [goods] 다음에 필요한 자원은 무엇입니까?
        [bread] 다음 점수 계산에서 건축물에 낼 빵은 어떻게 마련합니까?
        [scribes] 지금 서기로 무엇을 할 수 있습니까?
        [faith] 마앗 단계에서 신앙으로 무엇을 막을 수 있습니까?
        [technologies] 어떤 기술이 게임 끝까지 도움이 됩니까?
        [blessings] 계획에 맞는 축복은 무엇입니까?
        [decrees] 법령은 무엇을 요구합니까?
        [rewards] 지금 카드가 무엇을 줍니까?
        [balance] 마앗 단계에서 저울은 어떻게 됩니까?
        [turn-order] 마앗 단계 다음에는 누가 첫 번째입니까?
        [seth] 세트 판에서는 무슨 일이 일어나고 있습니까?
        [rivals] 남겨 두면 상대가 무엇을 가져갑니까?
       *[other] 다음 차례들을 가장 잘 준비하는 선택은 무엇입니까?
    }
hint-show = 가장 좋은 차례 보기

# 가장 좋은 차례
hint-thinking = 좋은 차례를 찾고 있습니다…
hint-improving = 더 찾는 중
hint-deals = 가상 게임 { $deals }판
hint-expected = 예상 최종 점수 차
hint-costs = 1번 차례와 비교
hint-then-revealed = 이후 공개되는 것에 따라 선택
hint-against = { $number }번 차례와 비교: { $vp }점
hint-do = 이대로 하기
hint-do-turn = 이대로 하기: { $turn }
hint-again = 다시 시도

# ‘이대로 하기’ 다음
hint-played = 차례가 완성되었습니다. 확정하거나 되돌리세요.
hint-stopped = 이 선택은 더 이상 할 수 없습니다. 직접 이어 가거나 새 힌트를 요청하세요.
hint-revealed = 무언가 공개되었습니다. 직접 이어 가거나 새 힌트를 요청하세요.
hint-none = 지금은 선택할 것이 없습니다.
