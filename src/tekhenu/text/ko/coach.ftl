# 코치와, 코치와 함께하는 첫 게임.

coach-title = 코치
coach-dismiss = 코치 내보내기
coach-explain = 설명 보기
coach-silent = 여기서는 짚을 것이 없습니다.
coach-careful = 주의:
coach-again = 정말로 하려면 한 번 더 고르고, 아니면 다른 것을 고르세요.
command-coach = 코치가 설명하고 주의를 주며 놓친 것을 짚어 줍니다
first-game = 첫 게임
first-game-hint = 게임 준비는 대신 해 드리고, 보탕카멘은 가장 쉽게 둡니다. 코치가 질문을 설명하고 미리 알려 줍니다.

## 질문의 종류마다 처음 나올 때

coach-ask-confirm = 이것으로 차례가 끝납니다. 확정하기 전에는 모두 되돌릴 수 있습니다.
coach-ask-decree = 법령은 게임이 끝날 때 점수를 주는 비밀 목표입니다. 짓고 싶은 것에 맞는 법령을 가지세요.
coach-ask-starting = 시작 카드는 게임 전에 물자나 첫 말을 줍니다. 두 장을 갖게 됩니다.
coach-ask-destiny = 운명 카드는 작은 선물입니다. 앙크 가치는 다음 마앗 단계의 동률만 가립니다.
coach-ask-reward = 카드의 보상을 원하는 순서로 받습니다. 앞의 보상이 다음 것을 더 쓸모 있게 하기도 합니다.
coach-ask-keep = 뽑은 카드입니다. 가장 도움이 되는 카드를 가지세요.
coach-ask-gain = 다음 계획에 드는 것을 가져오세요. 금은 모든 자원을 대신해 가장 쓸모가 많습니다.
coach-ask-advance = 인구가 늘면 행복지수가 오를 자리가 생깁니다. 행복지수는 인구를 넘지 못하며 점수 계산마다 점수를 줍니다.
coach-ask-die = 주사위 하나로 한 가지 일을 합니다: 놓인 곳의 신 행동을 하거나, 색에 맞는 자원을 생산하세요. 온전한 주사위는 균형값을 올리고 부패한 주사위는 내리며, 0이 가장 좋습니다.
coach-ask-take = 주사위를 그대로 가져오거나 서기를 쓰세요: 1명이면 눈을 1 또는 2만큼 바꾸고, 2명이면 아누비스를 불러 어떤 행동이든 합니다.
coach-ask-side = 금지된 주사위는 저울 어느 쪽에나 놓을 수 있습니다. 0에 가까워지는 쪽을 고르세요.
coach-ask-action = 주사위의 눈을 쓰는 신 행동을 하거나 눈만큼 자원을 생산하세요. 비용을 낼 수 없는 것은 목록에 없습니다.
coach-ask-produce-first = 기술 덕분에 서기 1명으로 먼저 생산하고 그다음 신 행동을 할 수 있습니다.
coach-ask-produce = 생산하기 전에 생산을 돕는 축복을 쓸 수 있습니다. 한 번만 쓸 수 있습니다.
coach-ask-value = 기술로 눈을 바꿀 수 있습니다. 가장 이득인 눈을 고르세요.
coach-ask-any-action = 어떤 행동이든 할 수 있고, 눈은 그다음에 고릅니다.
coach-ask-pay = 원하는 대로 지불하세요. 금은 모든 자원을 대신하니 생산할 수 없는 것에 쓰도록 아끼세요.
coach-ask-statue = 신을 기리는 석상은 누군가 그 신의 행동을 할 때 보너스를 줍니다. 민중을 위한 석상은 점수 계산마다 그 자리에서 셉니다.
coach-ask-temple = 타일의 면이 이웃과 맞도록 돌리세요: 맞는 면마다 점수를 얻고 모서리에서는 두 배입니다. 그 행과 열 옆의 내 건축물도 셉니다.
coach-ask-hathor = 그 행이나 열의 내 기둥이 점수를 주고, 빈칸마다 표시된 것을 줍니다.
coach-ask-osiris = 건축물마다 한 자원의 생산이 늘어납니다. 구역에 말이 가장 많은 사람이 점수를 얻습니다.
coach-ask-production = 마커가 높을수록 그 자원을 더 많이 가질 수 있습니다. 6에 있으면 점수 계산마다 점수도 줍니다.
coach-ask-market = 축복은 한 번, 기술은 게임 내내 쓰고, 법령은 끝날 때 점수를 줍니다. 카드는 모두 한 구역에서 가져옵니다.
coach-ask-ability = 타일로 신 행동을 보통 비용으로 할 수 있습니다. 하지 않아도 됩니다.
coach-ask-close = 차례가 거의 끝났습니다. 언제든 쓸 수 있는 축복을 쓸 마지막 때입니다.
coach-ask-faith = 신앙은 어느 쪽에서든 1의 무게를 가집니다. 0이면 첫 번째가 되고, 부패가 심하면 점수를 잃으며, 쓰지 않은 신앙은 사라집니다.
coach-ask-bread = 건축물에 빵이 필요하며 금으로도 됩니다. 내지 않은 빵 1개마다 3점을 잃습니다.
coach-ask-declare = 마지막 점수 계산 전에 쓰려면 이 법령을 선언하세요. 법령 세 자리 가운데 하나를 차지합니다.
coach-ask-score = 표식이 서로 다른 법령을 3장까지, 가장 좋은 것부터 계산하세요.
coach-ask-repeat = 금 2개로 법령 하나를 두 번 계산합니다. 점수가 가장 큰 것을 고르세요.
coach-ask-tribute = 이 법령은 자원을 내고 얻은 인구의 ▲마다 점수를 줍니다. 자원은 이제 달리 쓸 데가 없습니다.
coach-ask-service = 광신도가 도와주지만 오토마마다 이득을 봅니다. 나에게 더 이득일 때 쓰세요.
coach-ask-cultist = 광신도는 자기 행동을 할 때마다 도와줍니다. 자주 할 행동의 광신도를 가져오세요.
coach-ask-artifact = 유물을 사려면 사제가 듭니다. 한 번 돕는 것도, 마앗 단계마다 돕는 것도 있습니다.
coach-ask-conquest = 정복 타일은 신전의 칸을 덮습니다. 거기서 무엇을 얻는지 보세요.

## 잃게 될 것

coach-maat-now = 마앗 단계에서 { $balance }: { $vp }점을 잃게 됩니다.
coach-maat-faith = 마앗 단계에서 { $balance }: 신앙으로 { $best }까지 올리지 않으면 { $vp }점을 잃게 됩니다.
coach-maat-soon = 지금 균형값은 { $balance }입니다. 올리지 않으면 마앗 단계에서 { $vp }점을 잃습니다. 그때까지 남은 차례: { $turns }.
coach-bread =
    { $rounds ->
        [0] 이번 라운드 뒤에 점수 계산이 있습니다. 건축물에 모자란 빵: { $bread }개, { $vp }점을 잃게 됩니다.
        [1] 다음 라운드 뒤에 점수 계산이 있습니다. 건축물에 모자란 빵: { $bread }개, { $vp }점을 잃게 됩니다.
       *[other] { $rounds }라운드를 더 하면 점수 계산이 있습니다. 건축물에 모자란 빵: { $bread }개, { $vp }점을 잃게 됩니다.
    }
coach-bread-unpaid = 빵 { $bread }개를 더 낼 수 있습니다. 내지 않으면 { $vp }점을 잃습니다.
coach-faith-vp = 균형값이 { $balance } 됩니다. 신앙으로 { $best }까지 바꾸면 { $vp }점을 지킵니다. 쓰지 않은 신앙은 사라집니다.
coach-faith-left = 균형값이 { $balance } 됩니다. 신앙으로 { $best }까지 바꾸면 순서가 빨라집니다. 쓰지 않은 신앙은 사라집니다.
coach-only-produces = { god } 행동은 할 수 없습니다: { $reason }. 이 주사위로는 생산만 합니다.
coach-excess = 초과 자원: { $excess }개. 마앗 단계까지 저울의 부패 쪽에서 무게가 나갑니다.
coach-festival = 행복지수는 인구를 넘지 못합니다. 잃는 칸: { $lost }.
coach-joy = 행복지수가 ▲ 아래로 내려갑니다: 앞으로 점수 계산마다 { $vp }점이 줄어듭니다.
coach-idle = 주사위를 가져오고 아무것도 하지 않습니다. 다른 주사위나 서기, 축복으로 행동할 수 있을지도 모릅니다.

## 놓치기 쉬운 것

coach-even = 이번 라운드 뒤에 마앗이 저울을 보며, 0에 가장 가까우면 첫 번째가 됩니다. “{ $option }”: { $balance } 됩니다.
coach-blessing = { JOSA($card, pair: "이/가") } 여기에 맞습니다: { $text }
coach-blessings = 여기서 { JOSA($cards, pair: "을/를") } 쓸 수 있습니다.
coach-decree = 법령 { $card }: “{ $option }” 하면 { $vp }점이 늘어날 수 있습니다.
coach-scribes = “{ $option }”: 그대로는 { god } 행동을 할 수 없습니다. 서기 { $scribes }명으로 눈을 { JOSA($value, pair: "으로/로") } 바꾸면 됩니다.
coach-wheel = 이번 라운드 뒤에 자전합니다. 지금은 가져올 수 있지만 금지될 주사위: { $dice }개.
coach-better = 컴퓨터라면 “{ $option }”부터 하겠습니다. 끝에 가서 { $vp }점쯤 더 얻을 것으로 봅니다.
