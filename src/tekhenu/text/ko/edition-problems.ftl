# 에디션에서 잘못된 점: 위치 뒤에 오는, 마침표 없는 구절.

edition-at = { $place }: { $problem }
edition-line =
    { $column ->
        [0] { $line }번째 줄
       *[other] { $line }번째 줄 { $column }번째 글자
    }
edition-unfinished = { $place }: 아직 고르지 않은 값이 있습니다
edition-more = { $problem }(문제 { $count }개 더 있음: { $command })
edition-fine =
    { $count ->
        [0] { $file }: 문제가 없습니다. 바뀌는 값도 없이 모두 기본값입니다.
       *[other] { $file }: 문제가 없습니다. 바뀌는 값 { $count }개:
    }
edition-column =
    { $column ->
        [value] 값
        [default] 기본값
       *[own] 내 값
    }

## 파일

edition-problem-unreadable =
    { $why ->
        [missing] 그런 파일이 없습니다
        [forbidden] 파일을 읽을 권한이 없습니다
        [directory] 파일이 아니라 폴더입니다
       *[other] 파일을 읽을 수 없습니다
    }
edition-problem-not-text = 바이트 { $byte }: UTF-8 텍스트가 아닙니다
edition-problem-broken =
    { $why ->
        [twice] 올바른 TOML이 아닙니다. 이미 나온 키 또는 테이블입니다
        [unclosed] 올바른 TOML이 아닙니다. 따옴표나 괄호가 닫히지 않았습니다
        [value] 올바른 TOML이 아닙니다. 값을 읽을 수 없습니다(텍스트에는 따옴표가 필요합니다)
       *[syntax] 올바른 TOML이 아닙니다. “키 = 값” 형식의 줄이 필요합니다
    }
edition-problem-nested = 값이 너무 깊이 중첩되어 있습니다
edition-problem-long-line = 한 줄이 { $length }자입니다. 최대 { $most }자까지 쓸 수 있습니다
edition-problem-empty = 파일이 비어 있습니다. 적어도 다음과 같은 줄이 필요합니다: { $example }
edition-problem-overrides = 입력: { $found }. 키 경로마다 값이 필요합니다
edition-problem-no-name = 이름이 없습니다. 다음과 같은 줄을 추가하세요: { $example }
edition-problem-default-name = “{ $name }”: 기본 에디션의 이름입니다. 다른 이름을 쓰세요
edition-problem-unknown = 알 수 없는 키입니다. 쓸 수 있는 키: { $names }
edition-problem-unknown-near = 알 수 없는 키입니다. 혹시 { $near }입니까?
edition-problem-shape = 입력: { $found }. 필요한 값: 테이블({ $names }) 또는 값 { $count }개가 모두 있는 배열

## 값

edition-problem-value = 입력: { $found }. 필요한 값: { $expected }
edition-problem-value-hint = 입력: { $found }. 필요한 값: { $expected }({ $hint })
edition-problem-rulebook = 입력: { $found }. 규칙서의 값: { $printed }

edition-found-value = { $text }
edition-found-array = 값 { $count }개 [{ $text }]
edition-found-empty-array = 빈 배열
edition-found-table = { $names } 키가 있는 테이블
edition-found-no-keys = 빈 테이블
edition-found-empty-text = 빈 텍스트
edition-found-nothing = 없음

edition-expected-number = { $low }에서 { $high }까지의 정수
edition-expected-name = 1~{ $most }자의 이름(출력할 수 있는 글자)
edition-expected-symbol = { $most }자 이하의 낱말
edition-expected-word = 다음 중 하나: { $words }
edition-expected-or = { $expected } 또는 { $word }
edition-expected-amount = 1에서 { $most }까지의 수량과 다음 중 하나: { $words }(예: { $example })
edition-expected-amounts = 1에서 { $most }까지의 수량과 다음 낱말: { $words }(예: { $example })
edition-expected-edges = 색 { $count }개, 각각 r(빨간색), g(초록색), b(파란색) 또는 y(노란색)
edition-expected-order = 다음을 한 번씩, 순서는 자유: { $words }
edition-expected-players = 오름차순으로 쓴 인원수(예: { $example })
edition-expected-effect = 효과(예: { $examples })
edition-expected-effects = 세미콜론으로 나눈 효과 하나 이상(예: { $examples })

edition-hint-near = 혹시 { $word }입니까?
edition-hint-twice = { JOSA($word, pair: "이/가") } 두 번 나옵니다
edition-hint-count = 입력한 개수: { $count }

## 서로 모순되는 값

edition-problem-dice-total = 주사위가 모두 { $total }개이지만 상자에는 { $all }개 있습니다
edition-problem-dice-left-out = 주사위가 { $count }개이지만 인원이 적을 때 { $least }개를 빼야 합니다
edition-problem-lights = 구역의 빛: { $lights }. 빛마다 두 구역이 필요하고, 양지 두 곳이 맨 앞에 와야 합니다
edition-problem-gods = 입력한 신: { $gods }. 여섯 신이 한 번씩 있어야 합니다
edition-problem-ra-points = 타일의 점수: { $points }. 1점, 2점, 3점이 한 번씩 있어야 합니다
edition-problem-sections = 입력한 시장 구역: { $sections }. 다음이 한 번씩 있어야 합니다: { $all }
edition-problem-partner = { JOSA($good, pair: "은/는") } 이 구역 자체의 자원입니다. 다른 자원이 필요합니다
edition-problem-no-space = { $players }인 게임에서 쓰는 신전의 건축물 칸이 없습니다
edition-problem-symbols = 법령의 표식이 다음뿐입니다: { $symbols }. 법령은 세 장까지 점수를 계산하므로 표식이 적어도 세 가지 필요합니다
edition-problem-seth-bag-most = 주사위가 { $count }개이지만 상자에는 { $most }개뿐입니다
edition-problem-seth-bag-gray = 회색 주사위가 { $count }개이지만 세트 보드에 { $least }개를 굴립니다
edition-problem-seth-bag-least = { $players }인 게임의 주머니에 주사위가 { $total }개이지만 { $needed }개를 뽑습니다
edition-problem-seth-track = { JOSA($count, pair: "은/는") } 트랙의 마지막 칸인 { JOSA($limit, pair: "을/를") } 넘습니다
