# What the pages say of Time of Seth and of the Automas.

# Home
page-alone = 솔로 플레이
page-opponent = 상대
page-opponent-is =
    { $automas ->
        [0] 보탕카멘
       *[other] 오토마 { $automas }명
    }
page-automas-hint = 솔로 상대를 세 명까지 불러 세트의 시대를 즐기세요. 오토마에게는 플레이어 보드가 필요 없습니다.
page-automas-rules = 오토마의 규칙
page-step-is =
    { $step ->
        [0] 차분함
        [1] 기민함
        [2] 대담함
        [3] 맹렬함
       *[4] 무자비함
    }
page-step-means =
    { $step ->
        [0] 오토마가 아무 이점 없이 플레이합니다.
        [1] 오토마의 법령 점수가 높아집니다.
        [2] 오토마의 법령 점수가 높아지고, 저마다 조금 앞서 시작합니다.
        [3] 오토마의 법령과 기둥 점수가 높아지고, 저마다 조금 앞서 시작합니다.
       *[4] 오토마의 법령, 기둥, 석상 점수가 높아지고, 저마다 조금 앞서 시작합니다.
    }
page-with-seth = 세트의 시대 확장 사용
page-seth-hint = 병사와 사제, 일곱 번째 신, 그리고 저울에 쌓이는 피가 더해지는 확장입니다.
page-seth-rules = 달라지는 규칙
page-load-seats = 솔로 상대의 자리를 뺀 모든 자리를 직접 맡습니다.

# The table
page-waiting-cultist = { JOSA($player, pair: "이/가") } 광신도를 고르고 있습니다.
page-waiting-artifact = { JOSA($player, pair: "이/가") } 유물을 살지 생각하고 있습니다.
page-waiting-conquest = { JOSA($player, pair: "이/가") } 정복 타일을 놓고 있습니다.
prompt-decree-seth = 가질 법령을 고르세요. 나머지는 더미 맨 아래로 갑니다.
prompt-keep-seth = 가질 법령을 고르세요. 나머지는 더미 맨 아래로 갑니다.
page-die-weighs-blood = { god }의 { purity } { color } { $value } 주사위: 함께 받는 피까지 저울에 { $weight }(균형값 { $before } → { $after }).

# What a Pillar on a conquest tile brings
option-temple-covers = { temple-space }, { rotation }
    .detail = { tile-points }, { amount }, { $card } 보상. { $text }
option-temple-removes = { temple-space }, { rotation }
    .detail = { tile-points }, { amount }, { $card } 제거
