# 진행 중인 실제 테이블의 게임을 부분별로 입력합니다.

position-title = 진행 중인 게임 입력하기
position-call = 진행 중인 게임 입력하기
position-call-hint = 이미 하고 있는 게임이 있습니까? 테이블의 상태를 입력하고 그 차례부터 이어서 하세요.
position-drafts = 입력 중인 게임
position-draft = { $players }: { position-progress }
position-go-on = 이어서 하기
position-discard = 입력한 내용 모두 삭제
position-discard-sure = 이 게임에 입력한 내용을 모두 삭제하시겠습니까?
position-lost = 이 기기에 저장된 게임이 아닙니다. 홈 화면에서 새로 시작하세요.
position-parts = 입력할 부분
position-progress = { $all }개 부분 중 { $done }개 완료
position-part =
    { $part ->
        [course] 게임 진행
        [dice] 주사위
        [horus] 호루스와 석상
        [temple] 신전
        [osiris] 오시리스
        [seth] 세트
        [conquest] 정복 타일
        [market] 카드 시장
       *[player] { $player }
    }
position-part-hint =
    { $part ->
        [course] 어느 플레이어의 차례가 시작될 때의 상태를 입력하세요. 라운드, 차례 순서, 오벨리스크 원의 방향이 필요합니다.
        [dice] 신을 누르고 그 구역에 있는 주사위를 입력하세요.
        [horus] 호루스 보너스 타일의 순서를 입력하세요. 그다음 석상의 주인을 고르고 석상이 있는 칸을 누르세요.
        [temple] 칸을 눌러 기둥 타일을 놓으세요. 건축물은 주인을 고르고 건축물이 있는 칸을 누르세요.
        [osiris] 건축물의 주인을 고르고 건축물이 있는 칸을 누르세요.
        [seth] 건축물의 주인을 고르고 그 지역을 누르세요. 그다음 운명 카드 옆의 유물을 입력하세요.
        [conquest] 공개된 타일, 신전에 놓인 타일, 기둥 타일에 덮인 타일입니다.
        [market] 카드 시장에 있는 카드와 버린 카드를 입력하세요.
        [person] { $player } 앞에 놓인 모든 것입니다.
       *[opponent] { $player }의 모든 것입니다.
    }
position-right = 맞음
position-begin = 여기서 게임 시작
position-begin-hint = 이제부터 프로그램이 점수를 계산합니다. 그 전의 점수는 출처를 알 수 없어 시작 점수로 처리합니다.
position-last = 모두 입력했습니다.
position-check = 아직 확인하지 않은 부분: { $parts }.
position-mend = 고칠 것
position-look = 확인할 것
position-brush = 놓을 구성품의 주인
position-none = 없음
position-add = 추가
position-empty = 비어 있음
position-close = 완료
position-clear = 모두 지우기
position-tap-order = 순서대로 누르세요.
position-turned = 방향
position-pillar = 기둥 주인
position-progress-start = 맨 아래층 왼쪽
position-progress-tile = { $number }: { $tile }
position-offline = 연결이 끊겼습니다. 입력한 내용은 이 기기에 저장됩니다.
position-sources = 여기에 입력하기 전에 얻은 점수는 시작 점수로 처리합니다.

# 입력하는 것

position-field =
    { $field ->
        [round] 라운드
        [order] 차례 순서
        [turn] 지금 차례인 플레이어
        [wheel] 오벨리스크 원의 첫 번째 양지 구역
        [horus] 호루스 보너스 타일(1부터 6까지)
        [conquest] 공개된 정복 타일
        [removed] 기둥 타일에 덮인 타일
        [vp] 점수
        [population] 인구
        [happiness] 행복지수
        [rewards] 받은 행복지수 보상
        [scribes] 서기
        [faith] 신앙
        [pure] 온전한 주사위
        [tainted] 부패한 주사위
        [below] 저울 아래 주사위
        [taken] 가져간 주사위
        [soldiers] 병사
        [priests] 사제
        [blood] 피
        [destiny] 운명 카드
        [cultist] 광신도
        [artifacts] 유물
        [blessings] 축복
        [technologies] 기술
        [decrees] 법령
        [open-decrees] 공개된 법령
        [secret-decrees] 비공개 법령
        [hidden-decrees] 나머지 비공개 법령
        [pyramid] 피라미드(맨 아래층부터)
        [progress] 진보 마커
        [shown] 공개된 행동 타일
        [district] 마커 F: 자원 구역
        [border] 마커 G: 그다음 신
        [line] 마커 H: 행 또는 열
       *[space] 마커 I: 칸
    }
position-display = 라 영역 { $number }번째 칸
position-market = { $section }구역 { $place }번째 카드
position-discards =
    { $family ->
        [blessing] 버린 축복
        [technology] 버린 기술
       *[decree] 버린 법령
    }
position-artifact = { $card } 옆의 유물
position-statues = { god }의 석상
position-building = { temple-line } { $space }번 칸
position-group =
    { $group ->
        [tracks] 마커
        [goods] 자원, 서기, 신앙
        [production] 생산
        [scales] 저울
        [excess] 저울 위의 초과 자원
        [army] 군대
        [cards] 카드
        [display] 라 영역
        [buildings] 행과 열 옆의 건축물
        [statues] 석상
        [people] 민중을 위한 석상
        [regions] 지역
        [artifacts] 유물
        [discards] 버린 카드
        [markers] 동률 마커
       *[section] { $section }구역
    }
position-at = { $part }: { $field }

# 맞지 않는 것

position-problem-dice = { color } 주사위가 { $count }개 있습니다. 이 게임에는 { $whole }개뿐입니다.
position-problem-twice = { $card }: 두 곳에 있습니다({ $first }, { $second }).
position-problem-action-twice = 행동 타일 { $tile }: 두 번 입력했습니다.
position-problem-pieces =
    { $piece ->
        [buildings] { $player }: 보드에 건축물이 { $count }개 있지만 전체가 { $whole }개입니다.
        [pillars] { $player }: 보드에 기둥이 { $count }개 있지만 전체가 { $whole }개입니다.
       *[statues] { $player }: 보드에 석상이 { $count }개 있지만 전체가 { $whole }개입니다.
    }
position-problem-happiness = { $player }: 행복지수 { JOSA($happiness, pair: "이/가") } 인구 { $population }보다 높습니다.
position-problem-closed = 카드 시장 { $section }구역은 인구 { $population }에서 열리는데, 지금 그 인구에 도달한 플레이어가 없습니다. 맞습니까?
position-problem-decrees = { $player }: 비공개 법령이 { $count }장이지만 { $left }장만 남아 있습니다.
position-problem-gray = 회색 주사위가 { god } 구역에 있습니다. 세트의 시대를 사용하는 게임에서는 회색 주사위가 모두 세트 보드에 놓입니다.
position-problem-no-dice = 오벨리스크 둘레에 주사위가 하나도 없습니다.
position-problem-total = 오벨리스크 둘레에 주사위가 { $dice }개, 주머니에 { $bag }개 있습니다. { $round }라운드의 이 차례에는 오벨리스크 둘레에 { $due }개, 주머니에 { $left }개여야 합니다.
position-problem-many = { $gods }: 주사위 { $dice }개는 너무 많습니다. { $round }라운드의 이 차례에는 많아야 { $due }개입니다.
position-problem-few = { $gods }: 주사위 { $dice }개는 너무 적습니다. 나머지를 벌써 다 가져갔을 수는 없으므로 { $round }라운드의 이 차례에는 적어도 { $due }개여야 합니다.
position-problem-scales = { $player }: 지난 마앗 단계 뒤로 가져간 주사위가 { $dice }개입니다. { $round }라운드의 이 차례에는 { $due }개여야 합니다.
position-problem-progress = { $player }: 진보 마커는 { $steps }칸 움직였지만 가져간 주사위는 { $dice }개입니다.
position-problem-shown = { $player }: 공개된 행동 타일은 { $tiles }개이지만 가져간 주사위는 { $dice }개입니다.
position-problem-covered = 정복 타일이 기둥 타일 아래에 있습니다({ temple-space }). 덮인 타일은 게임에서 제거됩니다.
position-problem-order = { $field }: { $missing }개가 빠졌습니다.
position-problem-empty = 입력하지 않은 항목: { $fields }.
position-problem-other = 아직 맞지 않는 것이 있습니다: { $reason }.

# 여기서 알 수 있는 것

position-fact-bag = 따라서 주머니에 남은 주사위는 { $count }개입니다: { $dice }.
position-fact-bag-empty = 따라서 주머니는 비어 있습니다.
position-fact-bag-dice = { color } { $count }개
position-fact-decks = 따라서 더미에 남은 카드는 축복 { $blessings }장, 기술 { $technologies }장, 법령 { $decrees }장입니다.
position-fact-tiles = 따라서 더미에 남은 기둥 타일은 { $count }개입니다.
position-fact-pieces = { $player }의 남은 구성품: 건축물 { $buildings }개, 기둥 { $pillars }개, 석상 { $statues }개.
position-fact-scoring = 따라서 다음 점수 계산은 { $round }라운드가 끝난 뒤입니다.
position-fact-conquest = 따라서 더미에 남은 정복 타일은 { $count }개입니다.
position-fact-artifacts = 따라서 더미에 남은 유물은 { $count }개입니다.
