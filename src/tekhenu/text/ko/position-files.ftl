# 읽을 수 없는 진행 중인 게임.

position-draft-refused =
    { $key ->
        [unknown] “{ $field }” 항목이 없습니다
        [value] 이 항목에 쓸 수 없는 값입니다: { $field }
       *[shape] 항목의 이름과 값이 필요합니다
    }
