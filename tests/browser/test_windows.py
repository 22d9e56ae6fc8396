"""A window that is lent to the next test knows nothing of the one before."""

from .windows import BARE, DESK, Look, Windows

KEPT = "() => [localStorage.length, sessionStorage.length, document.cookie]"


def test_a_window_remembers_nothing(windows: Windows) -> None:
    look = Look(DESK, "light", calm=True)
    window = windows.lend(look)
    page = window.page
    page.goto("/about")
    page.evaluate("localStorage.a = sessionStorage.b = 1; document.cookie = 'c=1'")
    page.route("**/*", lambda route: route.abort())
    page.set_viewport_size({"width": 500, "height": 500})
    page.context.new_page()
    window.troubles.append("heard before")
    windows.take_back(window)
    again = windows.lend(look)
    assert again is window
    page.goto(BARE)
    assert page.evaluate(KEPT) == [0, 0, ""]
    assert page.viewport_size == {"width": DESK[0], "height": DESK[1]}
    assert page.context.pages == [page]
    assert window.troubles == []
    windows.take_back(again)
