# 코치와, 코치와 함께하는 첫 게임.

coach-title = 코치
coach-dismiss = 코치 끄기
coach-explain = 설명 보기
coach-careful = 주의:
coach-again = 그대로 하려면 한 번 더 고르고, 아니면 다른 것을 고르세요.
command-coach = 코치가 무엇을 고르는지 설명하고, 손해 볼 선택을 미리 알려 줌
first-game = 첫 게임
first-game-hint = 게임 준비는 프로그램이 맡고, 보탕카멘의 난이도는 쉬움입니다. 코치가 무엇을 고르는지 설명하고, 손해 볼 선택은 미리 알려 줍니다.

## 질문의 종류마다 처음 나올 때

coach-ask-confirm = 확정하면 차례가 끝납니다. 확정하기 전에는 모두 되돌릴 수 있습니다.
coach-ask-decree = 법령은 게임이 끝날 때 점수를 주는 비공개 목표입니다. 건설하고 싶은 것에 맞는 법령을 가지세요.
coach-ask-starting = 시작 카드는 게임을 시작하기 전에 자원이나 카드, 첫 건축물 등을 줍니다. 모두 2장을 고릅니다.
coach-ask-destiny = 운명 카드는 작은 보상을 줍니다. 앙크 가치는 다음 마앗 단계에서 동률일 때만 쓰입니다.
coach-ask-reward = 카드의 보상을 원하는 순서로 받습니다. 먼저 받은 보상 덕분에 다음 보상이 더 쓸모 있을 때도 있습니다.
coach-ask-keep = 더미에서 뽑은 카드입니다. 가장 도움이 되는 카드를 가지세요.
coach-ask-gain = 다음 계획에 필요한 것을 가져오세요. 금은 모든 자원을 대신하므로 가장 쓸모가 많습니다.
coach-ask-advance = 인구가 늘면 행복지수가 더 오를 수 있습니다. 행복지수는 인구를 넘지 못하며, 점수 계산 때마다 점수를 줍니다.
coach-ask-die = 주사위를 하나 가져와 행동을 하나 합니다. 놓인 곳의 신 행동을 하거나, 색에 해당하는 자원을 생산하세요. 온전한 주사위는 균형값을 올리고 부패한 주사위는 내립니다. 균형값은 0이 가장 좋습니다.
coach-ask-take = 주사위를 그대로 가져오거나 서기를 사용하세요. 1명이면 눈을 1이나 2만큼 바꿉니다. 2명이면 아누비스 행동으로 어떤 주사위든 원하는 행동에 쓸 수 있습니다.
coach-ask-side = 금지된 주사위는 저울 어느 쪽에나 놓을 수 있습니다. 균형값이 0에 가까워지는 쪽을 고르세요.
coach-ask-action = 주사위의 눈으로 신 행동을 하거나 눈만큼 자원을 생산하세요. 비용을 낼 수 없는 행동은 나오지 않습니다.
coach-ask-produce-first = 기술 덕분에 서기 1명으로 먼저 생산한 다음 신 행동을 할 수 있습니다.
coach-ask-produce = 생산하기 전에 생산을 돕는 축복을 사용할 수 있습니다. 축복은 한 번만 쓸 수 있습니다.
coach-ask-value = 기술로 눈을 바꿀 수 있습니다. 가장 이득이 되는 눈을 고르세요.
coach-ask-any-action = 어떤 행동이든 할 수 있습니다. 눈은 그다음에 고릅니다.
coach-ask-pay = 지불 방법을 고르세요. 금은 모든 자원을 대신하므로, 생산하기 어려운 것에 쓰도록 아끼는 편이 좋습니다.
coach-ask-statue = 신을 기리는 석상은 다른 플레이어가 그 신 행동을 할 때마다 보너스를 줍니다(2인 게임에서는 내가 할 때도). 민중을 위한 석상은 점수 계산 때마다 놓인 곳의 점수에 포함됩니다.
coach-ask-temple = 맞닿은 면과 색이 일치하도록 타일을 돌리세요. 일치하는 면마다 1점, 모서리에서는 2점입니다. 같은 행과 열의 건축물마다 누구의 것이든 1점씩 더 얻습니다.
coach-ask-hathor = 그 행이나 열의 내 기둥이 점수를 주고, 빈칸에서는 표시된 자원이나 신앙을 1개씩만 받습니다.
coach-ask-osiris = 건축물을 건설하면 자원의 생산이 늘어납니다. 점수 계산 때는 자원 구역마다 구성품이 가장 많은 사람이 점수를 얻습니다.
coach-ask-production = 마커가 높을수록 그 자원을 초과 없이 더 많이 생산할 수 있습니다. 6에 도달하면 점수 계산 때마다 점수도 줍니다.
coach-ask-market = 축복은 한 번, 기술은 게임 내내 쓰고, 법령은 게임이 끝날 때 점수를 줍니다. 카드는 모두 한 구역에서 가져옵니다.
coach-ask-ability = 타일의 능력으로 신 행동을 할 수 있습니다. 비용은 평소대로이며, 하지 않아도 됩니다.
coach-ask-close = 차례가 거의 끝났습니다. 아무 때나 쓸 수 있는 축복을 이번 차례에 사용할 마지막 기회입니다.
coach-ask-faith = 신앙 1개는 저울 어느 쪽에 놓든 균형값을 1 바꿉니다. 0에 가장 가까운 사람이 첫 번째가 되고, 부패가 심하면 점수를 잃습니다. 쓰지 않은 신앙은 사라집니다.
coach-ask-bread = 건축물의 대가로 빵을 지불합니다. 금으로 대신할 수 있습니다. 지불하지 않은 빵 1개마다 3점을 잃습니다.
coach-ask-declare = 마지막 점수 계산 전에 사용하려면 이 법령을 선언하세요. 점수를 계산할 법령 3장에 포함됩니다.
coach-ask-score = 표식이 서로 다른 법령을 3장까지 계산할 수 있습니다. 점수가 높은 것부터 고르세요.
coach-ask-repeat = 금 2개를 지불하고 법령 하나의 점수를 한 번 더 계산합니다. 점수가 가장 높은 법령을 고르세요.
coach-ask-tribute = 점수를 받을 인구의 ▲ 하나당 자원을 1개 지불하세요. 이제 자원을 쓸 수 있는 다른 곳은 법령 D03과 D08뿐입니다.
coach-ask-service = 광신도의 도움을 받으면 모든 오토마가 점수를 얻습니다. 내가 얻는 것이 더 클 때 도움을 받으세요.
coach-ask-cultist = 광신도 카드에 적힌 행동을 할 때마다 도움을 받습니다. 자주 할 행동의 광신도를 가져오세요.
coach-ask-artifact = 유물을 구매하려면 사제가 필요합니다. 한 번만 효과가 있는 유물도, 마앗 단계마다 효과가 있는 유물도 있습니다.
coach-ask-conquest = 정복 타일을 신전의 칸에 놓습니다. 그 칸의 행과 열에서 무엇을 얻게 될지 생각하세요.

## 잃게 될 것

coach-maat-now = 이대로면 마앗 단계의 균형값이 { JOSA($balance, pair: "이라/라") } { $vp }점을 잃습니다.
coach-maat-faith = 이대로면 마앗 단계의 균형값이 { JOSA($balance, pair: "이라/라") } { $vp }점을 잃습니다. 신앙을 놓으면 { $best }까지 올릴 수 있습니다.
coach-maat-soon = 지금 균형값은 { $balance }입니다. 마앗 단계까지 남은 차례 { $turns }번 안에 올리지 않으면 { $vp }점을 잃습니다.
coach-bread =
    { $rounds ->
        [0] 이번 라운드가 끝나면 점수 계산을 합니다. 건축물에 지불할 빵이 { $bread }개 모자라 { $vp }점을 잃게 됩니다.
        [1] 다음 라운드가 끝나면 점수 계산을 합니다. 건축물에 지불할 빵이 { $bread }개 모자라 { $vp }점을 잃게 됩니다.
       *[other] { $rounds }라운드 뒤에 점수 계산을 합니다. 건축물에 지불할 빵이 { $bread }개 모자라 { $vp }점을 잃게 됩니다.
    }
coach-bread-unpaid = 빵 { $bread }개를 더 지불할 수 있습니다. 지불하지 않으면 { $vp }점을 잃습니다.
coach-faith-vp = 균형값이 { JOSA($balance, pair: "이/가") } 됩니다. 신앙으로 { $best }까지 바꾸면 { $vp }점을 덜 잃습니다. 쓰지 않은 신앙은 사라집니다.
coach-faith-left = 균형값이 { JOSA($balance, pair: "이/가") } 됩니다. 신앙으로 { $best }까지 바꾸면 차례 순서가 빨라집니다. 쓰지 않은 신앙은 사라집니다.
coach-only-produces = { god } 행동은 할 수 없습니다. 이유: { $reason }. 이 주사위로는 생산만 할 수 있습니다.
coach-excess = 초과 자원이 { $excess }개 생깁니다. 마앗 단계까지 저울의 부패한 쪽에 놓입니다.
coach-festival = 행복지수는 인구를 넘지 못하므로 { $lost }칸을 버리게 됩니다.
coach-joy = 행복지수가 ▲ 아래로 내려가 앞으로 점수 계산마다 { $vp }점씩 줄어듭니다.
coach-idle = 주사위를 가져오고 아무 행동도 하지 않습니다. 다른 주사위나 서기, 축복으로 행동할 수 있을지도 모릅니다.

## 놓치기 쉬운 것

coach-even = 이번 라운드가 끝나면 마앗이 저울을 재며, 0에 가장 가까운 사람이 첫 번째가 됩니다. “{ $option }”: 균형값이 { JOSA($balance, pair: "이/가") } 됩니다.
coach-blessing = 여기서 { JOSA($card, pair: "이/가") } 쓸 만합니다. { $text }
coach-blessings = 여기서 { JOSA($cards, pair: "을/를") } 쓸 수 있습니다.
coach-decree = “{ $option }”: 법령 { JOSA($card, pair: "으로/로") } { $vp }점을 더 얻게 됩니다.
coach-scribes = “{ $option }”: 이 눈으로는 { god } 행동을 할 수 없지만, 서기 { $scribes }명을 사용해 { JOSA($value, pair: "으로/로") } 바꾸면 할 수 있습니다.
coach-wheel = 이번 라운드가 끝나면 자전합니다. 지금 가져올 수 있는 주사위 중 { $dice }개가 금지됩니다.
coach-trade-off = 얻는 것과 잃는 것이 있으니 다른 선택과 비교해 보세요.

# The turn that waits for confirmation, compared with the best turn that was found
coach-stronger =
    { $grade ->
        [blunder] 훨씬 강한 차례: “{ $turn }”.
        [mistake] 더 강한 차례: “{ $turn }”.
       *[inaccuracy] 조금 더 강한 차례: “{ $turn }”.
    }
coach-because = 이유: { $reasons }.
coach-reason = { $title }({ $facts })
coach-try = 차례를 되돌리고 해 보기
coach-worth-it = 손해가 있지만 확실히 더 강한 차례는 찾지 못했습니다.
