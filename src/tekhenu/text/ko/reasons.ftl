# Why something is not possible.

reason-forbidden = { light } 구역에서 { color } 주사위는 금지됨
reason-needs = { amount } 필요(보유 { $have })
reason-needs-both = 석회암 { $limestone }개와 화강암 { $granite }개 필요(보유: 석회암 { $have-limestone }개, 화강암 { $have-granite }개, 금 { $gold }개)
reason-needs-happiness = 행복지수 { $needed } 필요(현재 { $have })
reason-no-building = 남은 건축물이 없음
reason-no-pillar = 남은 기둥이 없음
reason-no-statue = 남은 석상이 없음
reason-occupied = 이미 차 있는 칸
reason-row-full = { $row }행에 건설할 수 있는 빈칸이 없음
reason-temple-full = 신전 단지에 빈칸이 없음
reason-no-space = 빈칸이 없음
reason-god-full = 이 신의 석상 칸이 모두 차 있음
reason-no-tile = 그 자리에 기둥 타일이 없음
reason-closed = 누군가의 인구가 { $population }에 도달하면 열리는 구역
reason-few-cards = 구역의 카드는 { $have }장인데 { $needed }장을 가져와야 함
reason-no-section =
    { $cards ->
        [1] 이용할 수 있는 구역에 카드가 없음
       *[other] 이용할 수 있는 구역 중 카드가 { $cards }장 있는 곳이 없음
    }
reason-renewed = 이번 행동에서 이미 새로 채운 구역
reason-gray = 회색 주사위는 아무것도 생산하지 않음
reason-no-action = 이 주사위로 할 수 있는 행동이 없음
reason-wrong-slot = 눈 { $value }에 해당하는 신은 { god }
reason-other-section = { god } 구역의 주사위라 다른 신 행동은 불가능
reason-taken = 다른 플레이어가 가져감
reason-same-symbol = 같은 표식의 법령을 이미 계산함
