# Names of the game's things. Other messages refer to them and pass the variable on.
# Every god's name ends in a vowel, every color in 색, every district in 장: their particles are
# written out where they stand. Other words take theirs from JOSA or from a helper below.

player =
    { $seat ->
        [0] 보라
        [1] 분홍
        [2] 파랑
       *[3] 주황
    }
player-letter =
    { $seat ->
        [0] 보
        [1] 분
        [2] 청
       *[3] 주
    }

god =
    { $god ->
        [horus] 호루스
        [ra] 라
        [hathor] 하토르
        [bastet] 바스테트
        [thoth] 토트
        [seth] 세트
       *[osiris] 오시리스
    }

light =
    { $light ->
        [sunny] 양지
        [shaded] 음지
       *[dark] 암흑
    }

purity =
    { $purity ->
        [pure] 온전한
        [tainted] 부패한
       *[forbidden] 금지된
    }

color =
    { $color ->
        [yellow] 노란색
        [brown] 갈색
        [white] 흰색
        [black] 검은색
        [red] 빨간색
        [blue] 파란색
        [green] 초록색
       *[gray] 회색
    }
# One syllable is as wide as two letters.
color-mark =
    { $color ->
        [yellow] 노
        [brown] 갈
        [white] 흰
        [black] 검
        [red] 빨
        [blue] 파
        [green] 초
       *[gray] 회
    }

edge =
    { $edge ->
        [red] 빨간색
        [green] 초록색
        [blue] 파란색
       *[yellow] 노란색
    }
# One narrow letter: a syllable would not fit beside a tile on the terminal.
edge-mark =
    { $edge ->
        [red] r
        [green] g
        [blue] b
       *[yellow] y
    }

good =
    { $good ->
        [papyrus] 파피루스
        [bread] 빵
        [limestone] 석회암
        [granite] 화강암
        [gold] 금
        [scribe] 서기
        [faith] 신앙
        [soldier] 병사
        [priest] 사제
        [population] 인구
        [happiness] 행복지수
        [blood] 피
       *[vp] 점수
    }
# At most two syllables, which are as wide as four letters.
good-mark =
    { $good ->
        [papyrus] 파피
        [bread] 빵
        [limestone] 석회
        [granite] 화강
        [gold] 금
        [scribe] 서기
        [faith] 신앙
        [soldier] 병사
        [priest] 사제
        [population] 인구
        [happiness] 행복
        [blood] 피
       *[vp] 점
    }
# The space is a no-break space, so that a line does not begin with the number.
amount =
    { $good ->
        [papyrus] 파피루스 { $amount }개
        [bread] 빵 { $amount }개
        [limestone] 석회암 { $amount }개
        [granite] 화강암 { $amount }개
        [gold] 금 { $amount }개
        [scribe] 서기 { $amount }명
        [faith] 신앙 { $amount }개
        [soldier] 병사 { $amount }명
        [priest] 사제 { $amount }명
        [population] 인구 +{ $amount }
        [happiness] 행복지수 +{ $amount }
        [blood] 피 토큰 { $amount }개
       *[vp] { $amount }점
    }
# The same with the particle of an object.
amount-object =
    { $good ->
        [papyrus] 파피루스 { $amount }개를
        [bread] 빵 { $amount }개를
        [limestone] 석회암 { $amount }개를
        [granite] 화강암 { $amount }개를
        [gold] 금 { $amount }개를
        [scribe] 서기 { $amount }명을
        [faith] 신앙 { $amount }개를
        [soldier] 병사 { $amount }명을
        [priest] 사제 { $amount }명을
        [population] 인구 { $amount }칸을
        [happiness] 행복지수 { $amount }칸을
        [blood] 피 토큰 { $amount }개를
       *[vp] { $amount }점을
    }
# What is produced and kept.
amount-kept =
    { $good ->
        [soldier] 병사 { $kept }명
        [priest] 사제 { $kept }명
       *[other] { good } { $kept }개
    }
amount-kept-object =
    { $good ->
        [soldier] 병사 { $kept }명을
        [priest] 사제 { $kept }명을
       *[other] { good } { $kept }개를
    }

family =
    { $family ->
        [blessing] 축복
        [technology] 기술
       *[decree] 법령
    }

symbol =
    { $symbol ->
        [scroll] 두루마리
        [lotus] 연꽃
        [scarab] 스카라베
        [hammer] 망치
        [column] 기둥머리
        [eye] 눈동자
       *[other] { $symbol }
    }

district =
    { $good ->
        [papyrus] 파피루스 작업장
        [bread] 빵 작업장
        [limestone] 석회암 채석장
       *[granite] 화강암 채석장
    }

temple-space = { $row }행 { $column }열
    .place = space-r{ $row }c{ $column }
temple-line =
    { $line ->
        [row] { $number }행
       *[column] { $number }열
    }
    .place = place-{ $line }{ $number }
# A place to which 에 can be added.
people-space =
    { $people ->
        [temple-row] 신전 가운데 행
        [temple-column] 신전 가운데 열
        [workshops] 작업장 위
        [seth-left] 세트의 왼쪽 지역 위
        [seth-middle] 세트의 가운데 지역 위
        [seth-right] 세트의 오른쪽 지역 위
       *[quarries] 채석장 위
    }
    .place = people-{ $people }
osiris-row = { $row }행
    .place = osiris-{ $row }

rotation =
    { $rotation ->
        [0] 회전 없음
        [90] 시계방향 90도 회전
        [180] 180도 회전
       *[270] 시계반대방향 90도 회전
    }

source =
    { $source ->
        [start] 시작
        [horus] 호루스
        [ra] 라
        [hathor] 하토르
        [tiles] 기둥 타일
        [technologies] 기술
        [statue_bonus] 호루스 보너스
        [maat] 마앗
        [districts] 오시리스 자원 구역
        [temple] 신전 단지
        [statues] 석상
        [happiness] 행복지수
        [production] 생산
        [building_row] 건축물 행
        [bread] 미지불 빵
        [decrees] 법령
        [cards] 가져간 카드
        [scribes] 서기
        [seth] 세트
        [regions] 세트의 지역
        [conquest] 정복 타일
        [cultists] 광신도
        [artifacts] 유물
       *[turn_order] 차례 순서
    }

# How a list reads: two things, the end of a longer one, and its beginning.
list-two = { JOSA($first, pair: "과/와") } { $last }
list-end = { $first }, { $last }
list-more = { $first }, { $rest }
# The same for things of which one is meant.
list-or-two = { $first } 또는 { $last }
list-or-end = { $first } 또는 { $last }
# Between things that are lists themselves.
list-apart = { $first } / { $rest }
# The first before the others.
list-ranked = { $first } › { $rest }
