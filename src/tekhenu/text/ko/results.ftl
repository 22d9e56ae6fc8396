# 게임 주변: 결과

page-result-yours = 승리
page-result = { $player } 님 승리
page-result-abandoned =
    { $round ->
        [0] 준비 중에 중단
       *[other] { $round }라운드에서 중단
    }
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

# 자리를 비운 사람
page-departures = 자리를 비운 사람
page-stand-in = 컴퓨터가 대신 플레이하고 있습니다.
page-stand-in-hint = 언제든지 돌아와 직접 이어서 할 수 있습니다.
page-take-back = 내 자리로 돌아가기
page-vanished = { $player } 님이 자리에 없습니다.
page-replace = 컴퓨터에게 맡기기
page-motion-replace = { $who } 님의 제안: { $player } 님의 자리를 컴퓨터에게 맡깁니다.
page-motion-abandon = { $who } 님의 제안: 게임을 중단합니다.
page-motion-own =
    { $kind ->
        [abandon] 게임 중단을 제안했습니다. 다른 플레이어의 동의를 기다립니다.
       *[replace] { $player } 님의 자리를 컴퓨터에게 맡기자고 제안했습니다. 다른 플레이어의 동의를 기다립니다.
    }
page-motion-agree = 동의
page-motion-refuse = 반대
page-motion-withdraw = 제안 취소
page-abandon = 게임 중단
page-abandon-hint =
    { $alone ->
        [yes] 게임이 결과 없이 여기서 끝납니다.
       *[no] 남아 있는 플레이어가 모두 동의하면 게임이 결과 없이 끝납니다.
    }
page-abandoned = 중단된 게임입니다.
