# 게임 주변: 결과

page-result-yours = 승리
page-result = { $player } 님 승리
page-with =
    { $expansion ->
       *[seth] 세트의 시대
    }
page-best = 내 최고 기록
page-best-is =
    { $column ->
        [games] 게임 수
        [won] 승리
        [vp] 최고 점수
       *[lead] 최대 점수 차
    }
