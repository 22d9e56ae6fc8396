# 사람을 위한 컴퓨터의 다섯 가지 실력.

strength-name =
    { $strength ->
        [apprentice] 견습생
        [stonemason] 석공
        [architect] 건축가
        [vizier] 재상
       *[oracle] 예언자
    }
strength-means =
    { $strength ->
        [apprentice] 직감대로 플레이하고 자주 실수합니다. 처음 몇 게임의 상대로 알맞습니다.
        [stonemason] 기본은 알지만 놓치는 것이 많습니다.
        [architect] 차례마다 계획을 세우지만 늘 최선을 찾지는 못합니다.
        [vizier] 차례마다 꼼꼼히 계획하며 실수가 드뭅니다.
       *[oracle] 최대한 멀리 내다봅니다. 한 번 고르는 데 1~2초가 걸립니다.
    }
page-strength = 실력
ask-strength = 나머지 컴퓨터의 실력: 1(견습생)부터 5(예언자)까지 [2]
