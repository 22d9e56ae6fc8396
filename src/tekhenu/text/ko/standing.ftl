# 이미 진행 중인 실제 테이블을 지금 모습 그대로 부분별로 입력합니다.

standing-title = 지금 모습 그대로 준비하기
standing-call = 지금 모습 그대로 준비하기
standing-call-hint = 테이블에서 이미 게임이 진행 중입니까? 놓여 있는 것을 입력하고 그 차례부터 이어서 하세요.
standing-drafts = 입력 중인 테이블
standing-draft = { $players }: { standing-progress }
standing-go-on = 이어서 하기
standing-discard = 입력한 내용 버리기
standing-discard-sure = 이 테이블에 입력한 내용을 모두 버리겠습니까?
standing-lost = 이 기기에는 이 테이블의 내용이 없습니다. 첫 화면에서 시작하세요.
standing-parts = 테이블의 부분
standing-progress = { $all }개 부분 중 { $done }개
standing-part =
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
standing-part-hint =
    { $part ->
        [course] 누군가의 차례가 시작되는 때입니다. 몇 라운드이고, 누가 먼저이며, 오벨리스크 원은 어떻게 놓여 있습니까?
        [dice] 신을 누르고 그곳에 놓인 주사위를 입력하세요.
        [horus] 호루스 보너스 타일의 순서를 입력하고, 누구의 석상인지 고른 뒤 서 있는 자리를 누르세요.
        [temple] 칸을 눌러 기둥 타일을 놓으세요. 건축물은 누구의 것인지 고른 뒤 서 있는 자리를 누르세요.
        [osiris] 누구의 건축물인지 고른 뒤 서 있는 자리를 누르세요.
        [seth] 누구의 건축물인지 고른 뒤 그 지역을 누르세요. 그다음 운명 카드 옆에 놓인 유물을 입력하세요.
        [conquest] 공개된 타일, 신전에 놓인 타일, 기둥 타일에 덮인 타일입니다.
        [market] 카드 시장에 어떤 카드가 있고, 어떤 카드를 버렸습니까?
        [person] { $player } 앞에 놓인 모든 것입니다.
       *[opponent] { $player }의 모든 것입니다.
    }
standing-right = 이대로 맞음
standing-begin = 여기서 게임 시작
standing-begin-hint = 이제부터 프로그램이 점수를 계산합니다. 지금까지의 점수가 어디서 왔는지는 알 수 없어 시작 점수로 셉니다.
standing-last = 모두 입력했습니다.
standing-check = 아직 볼 부분: { $parts }.
standing-mend = 고칠 것
standing-look = 확인할 것
standing-brush = 놓을 구성품의 주인
standing-none = 없음
standing-add = 추가
standing-empty = 비어 있음
standing-close = 완료
standing-clear = 모두 치우기
standing-tap-order = 순서대로 누르세요.
standing-turned = 방향
standing-pillar = 기둥 주인
standing-progress-start = 맨 아래층 왼쪽
standing-progress-tile = { $number }: { $tile }
standing-offline = 연결이 끊겼습니다. 입력한 내용은 이 기기에 보관됩니다.
standing-sources = 프로그램이 참여하기 전의 점수는 시작 점수로 셉니다.

# 입력하는 것

standing-field =
    { $field ->
        [round] 라운드
        [order] 차례 순서
        [turn] 지금 차례인 사람
        [wheel] 오벨리스크 원의 첫 번째 양지
        [horus] 호루스 보너스 타일, 1부터 6까지
        [conquest] 공개된 정복 타일
        [removed] 기둥 타일에 덮인 것
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
        [open-decrees] 모두가 본 법령
        [secret-decrees] 비밀 법령
        [hidden-decrees] 나머지 비공개 법령
        [pyramid] 피라미드, 맨 아래층부터
        [progress] 진보 마커
        [shown] 공개된 행동 타일
        [district] 마커 F: 자원 구역
        [border] 마커 G: 그다음 신
        [line] 마커 H: 행 또는 열
       *[space] 마커 I: 칸
    }
standing-display = 라 영역 { $number }번 자리
standing-market = { $section }구역 { $place }번 카드
standing-discards =
    { $family ->
        [blessing] 버린 축복
        [technology] 버린 기술
       *[decree] 버린 법령
    }
standing-artifact = { $card } 옆의 유물
standing-statues = { god }의 석상
standing-building = { temple-line } { $space }번 칸
standing-group =
    { $group ->
        [tracks] 마커
        [goods] 자원
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
standing-at = { $part }: { $field }

# 맞지 않는 것

standing-problem-dice = { colour } 주사위가 { $count }개 있습니다. 이 게임에는 { $whole }개뿐입니다.
standing-problem-twice = { $card }: 두 곳에 있습니다. { $first }, { $second }.
standing-problem-action-twice = 행동 타일 { $tile }: 두 번 공개되었습니다.
standing-problem-pieces =
    { $piece ->
        [buildings] { $player }: 보드에 건축물이 { $count }개 있지만 모두 { $whole }개뿐입니다.
        [pillars] { $player }: 보드에 기둥이 { $count }개 있지만 모두 { $whole }개뿐입니다.
       *[statues] { $player }: 보드에 석상이 { $count }개 있지만 모두 { $whole }개뿐입니다.
    }
standing-problem-happiness = { $player }: 행복지수 { JOSA($happiness, pair: "이/가") } 인구 { $population }보다 높습니다.
standing-problem-closed = 카드 시장 { $section }구역은 인구 { $population }에서 열리는데 지금 그만한 사람이 없습니다. 맞습니까?
standing-problem-decrees = { $player }: 비공개 법령이 { $count }장이지만 { $left }장만 남아 있습니다.
standing-problem-gray = 회색 주사위가 { god } 구역에 있습니다. 세트의 시대를 사용하는 게임에서는 회색 주사위가 모두 세트 보드에 놓입니다.
standing-problem-no-dice = 어느 신에게도 주사위가 없습니다.
standing-problem-total = 신들의 구역에 주사위가 { $dice }개, 주머니에 { $bag }개 있습니다. { $round }라운드의 이 차례에는 구역에 { $due }개, 주머니에 { $left }개여야 합니다.
standing-problem-many = { $gods }: 주사위 { $dice }개는 너무 많습니다. { $round }라운드의 이 차례에는 많아야 { $due }개입니다.
standing-problem-few = { $gods }: 주사위 { $dice }개는 너무 적습니다. 나머지를 아직 다 가져갈 수는 없었으므로 { $round }라운드의 이 차례에는 적어도 { $due }개여야 합니다.
standing-problem-scales = { $player }: 지난 마앗 단계 뒤로 가져간 주사위가 { $dice }개입니다. { $round }라운드의 이 차례에는 { $due }개여야 합니다.
standing-problem-progress = { $player }: 진보 마커는 { $steps }칸 갔지만 가져간 주사위는 { $dice }개입니다.
standing-problem-shown = { $player }: 공개된 행동 타일은 { $tiles }개이지만 가져간 주사위는 { $dice }개입니다.
standing-problem-covered = 정복 타일이 기둥 타일 아래에 있습니다({ temple-space }). 덮인 타일은 게임에서 나갑니다.
standing-problem-order = { $field }: 아직 { $missing }개 빠졌습니다.
standing-problem-empty = 입력하지 않은 곳: { $fields }.
standing-problem-other = 아직 맞지 않는 것이 있습니다: { $reason }.

# 여기서 알 수 있는 것

standing-fact-bag = 따라서 주머니에 남은 주사위는 { $count }개입니다: { $dice }.
standing-fact-bag-empty = 따라서 주머니는 비어 있습니다.
standing-fact-bag-dice = { colour } { $count }개
standing-fact-decks = 따라서 더미에 남은 카드는 축복 { $blessings }장, 기술 { $technologies }장, 법령 { $decrees }장입니다.
standing-fact-tiles = 따라서 더미에 남은 기둥 타일은 { $count }개입니다.
standing-fact-pieces = { $player }의 남은 구성품: 건축물 { $buildings }개, 기둥 { $pillars }개, 석상 { $statues }개.
standing-fact-scoring = 따라서 다음 점수 계산은 { $round }라운드 뒤입니다.
standing-fact-conquest = 따라서 더미에 남은 정복 타일은 { $count }개입니다.
standing-fact-artifacts = 따라서 더미에 남은 유물은 { $count }개입니다.
