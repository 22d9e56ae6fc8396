# 내 상자: 구성품에 인쇄된 값을 그림으로 입력합니다.

box-title = 내 상자
box-lead = 구성품에 인쇄된 값 가운데 일부는 여기서 짐작한 것입니다. 실물 게임이 있다면 상자와 비교해 다른 값을 고치고, 나만의 판본으로 플레이하세요.
box-call = 내 상자 입력하기
box-owners = 실물 게임이 있습니까? 내 구성품의 값으로 플레이하세요.
box-list = 내 판본
box-none-yet = 아직 입력한 것이 없습니다. 상자에서 구성품을 꺼내 시작하세요. 언제든지 멈추고 다른 날 이어서 할 수 있습니다.
box-new = 판본 만들기
box-new-name = 이름
box-first-name = 내 상자
box-upload = 판본 파일로 이어서 하기
box-upload-hint = 여기서 내려받았거나 “{ $command }” 명령으로 만든 판본 파일입니다. 새로운 판본이 됩니다.
box-most = 판본을 { $count }개까지 보관할 수 있습니다.
box-go-on = 이어서 하기
box-download = 파일로 내려받기
box-rename = 이름 바꾸기
box-new-title = 새 이름을 무엇으로 하겠습니까?
box-delete = 삭제
box-delete-sure = “{ $name }” 판본을 삭제하겠습니까? 이 판본으로 시작한 게임에는 그대로 남습니다.
box-saved = 저장했습니다
box-unsaved = 저장하지 못했습니다: { $reason }
box-back = 모든 판본
box-progress = 값 { $values }개 가운데 { $checked }개 확인
box-differ =
    { $count ->
        [0] 다른 값 없음
       *[other] 다른 값 { $count }개
    }
box-troubles = 모순 { $count }개
box-troubles-hint = 모순을 고치기 전에는 이 판본으로 게임을 시작할 수 없습니다.
box-parts = 구성품
box-module =
    { $module ->
        [seth] 세트의 시대
       *[base] 기본 게임
    }
box-part =
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
box-part-hint =
    { $part ->
        [pillars] 타일 가운데에는 비용이, 둘레에는 색깔 있는 네 면이 있습니다. 비용이나 면을 누르세요.
        [temple] 기둥이 덮는 보상, 신전 단지 둘레의 색깔, 라의 타일 옆에 적힌 점수입니다.
        [buildings] 칸마다 건축물에 드는 빵과, 그 칸을 쓰는 플레이어 수입니다.
        [player] 건축물이 떠난 자리에 드러나는 것과, 석상마다 드는 화강암입니다.
        [horus] 칸마다 있는 보너스와 그 아래 인쇄된 신입니다.
        [osiris] 3행과 4행이 구역마다 올려 주는 두 번째 생산입니다.
        [decrees] 카드 구석의 표식입니다.
        [wheel] 화살표부터 시계방향으로 여섯 구역의 빛과, 주사위의 개수입니다.
        [tracks] 민중 트랙의 마지막 칸과, 왼쪽부터 시장 구역의 색깔입니다.
        [botankhamun] 타일에 있는 자원의 순서, 처음 놓는 구성품, 보탕카멘의 호루스 보너스입니다.
        [seth] 지역의 병사, 점수, 보상, 위쪽 석상의 카드, 세트를 기리는 석상입니다.
        [conquest] 기둥과 줄의 건축물 중 어느 쪽이 효과를 주는지와, 그 효과입니다.
        [cultists] 광신도의 효과와 발동 조건입니다.
        [artifacts] 지불할 사제와 효과입니다.
        [starting] 확장의 시작 카드: 우선권 수치와 보상입니다.
        [seth-dice] 새 주사위, 플레이어 수에 따라 주머니에 넣는 주사위, 모두가 처음에 갖는 것입니다.
       *[automa] 동률을 가리는 보드 위의 순서입니다.
    }
box-legend =
    { $state ->
        [reconstructed] 규칙에 맞춘 짐작
        [public] 공개된 자료로 알려짐
        [right] 내 상자와 같음
        [own] 기본판과 다른 내 값
       *[wrong] 다른 값과 모순됨
    }
box-value =
    { $state ->
        [reconstructed] { $label }: { $value }. 짐작한 값이며 확인하지 않았습니다.
        [public] { $label }: { $value }. 확인하지 않았습니다.
        [right] { $label }: { $value }. 확인했습니다.
       *[own] { $label }: { $value }. 바꿨습니다.
    }
box-more-values = 다른 값
box-origin =
    { $state ->
        [reconstructed] 규칙에 맞춘 짐작입니다. 상자에는 아마 다르게 인쇄되어 있을 것입니다.
        [public] 공개된 자료로 알려진 값입니다. 상자에도 그렇게 인쇄되어 있습니까?
        [right] 확인한 값입니다.
       *[own] 바꾼 값입니다.
    }
box-usual = 기본판:
box-right = 내 상자와 같음
box-forget = 확인 취소
box-all-right = 나머지는 모두 내 상자와 같음
box-next = 다음 구성품: { $part }
box-done = 모두 확인했습니다. 게임을 시작하세요!
box-less = 줄이기
box-more = 늘리기
box-amount = 개수
box-swap = 두 개를 누르면 서로 자리를 바꿉니다.
box-other = 다른 표식을 한 단어로
box-side =
    { $side ->
        [north] 위
        [east] 오른쪽
        [south] 아래
       *[west] 왼쪽
    }
box-place = { $number }.
box-players = { $players }명
box-none =
    { $word ->
        [any] 원하는 자원
       *[excess] 초과 자원
    }
box-section =
    { $word ->
        [yellow] 노란색
        [red] 빨간색
        [green] 초록색
       *[blue] 파란색
    }
box-conquest =
    { $word ->
        [pillar] 그 위의 기둥
       *[line] 그 줄의 건축물
    }
box-empty-value = 없음
box-form =
    { $verb ->
        [draw] 카드 뽑기
        [production] 생산
        [look] 카드 보기
        [maat] 마앗 단계마다
        [buildings] 세트 보드의 내 건축물마다 점수
        [weightless] 피의 무게 없음
        [choose] 원하는 자원
        [perform] 신 행동
       *[gain] 획득
    }

# 값의 이름.
box-dice = 주사위: { colour }
box-light = { $number }번째 구역의 빛
box-statue-cost = { $number }번째 석상의 화강암
box-building-row = 건축물 행, { $number }번째 칸
box-horus-bonus = { $number }번 칸의 보너스
box-horus-god = { $number }번 칸 아래의 신
box-pillar-cost = { $card }: 비용
box-pillar-edges = { $card }: 면
box-ra-points =
    { $place ->
        [left] 첫 번째 타일의 점수
        [middle] 두 번째 타일의 점수
       *[right] 세 번째 타일의 점수
    }
box-temple-reward = 신전 { $row }행 { $column }열
box-temple-edge =
    { $side ->
        [north] 신전 위쪽 면
        [east] 신전 오른쪽 면
        [south] 신전 아래쪽 면
       *[west] 신전 왼쪽 면
    }
box-space =
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
box-osiris-partner = { osiris-row }, { district }
box-populace-limit = 민중 트랙의 마지막 칸
box-market-section = 시장의 { $number }번째 구역
box-decree-symbol = { $card }: 표식
box-bot-piece =
    { $what ->
        [statue_slot] 석상의 칸
        [hard_statue_slot] 두 번째 석상의 칸
        [bread_row] 빵 아래 건축물의 행
        [granite_row] 화강암 아래 건축물의 행
        [pillar_row] 기둥의 행
       *[pillar_column] 기둥의 열
    }
box-bot-tile = 자원 타일 { $number }
box-bot-bonus =
    { $what ->
        [scribes] 보탕카멘의 { $number }번 칸 보너스: 서기
       *[vp] 보탕카멘의 { $number }번 칸 보너스: 점수
    }
box-seth-start =
    { $what ->
        [soldiers] 시작할 때의 병사
        [priests] 시작할 때의 사제
       *[track_limit] 두 트랙의 마지막 칸
    }
box-seth-die =
    { $what ->
        [count] 주사위: { colour }
        [purity] 주사위의 상태: { colour }
       *[produces] 주사위가 주는 것: { colour }
    }
box-seth-setup =
    { $what ->
        [gray_dice] 세트 보드의 회색 주사위
        [decrees] 각자 받는 법령
       *[spare_cultists] 한 명에 하나씩보다 더 놓는 광신도
    }
box-seth-bag = { $players }명일 때 주머니 속: { colour }
box-seth-region =
    { $what ->
        [soldiers] 지역 { $region }: 병사
        [reward] 지역 { $region }: 보상
       *[vp] 지역 { $region }: 점수
    }
box-seth-spaces = { $players }명일 때 지역의 칸
box-seth-people =
    { $what ->
        [left] 왼쪽 지역 위의 시장 카드
        [middle] 가운데 지역 위의 시장 카드
        [right] 오른쪽 지역 위의 시장 카드
        [vp] 내 석상 아래 건축물의 점수
       *[scoring_vp] 점수 계산마다 더하는 점수
    }
box-seth-statue =
    { $what ->
        [priests] 세트를 기리는 석상: 사제
       *[bonus] 세트를 기리는 석상: 보너스
    }
box-seth-statue-spaces = { $players }명일 때 세트를 기리는 석상의 칸
box-seth-card =
    { $what ->
        [kind] { $card }: 발동 조건
        [effect] { $card }: 효과
        [when] { $card }: 발동 조건
        [priests] { $card }: 사제
       *[initiative] { $card }: 우선권 수치
    }
box-automa-order =
    { $what ->
        [districts] 구역의 순서
        [spots] 신전 행과 열의 순서
       *[colours] 주사위의 순서
    }

# 게임과 그 판본.
box-edition = 판본
box-game =
    { $values ->
        [0] 판본 “{ $name }”
       *[other] 판본 “{ $name }”, { box-progress }
    }
box-help = 판본 “{ $name }”의 값으로 적었습니다.

refusal-no-such-edition = 그런 판본이 없습니다.
refusal-too-many-editions = 보관할 수 있는 판본이 가득 찼습니다. 먼저 하나를 삭제하세요.
refusal-bad-edition = 사용할 수 없습니다: { $reason }
