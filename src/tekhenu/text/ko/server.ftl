# What the server answers when something is not possible, and what it tells from afar.

refusal-late = 다른 사람이 먼저 선택했습니다. 게임이 이미 진행되었습니다.
refusal-not-asked = 지금은 선택할 차례가 아닙니다.
refusal-must-confirm = 이번 차례의 선택을 모두 마쳤습니다. 확정하거나 되돌리세요.
refusal-nothing-to-undo = 되돌릴 것이 없습니다.
refusal-too-many-undos = 더는 되돌릴 수 없습니다. 이 게임에서 되돌릴 수 있는 횟수를 모두 썼습니다.
refusal-nothing-to-confirm = 아직 확정할 것이 없습니다.
refusal-over = 게임이 끝났습니다.
refusal-abandoned = 중단된 게임입니다.
refusal-stand-in = 컴퓨터가 대신 플레이하고 있습니다. 먼저 내 자리로 돌아가세요.
refusal-no-stand-in = 여기서 대신 플레이하는 컴퓨터가 없습니다.
refusal-not-away = 그 사람이 아직 접속해 있거나, 지금 그 사람의 선택을 기다리는 중이 아닙니다.
refusal-no-motion = 그런 제안이 없습니다.
refusal-illegal = 할 수 없습니다: { $reason }.
refusal-already-entered = 다른 사람도 이 카드를 입력했습니다. 둘 중 한 사람이 잘못 입력했으니 자신의 카드를 확인하세요.
refusal-not-your-seat = 내 자리가 아닙니다.
refusal-unclaimed = 아직 아무도 앉지 않은 자리입니다. 먼저 링크로 자리에 앉으세요.
refusal-which-seat = 이 게임에 내 자리가 여럿 있습니다. 어느 자리인지 지정하세요.
refusal-no-such-game = 그런 게임이 없습니다.
refusal-no-such-seat = 이 게임에 그런 자리가 없습니다.
refusal-broken-game = 다른 버전의 프로그램으로 시작한 게임이라 열 수 없습니다.
refusal-wrong-link = 이 게임에 이 링크에 맞는 자리가 없습니다. 링크의 일부가 빠졌을 수 있습니다.
refusal-seat-taken = 이미 주인이 있는 자리입니다. 다른 기기에서 쓰던 내 자리라면, 그 기기에서 테이블을 열고 “자리” 버튼을 누르면 나오는 링크를 쓰세요.
refusal-bad-name = 이름은 보이는 문자 1~40자여야 합니다.
refusal-bad-seats = { $players }개 자리마다 누가 앉을지 지정하세요: me, friend 또는 컴퓨터 플레이어({ $agents }).
refusal-bad-agent = “{ $agent }”: 그런 컴퓨터 플레이어는 없습니다. 사용할 수 있는 이름: { $agents }. 가장 긴 탐색: { $longest }.
refusal-bad-settings = 설정이 맞지 않습니다: { $reason }.
refusal-bad-save = 저장한 게임을 불러올 수 없습니다: { $reason }.
refusal-bad-draft = 입력할 수 있는 게임이 아닙니다: { $reason }.
refusal-bad-standing = 테이블에 아직 맞지 않는 것이 있습니다. 표시된 부분을 확인하세요.
refusal-no-save = 저장 파일에는 모든 비밀이 들어 있어, 게임이 끝나야 받을 수 있습니다.
refusal-no-hints = 힌트 없이 하는 게임입니다.
refusal-not-over = 분석은 게임이 끝난 뒤에 볼 수 있습니다.
refusal-no-review = 아직 분석하지 않은 게임입니다.
refusal-no-branch = 게임이 끝나기 전에는 모든 자리를 혼자 맡은 사람만 여기서 다른 선택을 시험할 수 있습니다.
refusal-bad-step = 이 게임에는 이어서 플레이할 그런 위치가 없습니다(선택 { $steps }번).
refusal-webhook-long = 웹훅 주소가 너무 깁니다.
refusal-webhook-url = 웹훅은 http:// 또는 https://로 시작하는 주소여야 합니다.
refusal-webhook-local = 웹훅 주소가 사설 네트워크에 있어 호출하지 않습니다.
refusal-not-found = 이 주소에는 아무것도 없습니다.
refusal-not-allowed = 여기서는 할 수 없습니다.
refusal-invalid = 요청을 이해할 수 없습니다: { $where }
refusal-too-large = 한 번에 보내기에는 너무 큽니다.
refusal-too-slow = 요청이 도착하는 데 너무 오래 걸렸습니다.
refusal-too-many = 요청이 너무 많습니다. 잠시 후 다시 시도하세요.
refusal-wrong-host = 이 서버는 “{ $host }” 이름으로는 응답하지 않습니다. 서버를 운영하는 사람은 --allowed-host로 허용할 수 있습니다.
refusal-cross-site = 다른 사이트에서 온 요청이라 처리하지 않았습니다.
refusal-busy = 데이터베이스가 응답하지 않습니다. 잠시 후 다시 시도하세요.
refusal-failed = 서버에 문제가 생겼습니다.

webhook-your-turn = { $name } 님, 테케누에서 차례가 되었습니다.

serve-ready = 테케누가 { $address }에서 실행 중입니다(게임 저장 위치: { $database }). Ctrl-C로 종료합니다.
serve-network = 같은 네트워크의 다른 기기에서는 { $address } 주소로 접속할 수 있습니다.
serve-no-network = 이 컴퓨터가 네트워크에 연결되어 있지 않아 다른 기기에서는 접속할 수 없습니다.
serve-port-taken = 포트 { JOSA($port, pair: "은/는") } 사용 중입니다. --port로 다른 포트를 지정하세요.
serve-no-port = { $first }번부터 { $last }번까지 빈 포트가 없습니다. --port로 지정하세요.
serve-bad-host = 서버가 { $host }에서 연결을 받을 수 없습니다: { $reason }
serve-bad-database = 데이터베이스를 사용할 수 없습니다: { $reason }
keep-postgresql = PostgreSQL에는 자체 도구가 있습니다. 다음을 실행하세요: { $command }
keep-exists = 이미 있는 파일입니다: { $file }. 덮어쓰려면 --force를 붙이세요.
keep-in-use = 사용 중인 파일입니다: { $file }. 먼저 서버를 멈추세요.
backup-done = { $file }: 게임 { $games }개와 기록 { $entries }개를 이상 없이 복사했습니다.
restore-done = { $file }: 게임 { $games }개와 기록 { $entries }개를 복원했습니다.
restore-kept = 원래 데이터베이스를 여기에 옮겨 두었습니다: { $file }
prune-done = 게임 { $games }개를 삭제했습니다.
prune-would = 게임 { $games }개가 삭제 대상입니다.
doctor-unusable = 데이터베이스를 사용할 수 없습니다: { $reason }. 서버를 멈추고 백업으로 복원하세요: { $command }
doctor-older = 테이블 버전은 { $version }, 이 프로그램의 버전은 { $head }입니다. 서버를 한 번 시작하면 갱신됩니다.
doctor-open-file = 다른 사용자도 읽을 수 있는 파일입니다: { $file }. 서버를 한 번 시작하거나 다음을 실행하세요: { $command }
doctor-disk = { $folder }에 남은 공간은 { $free }입니다. 공간을 늘리거나 { $command } 명령을 실행하세요.
doctor-game = 재생할 수 없는 게임입니다: { $game }({ $reason }). 다른 게임에는 문제가 없습니다. 이 게임이 필요하면 백업으로 복원하세요.
doctor-review = 게임 { $game }의 분석에서 차례 { $count }개를 읽을 수 없습니다. 분석을 다시 요청하면 새로 계산합니다.
doctor-done = 게임 { $games }개를 다시 재생했습니다. { $findings ->
    [0] 문제가 없습니다.
   *[other] 문제가 { $findings }개 있습니다.
}
