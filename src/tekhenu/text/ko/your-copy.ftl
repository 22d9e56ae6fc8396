# 내 실물 게임: 구성품에 인쇄된 값을 그림에서 입력합니다.

copy-title = 내 실물 게임
copy-lead = 이 프로그램의 값 가운데 일부는 추정한 것입니다. 실물 게임이 있다면 구성품과 비교해 다른 값을 고치고, 내 에디션으로 플레이하세요.
copy-call = 내 실물 게임의 값 입력하기
copy-owners = 실물 게임이 있다면 구성품에 인쇄된 값으로 플레이하세요.
copy-list = 내 에디션
copy-none-yet = 아직 입력한 것이 없습니다. 구성품을 꺼내 에디션을 만드세요. 언제든지 멈추고 나중에 이어서 할 수 있습니다.
copy-new = 에디션 만들기
copy-new-name = 이름
copy-first-name = 내 실물 게임
copy-upload = 에디션 파일 불러오기
copy-upload-hint = 여기서 내려받았거나 터미널에서 “{ $command }” 명령으로 만든 TOML 파일입니다. 새 에디션으로 추가됩니다.
copy-most = 에디션은 { $count }개까지 저장할 수 있습니다.
copy-go-on = 이어서 하기
copy-download = 파일로 내려받기
copy-rename = 이름 바꾸기
copy-new-title = 새 이름
copy-delete = 삭제
copy-delete-sure = “{ $name }” 에디션을 삭제하시겠습니까? 이 에디션으로 시작한 게임에는 영향이 없습니다.
copy-saved = 저장했습니다
copy-unsaved = 저장하지 못했습니다: { $reason }
copy-back = 모든 에디션
copy-progress = 값 { $values }개 중 { $checked }개 확인
copy-differ =
    { $count ->
        [0] 다른 값 없음
       *[other] 다른 값 { $count }개
    }
copy-troubles = 모순 { $count }개
copy-troubles-hint = 모순을 고쳐야 이 에디션으로 게임을 시작할 수 있습니다.
copy-parts = 구성품
copy-module =
    { $module ->
        [seth] 세트의 시대
       *[base] 기본 게임
    }
copy-part =
    { $part ->
        [pillars] 기둥 타일
        [temple] 신전
        [buildings] 신전의 건축물
        [player] 플레이어 보드
        [horus] 호루스 영역
        [osiris] 오시리스 영역
        [decrees] 법령
        [wheel] 오벨리스크 원과 주사위
        [tracks] 민중 트랙과 시장
        [botankhamun] 보탕카멘
        [seth] 세트 보드
        [conquest] 정복 타일
        [cultists] 광신도
        [artifacts] 유물
        [starting] 시작 카드
        [seth-dice] 주사위와 트랙
       *[automa] 오토마
    }
copy-part-hint =
    { $part ->
        [pillars] 타일 가운데에는 비용이, 둘레에는 색깔 있는 네 면이 있습니다. 비용이나 면을 누르세요.
        [temple] 기둥이 덮는 칸의 보상, 신전 단지 외곽면의 색깔, 라의 타일 옆에 표시된 점수입니다.
        [buildings] 칸마다 건축물에 드는 빵과, 그 칸을 사용하는 플레이어 수입니다.
        [player] 건축물을 놓고 나면 드러나는 칸과, 석상마다 드는 화강암입니다.
        [horus] 칸마다 있는 보너스와 그 아래에 인쇄된 신입니다.
        [osiris] 3행과 4행에서 자원 구역마다 함께 오르는 두 번째 생산입니다.
        [decrees] 카드에 그려진 표식입니다.
        [wheel] 화살표부터 시계방향으로 여섯 구역의 빛과, 주사위의 개수입니다.
        [tracks] 민중 트랙의 마지막 칸과, 왼쪽부터 시장 구역의 색깔입니다.
        [botankhamun] 타일에 있는 자원의 순서, 준비할 때 놓는 구성품, 보탕카멘의 호루스 보너스입니다.
        [seth] 지역의 병사와 점수와 보상, 지역 위의 석상이 주는 카드, 세트를 기리는 석상입니다.
        [conquest] 기둥을 세울 때와 같은 행·열에 건축물을 건설할 때 중 언제 발동하는지와 그 효과입니다.
        [cultists] 광신도의 효과와 발동 조건입니다.
        [artifacts] 지불할 사제와 효과입니다.
        [starting] 확장의 시작 카드에 있는 우선권 수치와 보상입니다.
        [seth-dice] 새 주사위, 플레이어 수에 따라 주머니에 넣는 주사위, 시작할 때 갖는 것입니다.
       *[automa] 동률을 가리는 보드 위의 순서입니다.
    }
copy-legend =
    { $state ->
        [reconstructed] 규칙에 맞춰 추정한 값
        [public] 공개된 자료에 있는 값
        [right] 내 구성품과 같음
        [own] 기본값과 다른 내 값
       *[wrong] 다른 값과 모순됨
    }
copy-value =
    { $state ->
        [reconstructed] { $label }: { $value }. 추정한 값이며 확인하지 않았습니다.
        [public] { $label }: { $value }. 확인하지 않았습니다.
        [right] { $label }: { $value }. 확인했습니다.
       *[own] { $label }: { $value }. 바꿨습니다.
    }
copy-more-values = 그 밖의 값
copy-origin =
    { $state ->
        [reconstructed] 규칙에 맞춰 추정한 값입니다. 구성품에는 다르게 인쇄되어 있을 수 있습니다.
        [public] 공개된 자료에 있는 값입니다. 구성품에도 그렇게 인쇄되어 있습니까?
        [right] 확인한 값입니다.
       *[own] 바꾼 값입니다.
    }
copy-usual = 기본값:
copy-right = 내 구성품과 같음
copy-forget = 확인 취소
copy-all-right = 나머지는 모두 내 구성품과 같음
copy-next = 다음 구성품: { $part }
copy-done = 모두 확인했습니다. 게임을 시작하세요!
copy-less = 줄이기
copy-more = 늘리기
copy-amount = 개수
copy-swap = 두 개를 차례로 누르면 서로 자리를 바꿉니다.
copy-other = 다른 표식(한 단어)
copy-side =
    { $side ->
        [north] 위
        [east] 오른쪽
        [south] 아래
       *[west] 왼쪽
    }
copy-place = { $number }번
copy-players = { $players }명
copy-none =
    { $word ->
        [any] 원하는 자원
       *[excess] 초과 자원
    }
copy-section =
    { $word ->
        [yellow] 노란색
        [red] 빨간색
        [green] 초록색
       *[blue] 파란색
    }
copy-conquest =
    { $word ->
        [pillar] 타일 위의 기둥
       *[line] 같은 행·열의 건축물
    }
copy-empty-value = 없음
copy-form =
    { $verb ->
        [draw] 카드 뽑기
        [production] 생산
        [look] 카드 보기
        [maat] 마앗 단계마다
        [buildings] 세트 보드의 내 건축물마다 점수
        [weightless] 피를 균형값에서 제외
        [choose] 원하는 자원
        [perform] 신 행동
       *[gain] 획득
    }

# 값의 이름.
copy-dice = 주사위: { color }
copy-light = { $number }번째 구역의 빛
copy-statue-cost = { $number }번째 석상의 화강암
copy-building-row = 건축물 행, { $number }번째 칸
copy-horus-bonus = { $number }번 칸의 보너스
copy-horus-god = { $number }번 칸 아래의 신
copy-pillar-cost = { $card }: 비용
copy-pillar-edges = { $card }: 면
copy-ra-points =
    { $place ->
        [left] 첫 번째 타일의 점수
        [middle] 두 번째 타일의 점수
       *[right] 세 번째 타일의 점수
    }
copy-temple-reward = 신전 { $row }행 { $column }열
copy-temple-edge =
    { $side ->
        [north] 신전 위쪽 면
        [east] 신전 오른쪽 면
        [south] 신전 아래쪽 면
       *[west] 신전 왼쪽 면
    }
copy-space =
    { $what ->
        [bread]
            { $space ->
                [first] { temple-line }, 첫 번째 칸: 빵
               *[second] { temple-line }, 두 번째 칸: 빵
            }
       *[players]
            { $space ->
                [first] { temple-line }, 첫 번째 칸: 플레이어 수
               *[second] { temple-line }, 두 번째 칸: 플레이어 수
            }
    }
copy-osiris-partner = { osiris-row }, { district }
copy-populace-limit = 민중 트랙의 마지막 칸
copy-market-section = 시장 { $number }구역
copy-decree-symbol = { $card }: 표식
copy-bot-piece =
    { $what ->
        [statue_slot] 석상의 칸
        [hard_statue_slot] 두 번째 석상의 칸
        [bread_row] 빵 작업장의 행
        [granite_row] 화강암 채석장의 행
        [pillar_row] 기둥의 행
       *[pillar_column] 기둥의 열
    }
copy-bot-tile = 자원 타일 { $number }
copy-bot-bonus =
    { $what ->
        [scribes] 보탕카멘의 { $number }번 칸 보너스: 서기
       *[vp] 보탕카멘의 { $number }번 칸 보너스: 점수
    }
copy-seth-start =
    { $what ->
        [soldiers] 시작할 때의 병사
        [priests] 시작할 때의 사제
       *[track_limit] 두 트랙의 마지막 칸
    }
copy-seth-die =
    { $what ->
        [count] 주사위: { color }
        [purity] 주사위의 상태: { color }
       *[produces] 주사위의 생산: { color }
    }
copy-seth-setup =
    { $what ->
        [gray_dice] 세트 보드의 회색 주사위
        [decrees] 각자 받는 법령
       *[spare_cultists] 플레이어 수보다 더 공개하는 광신도
    }
copy-seth-bag = { $players }인 게임의 주머니 속: { color }
copy-seth-region =
    { $what ->
        [soldiers] 지역 { $region }: 병사
        [reward] 지역 { $region }: 보상
       *[vp] 지역 { $region }: 점수
    }
copy-seth-spaces = { $players }인 게임의 지역당 칸 수
copy-seth-people =
    { $what ->
        [left] 왼쪽 지역 위의 시장 카드
        [middle] 가운데 지역 위의 시장 카드
        [right] 오른쪽 지역 위의 시장 카드
        [vp] 내 석상 아래에 놓는 건축물의 점수
       *[scoring_vp] 점수 계산마다 그 건축물의 추가 점수
    }
copy-seth-statue =
    { $what ->
        [priests] 세트를 기리는 석상: 사제
       *[bonus] 세트를 기리는 석상: 보너스
    }
copy-seth-statue-spaces = { $players }인 게임의 세트를 기리는 석상 칸 수
copy-seth-card =
    { $what ->
        [kind] { $card }: 대상(기둥/건축물)
        [effect] { $card }: 효과
        [when] { $card }: 발동 조건
        [priests] { $card }: 사제
       *[initiative] { $card }: 우선권 수치
    }
copy-automa-order =
    { $what ->
        [districts] 자원 구역의 순서
        [spots] 신전 행과 열의 순서
       *[colors] 주사위의 순서
    }

# 게임과 그 에디션.
copy-edition = 에디션
copy-game =
    { $values ->
        [0] “{ $name }” 에디션
       *[other] “{ $name }” 에디션, { copy-progress }
    }
copy-help = “{ $name }” 에디션의 값을 사용합니다.

refusal-no-such-edition = 그런 에디션이 없습니다.
refusal-too-many-editions = 더 저장할 수 없습니다. 먼저 에디션을 하나 삭제하세요.
refusal-bad-edition = 이 에디션은 사용할 수 없습니다: { $reason }
