# 판본에서 잘못된 점. $label은 값의 이름입니다.

box-incomplete = 아직 저장하지 않았습니다. 빠진 것이 있거나 범위를 벗어났습니다.
box-trouble-file = 읽을 수 있는 판본 파일이 아닙니다.
box-trouble-key = 어떤 판본에도 없는 값이 들어 있습니다.
box-trouble-unnamed = 판본에는 1~60자의 이름이 필요합니다.
box-trouble-rulebook = 규칙서에 적힌 값이므로 바꿀 수 없습니다.
box-trouble-value = “{ $label }”: 쓸 수 없는 값입니다.
box-trouble-name = 기본 판본의 이름입니다. 다른 이름을 고르세요.

# 서로 모순되는 값

box-trouble-dice-total = 모든 색의 주사위를 합하면 { $total }개인데, 규칙서에는 { $whole }개입니다.
box-trouble-dice-out = { $least }개 이상이어야 합니다. 인원이 적을 때 그만큼 상자에 남기 때문입니다({ $label }).
box-trouble-lights = 빛마다 두 구역씩 있어야 하고, 양지 두 구역이 먼저 와야 합니다.
box-trouble-preprinted = 여섯 신이 한 번씩 있어야 합니다.
box-trouble-ra-points = 타일의 점수는 1점, 2점, 3점이 한 번씩이어야 합니다.
box-trouble-sections = 시장 구역의 색은 서로 달라야 합니다.
box-trouble-partner = 두 번째 생산은 그 자원 구역의 자원과 달라야 합니다({ $label }).
box-trouble-spaces = { $players }명일 때 쓰는 건축물 칸이 하나 이상 있어야 합니다.
box-trouble-symbols = 법령에는 서로 다른 표식이 세 가지 이상 있어야 합니다.
box-trouble-bag = { $most }개 이하여야 합니다. 이 주사위는 그보다 많지 않습니다({ $label }).
box-trouble-bag-gray = { $least }개 이상이어야 합니다. 처음에 세트 보드에 놓는 주사위가 그만큼입니다({ $label }).
box-trouble-bag-total = { $players }명일 때 주머니에는 주사위가 { $needed }개 이상 있어야 하는데 { $total }개입니다.
box-trouble-start = { $most } 이하여야 합니다. 트랙은 거기서 끝납니다({ $label }).

# 이 설정으로 게임을 만들 수 없는 까닭; 쌍점 뒤에 옵니다.
settings-trouble =
    { $kind ->
        [prepared] 실제 테이블에서는 컴퓨터가 게임을 준비하지 않음
        [standing] 진행 중인 게임은 실제 테이블에서만 입력할 수 있음
        [dice] 판본에 세트의 시대에 쓸 주사위가 모자람
       *[other] 빠졌거나 알 수 없거나 서로 맞지 않는 설정이 있음
    }
