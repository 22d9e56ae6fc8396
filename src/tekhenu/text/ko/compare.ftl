# 실제 테이블에서 추정한 값: 소유자가 자기 구성품과 비교합니다.

compare-home = 구성품에 인쇄된 값 가운데 많은 수는 공개된 자료가 없어 추정한 것입니다. 실물과 다를 수 있습니다.
compare-home-check = 내 구성품부터 확인하기
compare-home-go-on = 바로 시작해도 됩니다. 해당하는 구성품이 처음 나올 때마다 도우미가 값을 보여 주니, 맞는지 확인하거나 고치면 됩니다.
compare-title = { $part }: { $name }
compare-question =
    { $kind ->
        [tile] 내 타일과 같습니까?
        [card] 내 카드와 같습니까?
       *[board] 내 구성품과 같습니까?
    }
compare-why = 추정한 값이라 실물과 다를 수 있습니다.
compare-right =
    { $kind ->
        [tile] 내 타일과 같음
        [card] 내 카드와 같음
       *[board] 내 구성품과 같음
    }
compare-wrong = 내 것은 다름
compare-later = 나중에
compare-further = 비교할 구성품이 { $count }개 더 있습니다
compare-differs = 내 에디션의 값이 이 게임의 값과 다릅니다.
compare-game = 이 게임
compare-own = 내 에디션
compare-use = 이제부터 내 값 사용
compare-edit = 입력한 값 바꾸기
compare-back = 게임으로 돌아가기
refusal-edition-used = 게임에서 이미 이전 값을 사용했으므로 그 값으로 계속합니다. 고친 값은 내 에디션에 저장되어 다음 게임부터 쓰입니다. 이 게임에 쓰려면 “{ companion-correct }” 버튼을 눌러 그 전으로 돌아간 뒤 다시 시도하세요.

# 터미널
compare-count = 이 게임의 구성품에 인쇄된 값 가운데 { $values }개는 추정한 것이라 실물과 다를 수 있습니다.
compare-ask = 시작하려면 Enter를 누르세요. 추정한 값이 있는 구성품이 처음 나올 때 알려 드립니다. 구성품부터 확인하려면 c, 끝내려면 q를 입력하세요.
compare-how = “{ $template }” 명령으로 파일을 만들어 구성품에 인쇄된 값을 적은 다음, “{ $play }” 명령으로 시작하세요.
compare-warn = 추정한 값이니 실물과 비교하세요: { $what }
compare-board = { $part }, 값 { $values }개(“{ $command }” 명령으로 볼 수 있음)
