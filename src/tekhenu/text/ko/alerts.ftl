# 차례가 되었음을 알리는 방법.

alert-when = 내 차례가 되면:
alert-chime = 알림음
alert-notification = 브라우저 알림
alert-denied = 브라우저가 이 페이지의 알림을 허용하지 않습니다.
alert-webhook = 웹훅 호출
