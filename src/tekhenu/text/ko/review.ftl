# 끝난 게임의 분석, 게임의 끝, 가정 게임

end-headline =
    { $outcome ->
        [won]
            { $vp ->
                [0]
                    { $who ->
                        [you] 동점 판정으로 이겼습니다.
                       *[other] { $player }: 동점 판정으로 승리했습니다.
                    }
               *[other]
                    { $who ->
                        [you] { $vp }점 차이로 이겼습니다.
                       *[other] { $player }: { $vp }점 차이로 승리했습니다.
                    }
            }
       *[lost]
            { $vp ->
                [0] 동점 판정으로 졌습니다.
               *[other] { $vp }점 차이로 졌습니다.
            }
    }
end-line = { $own }점 대 { $other }점(상대: { $player })
end-podium = 순위
end-place = { $place }위
end-decided = 승부를 가른 순간
end-review-offer = 내 차례를 다시 살펴보세요. 무엇이 실수였고 무엇이 운이었는지, 어떤 순간이 승부를 갈랐는지 보여 줍니다.
end-again = 코치와 다시 하기

review-name = 분석
review-title = 분석 · Tekhenu
review-trail = 이 게임
review-link = 이 게임 분석
review-open = 분석 열기
review-file = 웹 페이지로 저장
review-json = JSON으로 저장
review-none =
    { $state ->
        [abandoned] 중단된 게임이라 분석이 없습니다.
       *[unfinished] 게임이 끝나지 않아 아직 분석이 없습니다.
    }
review-none-why =
    { $state ->
        [abandoned] 분석은 결과를 설명하는데, 중단된 게임에는 결과가 없습니다. 다시 보기는 할 수 있습니다.
       *[unfinished] 분석은 모든 카드를 공개하므로 게임이 끝난 뒤에 시작합니다.
    }
review-offer = 결정마다 더 나은 차례를 찾습니다. 몇 분이 걸리며, 그동안 이 페이지를 떠나도 됩니다.
review-start = 이 게임 분석
review-running =
    { $total ->
        [0] 분석을 시작합니다…
       *[other] 분석한 차례: { $done }/{ $total }
    }
review-failed = 분석을 요청하지 못했습니다.
review-lost = 차례 { $count }개를 분석하지 못했습니다.
review-retry = 다시 시도
review-curve = { $player }의 차례별 예상 점수 차
review-curve-means = 선은 가장 앞선 상대와의 예상 점수 차입니다. 세 게임 중 두 게임은 띠 안에서 끝납니다.
review-even = 동점
review-luck = 운
review-luck-name = 운
review-luck-is = { $kinds }: { $vp }점
review-then = 이 차례 뒤의 운: { $luck }
review-point =
    { $round ->
        [0] 준비, { $player }: { $grade }, 이후 { $vp }점
       *[other] { $round }라운드, { $player }: { $grade }, 이후 { $vp }점
    }
review-of = 분석할 플레이어
review-moments =
    { $count ->
        [0] 승부를 가른 특별한 순간이 없습니다
       *[other] 승부를 가른 순간
    }
review-story =
    { $kind ->
        [turned] 한때 { $vp }점 차이로 질 것으로 보였지만 뒤집었습니다.
        [lucky] 주사위와 카드의 운이 { $vp }점을 주었습니다.
        [closer] 더 쉽게 이길 수 있었습니다. 실수로 { $vp }점을 잃었습니다.
        [mistakes] 실수로 { $vp }점을 잃었습니다. 점수 차보다 큽니다.
        [unlucky] 주사위와 카드의 운으로 { $vp }점을 잃었습니다.
        [slipped] 한때 { $vp }점 차이로 이길 것으로 보였지만 놓쳤습니다.
        [beaten] 상대가 더 잘했습니다.
       *[steady] 처음부터 끝까지 실수가 거의 없었습니다.
    }
review-better-is = 더 나은 차례: { $turn }
review-better-why = 더 나은 차례: { $turn }. { $title } { $vp }점({ $detail })
review-better-part = 더 나은 차례: { $turn }. { $title } { $vp }점
review-try = 여기서 해 보기
review-show-better = 더 나은 차례 보기
review-look = 보드에서 보기
review-solve = 더 나은 차례 찾기
review-steps = 차례
review-previous = 이전 차례
review-next = 다음 차례
review-next-mistake = 다음 실수
review-turn =
    { $round ->
        [0] 준비, { $player }
       *[other] { $round }라운드, { $player }
    }
review-number = 차례 { $number }/{ $turns }
review-shown = 보드에 표시할 상황
review-show =
    { $moment ->
        [before] 차례 전
        [played] 실제 차례 뒤
       *[better] 더 나은 차례 뒤
    }
review-line =
    { $kind ->
        [played] 실제 차례
       *[better] 더 나은 차례
    }
review-played-best = 실제 차례(더 나은 차례 없음)
review-margin = 점수 차
review-why =
    { $certainty ->
        [sure] 더 나은 이유
        [likely] 아마도 더 나은 이유
       *[open] 더 나을지 모르는 이유
    }
review-difference = 차이
review-in-replay = 다시 보기에서 보기
review-skill = 실력과 운
review-lost-vp = 잃은 점수
review-sum = 최종 점수 차의 내역
review-sources = 출처별 점수
review-strong = 강한 플레이어
review-strong-means = 마지막 열은 같은 종류의 게임 { $games }판에서 강한 컴퓨터 플레이어가 얻은 평균입니다.
review-honest = 더 나은 차례는 그때 플레이어가 알 수 있던 정보로 찾습니다. 점수 차, 손실, 운은 모든 카드를 공개한 상태로 계산하지만, 앞으로 나올 주사위와 카드는 모르는 것으로 합니다.
review-all = 모든 차례

branch-title = 만약에
branch-from = { $round }라운드부터 이어서 합니다. 자리마다 누가 할지 정하세요.
branch-setup = 준비부터 이어서 합니다. 자리마다 누가 할지 정하세요.
branch-means = 비공개 게임을 만듭니다. 같은 선택을 하는 동안에는 주사위와 카드도 똑같이 나옵니다. 끝난 게임은 그대로 남습니다.
branch-go = 이어서 하기
branch-list = 내 가정 게임
branch-original = 원래 게임
branch-name = 가정 게임 { $number }, { $round }라운드부터
branch-running = 진행 중, { $round }라운드
branch-share = 주소를 아는 사람은 누구나 가정 게임을 볼 수 있습니다. 목록에는 나오지 않습니다.
branch-note =
    { $round ->
        [0] 가정 게임입니다. 다른 게임을 준비부터 이어서 합니다.
       *[other] 가정 게임입니다. 다른 게임을 { $round }라운드부터 이어서 합니다.
    }
branch-address = 다른 사람에게 보여 주려면 주소를 공유하세요.
branch-back = 원래 게임으로

# 분석한 게임의 실수로 만든 퍼즐
own-puzzle = 내 게임에서
own-goal = 이 차례에 { $vp }점을 잃었습니다. 1.5점보다 적게 잃는 차례를 찾으세요.
own-solved = 풀었습니다! 찾아낸 최선과 다름없는 차례입니다.
own-answer = 더 나은 차례는 이렇습니다
own-hint = 힌트: { $option }
own-hint-none = 더 나은 차례는 다르게 시작합니다. 차례를 되돌려 다시 시작하세요.
own-missed = 그 차례는 { $vp }점을 잃습니다. 다시 해 보세요.
own-back = 분석으로
own-list = 내 게임에서
own-list-means = 분석한 내 게임의 실수와 큰 실수
