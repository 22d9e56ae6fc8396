# 분석: 차례 하나로 무엇이 바뀌고, 왜 다른 차례보다 나은지.

decimal = { $whole }.{ $tenth }

analysis-aspect =
    { $aspect ->
        [scored] 트랙 점수
        [temple] 신전 단지
        [districts] 오시리스 자원 구역
        [building-row] 건축물 행
        [statues] 석상
        [happiness] 행복지수
        [population] 인구
        [production] 생산
        [goods] 자원
        [bread] 건축물에 낼 빵
        [scribes] 서기
        [faith] 신앙
        [technologies] 기술
        [blessings] 축복
        [decrees] 법령
        [rewards] 시작 카드와 운명 카드
        [balance] 저울
        [turn-order] 차례 순서
        [seth] 세트의 시대
        [time] 남은 차례
        [later] 이후 전개
        [rivals] 상대의 손해
       *[other] 나머지
    }

# 사실: 이 차례로 플레이어에게 바뀌는 것. 마침표 없이 나란히 놓인다.
analysis-scored = 바로 { $vp }점: { source }
analysis-forecast = 다음 점수 계산의 { source }: { $before } → { $after }점
analysis-majority =
    { $won ->
        [yes] { district } 1위 확보
       *[no] { district } 1위 상실
    }
analysis-track =
    { $good ->
        [population] 인구 { $before } → { $after }
        [happiness] 행복지수 { $before } → { $after }
       *[other] { good } 생산 { $before } → { $after }
    }
analysis-stock = { good } { $before } → { $after }
analysis-scales =
    { $loss ->
        [0] 균형값 { $before } → { $after }
       *[other] 균형값 { $before } → { $after }(마앗 단계에 { $loss }점 감점)
    }
analysis-missing-bread = 부족한 빵 { $before } → { $after }
analysis-sections = 이용할 수 있는 시장 구역 { $before } → { $after }
analysis-card =
    { $gained ->
        [yes] { $card } 획득
       *[no] { $card } 사용
    }
analysis-cards =
    { $family ->
        [blessing] 축복 카드 { $number }장 획득
        [technology] 기술 카드 { $number }장 획득
       *[decree] 법령 카드 { $number }장 획득
    }
analysis-decree = { $card } { $before } → { $after }점
analysis-denied = 남겨 두면 상대가 { god } 구역의 { color } { $value } 주사위를 가져감

# 다른 차례에서는 대신 이렇게 된다.
analysis-instead = 다른 선택: { $facts }

analysis-certainty =
    { $certainty ->
        [sure] 확실
        [likely] 유력
       *[open] 불확실
    }

# 잃은 점수로 나눈 차례의 등급.
analysis-grade =
    { $grade ->
        [best] 최선
        [good] 좋음
        [inaccuracy] 부정확
        [mistake] 실수
       *[blunder] 큰 실수
    }
analysis-chance =
    { $chance ->
        [roll] 주사위
        [draw] 카드와 타일
       *[opponent] 솔로 상대의 운
    }
