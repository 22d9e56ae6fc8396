# 읽을 수 없는 진행 중인 게임.

position-draft-refused =
    { $key ->
        [unknown] “{ $field }” 항목이 없습니다
        [value] “{ $field }” 항목의 값이 올바르지 않습니다
       *[shape] 항목의 이름과 값이 필요합니다
    }
