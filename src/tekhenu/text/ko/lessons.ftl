# 실제 보드에서 배우는 강좌: 한 번에 하나씩.

lessons-title = 배우기
lessons-call = 10분 만에 배우기
lessons-lead = 1분짜리 튜토리얼을 하나씩 따라 하며 실제 보드에서 게임 전체를 배웁니다. 모든 행동을 직접 해 보며, 틀려도 괜찮습니다.
lessons-course = 기본 튜토리얼
lessons-further = 추가 튜토리얼
lessons-begin = 시작
lessons-on = 계속: { $title }
lessons-done = 완료
lessons-all = 모든 튜토리얼
lessons-try = 보드에서 해 보기: { $title }
lesson-number = 튜토리얼 { $number } / { $count }
lesson-further = 추가 튜토리얼
lesson-progress = { $steps }단계 중 { $step }단계
lesson-do = 빛나는 것을 고르세요.
lesson-back = 이전
lesson-next = 다음
lesson-again = 처음부터 다시
lesson-on = 다음 튜토리얼
lesson-play = 게임하기
lesson-rule = 자세한 규칙
lesson-not-this = 할 수 있는 행동이지만 지금 배울 내용은 아닙니다. 빛나는 것을 고르세요.
lesson-taken-back = 선택을 되돌렸습니다.

## 이기는 법

lesson-wins-title = 이기는 법
lesson-wins-1 = 게임이 거의 끝났습니다. 점수가 가장 높은 사람이 이깁니다. 점수는 이름 옆에 있습니다.
lesson-wins-2 = 게임은 16라운드이고, 라운드마다 주사위를 하나씩 가져옵니다. 8라운드와 16라운드가 끝난 뒤에 하는 점수 계산에서 많은 점수가 나옵니다.
lesson-wins-3 = 법령은 게임이 끝날 때 점수를 주는 나만의 목표입니다. 이 법령은 신전에 있는 내 건축물마다 3점을 줍니다. 점수를 받으세요.
lesson-wins-wrong-none = 그러면 6점을 그냥 버리게 됩니다. 법령의 점수 계산에는 비용이 들지 않습니다. 점수를 받으세요.
lesson-wins-4 = 92 대 78로 승리했습니다! 표의 각 줄이 점수를 얻는 방법입니다. 다음 튜토리얼부터 하나씩 배웁니다.

## 주사위와 신

lesson-die-title = 주사위와 신
lesson-die-1 = 오벨리스크 둘레에 주사위가 놓여 있습니다. 내 차례마다 주사위를 정확히 하나 가져와 행동을 하나 합니다.
lesson-die-2 = 주사위는 저마다 어느 신의 구역에 놓여 있습니다. 여기는 작업장과 채석장을 건설하는 오시리스의 구역입니다.
lesson-die-3 = 오시리스에서 갈색 3을 가져오세요.
lesson-die-wrong-one = 이 주사위도 오시리스에 있지만 눈이 1이라 1행에 건설하게 됩니다. 갈색 3을 가져오세요.
lesson-die-wrong-elsewhere = 다른 신의 구역에 있는 주사위입니다. 오시리스에서 갈색 3을 가져오세요.
lesson-die-4 = 이제 오시리스 행동을 고르세요.
lesson-die-wrong-produce = 생산은 다음 튜토리얼에서 배웁니다. 이번에는 오시리스를 고르세요.
lesson-die-5 = 눈이 3이므로 3행에 건설합니다. 빵 칸에 건축물을 놓으세요.
lesson-die-wrong-space = 칸마다 해당하는 자원이 다릅니다. 빵 칸을 고르세요.
lesson-die-6 = 빵 1개를 받고 생산 마커 두 개가 올라갔습니다. 그 대신 행복지수가 1 줄었습니다.

## 색과 생산

lesson-produce-title = 주사위와 색
lesson-produce-1 = 신 행동 대신 자원을 생산할 수 있습니다. 주사위의 색이 자원을 정하고, 이 마커는 초과 없이 생산할 수 있는 양을 나타냅니다.
lesson-produce-2 = 갈색은 빵입니다. 갈색 5를 가져오세요.
lesson-produce-wrong-gray = 회색에 해당하는 자원은 없습니다. 회색 주사위로는 생산할 수 없으니 갈색 5를 가져오세요.
lesson-produce-wrong-white = 흰색은 석회암입니다. 빵을 생산하려면 갈색 5를 가져오세요.
lesson-produce-3 = 빵을 생산하세요. 눈만큼 5개를 생산합니다.
lesson-produce-wrong-god = 하토르 행동에는 빵이 듭니다. 이번에는 생산하세요.
lesson-produce-4 = 마커가 3에 있으므로 빵 3개를 갖습니다. 나머지 2개는 초과 자원이 되어 저울의 부패한 쪽에 놓입니다.

## 빛과 저울

lesson-light-title = 빛과 저울
lesson-light-1 = 주사위는 색에 맞는 밝기에서 온전합니다. 흰색은 양지, 검은색은 암흑, 노란색과 갈색은 음지입니다.
lesson-light-2 = 그 밖의 곳에서는 부패하거나 금지됩니다. 회색은 어디서나 부패합니다. 금지된 주사위는 가장 안쪽 고리에 있으며 가져올 수 없습니다.
lesson-light-3 = 양지에서 온전한 흰색 3을 가져오세요.
lesson-light-wrong-tainted = 빛이 맞지 않아 부패한 주사위입니다. 흰색 3을 가져오세요.
lesson-light-wrong-other = 이 주사위도 온전하지만 갈색입니다. 흰색 3을 가져오세요.
lesson-light-4 = 온전한 주사위는 왼쪽에 놓고 눈만큼 더합니다. 균형값이 +3이 되었습니다.
lesson-light-5 = 가장 좋은 균형값은 0입니다. 반대쪽에 부패한 3을 놓으세요.
lesson-light-wrong-five = 부패한 5는 너무 커서 균형값이 −2가 됩니다. 검은색 3을 가져오세요.
lesson-light-wrong-level = 그러면 0이 되지 않습니다. 검은색 3을 가져오세요.
lesson-light-6 = 균형을 맞췄습니다! 주사위가 네 개 모일 때마다 마앗이 저울을 잽니다. 0에 가까울수록 차례가 앞서고, 부패가 심하면 점수를 잃습니다.

## 자전

lesson-wheel-title = 자전
lesson-wheel-1 = 빛은 움직입니다. 두 라운드마다 오벨리스크 원이 시계방향으로 한 구역 돕니다.
lesson-wheel-2 = 지금은 2라운드입니다. 노란색 3을 가져오세요. 상대의 차례가 끝나면 오벨리스크 원이 돕니다.
lesson-wheel-wrong-other = 실제 게임에서는 할 수 있습니다. 여기서는 노란색 3을 가져오세요.
lesson-wheel-3 = 주사위는 그대로 있고 빛이 움직였습니다. 하토르가 음지에서 양지로 바뀌었고, 두 음지 구역에 새 주사위가 놓였습니다.
lesson-wheel-4 = 온전했던 갈색 4는 이제 금지되었고, 흰색 4는 온전해졌습니다. 흰색 4를 가져오세요.
lesson-wheel-wrong-now = 하토르를 보세요. 방금 흰색 4가 온전해졌습니다. 그 주사위를 가져오세요.
lesson-wheel-5 = 그러니 다음 자전을 미리 생각하세요. 남겨 둔 주사위는 더 좋아질 수도, 금지될 수도 있습니다.

## 라

lesson-ra-title = 라: 기둥
lesson-ra-1 = 라 행동으로 타일 위에 기둥을 세웁니다. 눈이 5나 6이면 왼쪽 타일, 3이나 4면 가운데 타일, 1이나 2면 오른쪽 타일입니다.
lesson-ra-2 = 흰색 5를 가져오세요. 왼쪽 타일만으로도 3점입니다.
lesson-ra-wrong-two = 눈이 2면 1점뿐인 오른쪽 타일을 씁니다. 흰색 5를 가져오세요.
lesson-ra-wrong-other = 라에 있는 주사위가 아닙니다. 흰색 5를 가져오세요.
lesson-ra-3 = 라를 고르세요. 타일의 비용은 석회암 2개이며, 지금 충분히 있습니다.
lesson-ra-wrong-produce = 그러면 석회암을 생산하게 됩니다. 석회암은 이미 충분하니 라를 고르세요.
lesson-ra-4 = 빨간색 면이 위, 파란색 면이 왼쪽에 오도록 왼쪽 위 모서리에 놓으세요. 색이 일치하는 면마다 1점, 모서리에서는 2점입니다.
lesson-ra-wrong-turned = 자리는 맞습니다. 빨간색이 위, 파란색이 왼쪽에 오도록 타일을 돌리세요.
lesson-ra-wrong-space = 거기서는 점수를 덜 얻습니다. 왼쪽 위 모서리에서는 두 면이 일치하고 점수가 두 배입니다.
lesson-ra-5 = 9점을 얻었습니다! 모서리의 두 면이 4점, 같은 행의 건축물이 1점, 타일이 3점, 라가 양지라서 발동한 능력이 1점입니다.

## 하토르

lesson-hathor-title = 하토르: 건축물
lesson-hathor-1 = 하토르 행동으로 신전의 행이나 열 옆에 건축물을 건설합니다. 눈과 관계없이 칸에 표시된 빵이 듭니다.
lesson-hathor-2 = 하토르에서 회색 4를 가져오세요.
lesson-hathor-wrong-other = 하토르에 있는 주사위가 아닙니다. 회색 4를 가져오세요.
lesson-hathor-3 = 세 번째 행 옆에 건설하세요. 그 행에 있는 내 기둥이 3점을 주고, 빈칸마다 표시된 것을 1개씩 받습니다.
lesson-hathor-wrong-column = 이 열에도 내 기둥이 있습니다. 잘 찾으셨습니다! 여기서는 세 번째 행을 고르세요.
lesson-hathor-wrong-line = 거기에는 내 기둥이 없습니다. 세 번째 행 옆에 건설하세요.
lesson-hathor-4 = 기둥으로 3점을 얻고, 빈칸에서 신앙 2개와 빵 1개를 받았습니다.
lesson-hathor-5 = 마지막으로 인구가 눈만큼 5에서 9로 늘었습니다. 처음으로 9에 도달해 시장의 다음 구역이 열렸습니다.

## 바스테트

lesson-bastet-title = 바스테트: 행복지수
lesson-bastet-1 = 행복지수는 인구보다 높아질 수 없습니다.
lesson-bastet-2 = 바스테트 행동으로 파피루스 2개를 내고 연회를 개최합니다. 검은색 3을 가져오세요. 눈이 작으면 서기도 받습니다.
lesson-bastet-wrong-six = 눈이 6이면 행복지수가 더 오르지만 서기를 받지 못합니다. 검은색 3을 가져오세요.
lesson-bastet-wrong-other = 토트에 있는 주사위입니다. 바스테트에서 검은색 3을 가져오세요.
lesson-bastet-3 = 바스테트를 골라 연회를 개최하세요.
lesson-bastet-wrong-produce = 그러면 화강암을 생산하게 됩니다. 바스테트를 고르세요.
lesson-bastet-4 = 행복지수가 3 올랐습니다. 눈이 1이나 2면 서기 2명, 3이나 4면 서기 1명을 받습니다.
lesson-bastet-5 = 행복지수가 높아지면 이용할 수 있는 시장 구역이 늘어납니다. 5면 두 번째, 9면 세 번째, 13이면 네 번째 구역입니다. 9부터는 점수 계산 때 점수도 받습니다.

## 토트

lesson-thoth-title = 토트: 카드
lesson-thoth-1 = 토트 행동으로 카드를 얻습니다. 축복은 한 번, 기술은 게임 내내 쓰고, 법령은 게임이 끝날 때 점수를 줍니다.
lesson-thoth-2 = 검은색 3을 가져오세요. 파피루스 2개로 카드 2장을 가져옵니다. 눈이 1이나 2면 무료로 1장, 5나 6이면 파피루스 3개로 3장입니다.
lesson-thoth-wrong-other = 토트에 있는 주사위가 아닙니다. 검은색 3을 가져오세요.
lesson-thoth-3 = 토트를 고르세요.
lesson-thoth-wrong-produce = 그러면 화강암을 생산하게 됩니다. 토트를 고르세요.
lesson-thoth-4 = 행복지수가 5라서 두 번째 구역을 이용할 수 있습니다. 거기서 기술 T18을 가져오세요. 온전한 주사위를 가져올 때마다 1점을 줍니다.
lesson-thoth-wrong-first = 그러면 두 장 모두 첫 번째 구역에서 가져와야 합니다. 두 번째 구역의 T18을 가져오세요.
lesson-thoth-wrong-technology = 그것도 좋은 카드지만, 여기서는 기술 T18을 가져오세요.
lesson-thoth-5 = 두 번째 카드도 같은 구역에서 가져옵니다. 축복 B05를 가져오세요. 생산할 때 금 3개를 줍니다.
lesson-thoth-wrong-blessing = 그것도 좋은 카드지만, 여기서는 축복 B05를 가져오세요.
lesson-thoth-6 = 두 장 모두 내 보드에 놓였습니다. 카드를 가리키거나 누르면 언제든지 효과를 볼 수 있습니다.

## 호루스

lesson-horus-title = 호루스: 석상
lesson-horus-1 = 호루스 행동으로 석상을 건설합니다. 이 표에서 눈마다 기릴 수 있는 신과 보너스를 볼 수 있습니다.
lesson-horus-2 = 눈 4는 하토르에 해당합니다. 흰색 4를 가져오세요.
lesson-horus-wrong-one = 눈 1은 토트에 해당합니다. 흰색 4를 가져오세요.
lesson-horus-wrong-other = 호루스에 있는 주사위가 아닙니다. 흰색 4를 가져오세요.
lesson-horus-3 = 호루스를 고르세요. 첫 석상의 비용은 화강암 1개입니다.
lesson-horus-wrong-produce = 그러면 석회암을 생산하게 됩니다. 호루스를 고르세요.
lesson-horus-4 = 하토르를 기리는 석상을 건설하세요.
lesson-horus-wrong-people = 그것은 민중을 위한 석상입니다. 이번에는 하토르를 기리는 석상을 고르세요.
lesson-horus-5 = 이제 상대가 하토르 행동을 하면 어떻게 되는지 보세요.
lesson-horus-6 = 보너스로 금 1개를 받았습니다. 상대가 하토르 행동을 할 때마다 받으며, 2인 게임에서는 내가 할 때도 받습니다.
lesson-horus-7 = 민중을 위한 석상은 눈과 관계없이 여기에 건설합니다. 보너스는 없지만, 점수 계산 때마다 놓인 곳의 점수에 포함됩니다.

## 서기와 아누비스

lesson-scribes-title = 서기와 아누비스
lesson-scribes-1 = 서기가 3명 있습니다. 가져오는 주사위의 눈을 서기 1명마다 1이나 2만큼 바꿀 수 있습니다.
lesson-scribes-2 = 오시리스에서 회색 1을 가져오세요.
lesson-scribes-wrong-other = 이번에는 오시리스에서 회색 1을 가져오세요.
lesson-scribes-3 = 서기 1명을 사용해 눈을 3으로 바꾸세요.
lesson-scribes-wrong-anubis = 아누비스 행동은 서기 2명이 들며, 잠시 뒤에 배웁니다. 지금은 눈을 3으로 바꾸세요.
lesson-scribes-wrong-value = 서기 1명으로 눈을 2만큼 올릴 수 있습니다. 3으로 바꾸세요.
lesson-scribes-4 = 이제 3행에 건설할 수 있습니다. 석회암 칸을 고르세요.
lesson-scribes-wrong-district = 여기서는 석회암 칸을 고르세요.
lesson-scribes-5 = 이 검은색 6은 양지에 있어 금지되었습니다. 하지만 서기 2명을 사용해 아누비스 행동을 하면, 어떤 주사위로든 원하는 행동을 할 수 있습니다.
lesson-scribes-6 = 검은색 6을 가져오세요.
lesson-scribes-wrong-open = 아누비스 없이도 가져올 수 있는 주사위입니다. 검은색 6을 가져오세요.
lesson-scribes-7 = 이제 모든 신 행동과 자원 생산 중에서 고를 수 있습니다. 화강암 6개를 생산하세요.
lesson-scribes-wrong-action = 그것도 할 수 있습니다. 여기서는 화강암을 생산하세요.
lesson-scribes-8 = 아누비스 행동에 쓴 주사위는 저울 아래에 놓이며, 균형값에 포함되지 않습니다.

## 마앗

lesson-maat-title = 마앗
lesson-maat-1 = 모두의 주사위가 네 개가 되어 마앗이 저울을 잽니다. 온전한 쪽이 3, 부패한 쪽이 5라서 균형값은 −2입니다.
lesson-maat-2 = 신앙은 어느 쪽에나 놓을 수 있으며, 1개마다 균형값을 1씩 바꿉니다. 두 개 모두 온전한 쪽에 놓으세요.
lesson-maat-wrong-none = −2에서는 아직 점수를 잃지 않지만, 0이면 차례 순서가 첫 번째가 됩니다. 신앙을 모두 놓으세요.
lesson-maat-wrong-other = 0에 더 가까워질 수 있습니다. 두 개 모두 온전한 쪽에 놓으세요.
lesson-maat-3 = 균형값 0으로 첫 번째가 되었습니다. 상대는 −4라서 1점을 잃었습니다. −6이면 2점, −9면 3점을 잃습니다.
lesson-maat-4 = 새 차례 순서대로 운명 카드를 고릅니다. 카드마다 작은 보상과, 동률을 가리는 앙크 가치가 있습니다. 금이 있는 카드를 고르세요.
lesson-maat-wrong-card = 그것도 좋은 보상이지만, 여기서는 금을 고르세요.
lesson-maat-5 = 저울이 비워지고 음지에 새 주사위가 놓였습니다. 쓰지 않은 신앙은 사라지니 아끼지 마세요.

## 점수 계산

lesson-scoring-title = 점수 계산
lesson-scoring-1 = 점수 계산을 항목별로 살펴보겠습니다. 자원 구역마다 구성품이 가장 많은 사람이 3점을 얻습니다. 빵은 내가, 채석장 두 곳은 그 위에 석상을 건설한 상대가 차지했습니다.
lesson-scoring-2 = 신전에서는 내 건축물 2개가 1점씩, 기둥마다 같은 행과 열에 있는 내 건축물 하나당 1점입니다. 모두 4점입니다.
lesson-scoring-3 = 석상은 1개부터 6개까지 1, 3, 6, 10, 15, 21점입니다. 2개라서 3점입니다.
lesson-scoring-4 = 행복지수는 9에 도달하면 3점이고, 13, 16, 19, 21에 도달할 때마다 3점씩 늘어납니다.
lesson-scoring-5 = 생산은 6에 있는 마커마다 2점입니다. 빵 마커가 6에 있습니다.
lesson-scoring-6 = 건축물 행에서 3점을 얻고, 빵 2개를 지불해야 합니다. 금은 모든 자원을 대신합니다. 빵과 금을 지불하세요.
lesson-scoring-wrong-nothing = 지불하지 않은 빵 1개마다 3점을 잃어 여기서는 6점을 잃습니다. 둘 다 지불하세요.
lesson-scoring-wrong-part = 빵이 1개 모자라 3점을 잃습니다. 빵과 금을 지불하세요.
lesson-scoring-7 = 모두 18점입니다! 두 번째 점수 계산이 끝나면 법령 점수를 더하고 게임이 끝납니다.

## 게임 준비

lesson-setup-title = 게임 준비
lesson-setup-1 = 이제 게임을 시작할 만큼 배웠습니다. 받은 법령 2장 중 마음에 드는 1장을 가지세요.
lesson-setup-2 = 시작 카드는 자원 등을 주며, 적힌 숫자는 우선권 수치입니다. 금 2개를 주는 S12를 가져오세요.
lesson-setup-wrong-first = 그것도 좋은 카드지만, S12는 우선권 수치가 가장 높습니다. S12를 가져오세요.
lesson-setup-3 = 상대가 2장을 가져갔습니다. 두 번째 카드로 네 가지 자원을 1개씩 주는 S08을 가져오세요.
lesson-setup-wrong-second = 그것도 괜찮지만, 여기서는 S08을 가져오세요.
lesson-setup-4 = 내 우선권 수치 12와 8은 상대의 1과 2보다 크므로 내가 첫 번째로 시작합니다.
lesson-setup-5 = 마지막으로 마앗 단계에서처럼 운명 카드를 고릅니다. 마음에 드는 카드를 가져오세요.
lesson-setup-6 = 이제 카드에 표시된 것을 받고 첫 주사위를 가져옵니다. 모두 배웠습니다. 즐겁게 플레이하세요!

## 보탕카멘

lesson-botankhamun-title = 보탕카멘 상대하기
lesson-botankhamun-1 = 솔로 플레이에서는 보탕카멘과 겨룹니다. 보탕카멘은 자원도 계획도 없이 타일 10개로 만든 피라미드를 따라 움직입니다.
lesson-botankhamun-2 = 내 차례는 평소와 같습니다. 노란색 3을 가져오세요.
lesson-botankhamun-wrong-other = 실제 게임에서는 할 수 있습니다. 여기서는 노란색 3을 가져오세요.
lesson-botankhamun-3 = 보탕카멘의 마커가 첫 타일로 갔습니다. 보탕카멘은 타일에 해당하는 주사위 중 눈이 가장 높은 것을 가져가, 그 구역의 신 행동을 했습니다.
lesson-botankhamun-4 = 다음부터는 데벤 토큰으로 옆으로 갈지 위로 갈지 정합니다. 보탕카멘은 비용을 지불하지 않으며, 네 번의 마앗 단계에서 균형값은 +3, +2, +1, +1입니다.

## 오토마

lesson-automas-title = 오토마 상대하기
lesson-automas-1 = 오토마는 차례마다 행동 타일을 공개하고, 동률은 마커로 가립니다. 한 명에서 세 명까지 상대할 수 있습니다.
lesson-automas-2 = 내 차례는 평소와 같습니다. 노란색 3을 가져오세요.
lesson-automas-wrong-other = 실제 게임에서는 할 수 있습니다. 여기서는 노란색 3을 가져오세요.
lesson-automas-3 = 타일이 주사위와 신 행동을 정했고, 오토마는 비용 없이 행동했습니다. 그렇게 고른 이유는 기록에서 볼 수 있습니다.
lesson-automas-4 = 오토마와는 세트의 시대로 겨룹니다. 다음 튜토리얼에서 배웁니다.

## 세트의 시대

lesson-seth-title = 세트의 시대
lesson-seth-1 = 세트의 시대에는 이 보드가 더해집니다. 지역이 여섯 개 있고, 회색 주사위는 오벨리스크 대신 여기에 놓입니다.
lesson-seth-2 = 눈에 해당하는 지역을 정복합니다. 회색 4를 가져오세요. 병사 2명이 필요한데, 지금 충분히 있습니다.
lesson-seth-wrong-two = 그러면 지역 2를 정복하게 됩니다. 회색 4를 가져오세요.
lesson-seth-wrong-red = 빨간색은 병사, 파란색은 사제를 줍니다. 지금은 충분하니 회색 4를 가져오세요.
lesson-seth-wrong-other = 오벨리스크에 있는 주사위입니다. 세트 보드의 회색 4를 가져오세요.
lesson-seth-3 = 지역 4에 건축물을 놓았습니다. 이제 신전 한가운데에 정복 타일을 놓으세요.
lesson-seth-wrong-space = 빈칸이면 어디든 놓을 수 있습니다. 여기서는 한가운데를 고르세요.
lesson-seth-4 = 정복할 때마다 피를 받습니다. 피는 저울의 부패한 쪽에 놓여, 게임이 끝날 때까지 마앗 단계마다 균형값을 1씩 낮춥니다.
lesson-seth-5 = 이 지역에서 금 1개와 사제 1명을 받았고, 점수 계산마다 3점을 얻습니다. 사제로는 유물을 구매합니다.
