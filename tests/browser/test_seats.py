"""A seat can be used on another device, and an outdated link cannot take it."""

import pytest
from playwright.sync_api import Page, expect

from .conftest import Opener
from .table import TablePage
from .test_screens import PHONE
from .test_together import begin, join


@pytest.fixture
def hosts(visit: Opener) -> tuple[TablePage, str, TablePage]:
    """Return Nefer's table, the link for Hor, and Hor's table."""
    page = visit()
    begin(page, ["me", "friend"])
    table = TablePage(page)
    link = page.input_value("#invite input")
    return table, link, join(visit, table, "Hor")


def own_link(page: Page) -> str:
    page.click("[data-do=seats]")
    return page.locator(".own-seat input").input_value()


def test_a_seat_is_taken_to_a_phone(visit: Opener, hosts: tuple[TablePage, str, TablePage]) -> None:
    host, _, guest = hosts
    link = own_link(guest.page)
    expect(guest.page.locator("#seats .only-here")).to_contain_text("tekhenu serve --lan")
    phone = visit("/join/" + link.split("/join/")[1], PHONE)
    phone.fill("[name=name]", "Hor")
    phone.click("#join button")
    phone.wait_for_url("**/games/*")
    host.expect_status("Hor has joined on another device")
    expect(guest.page.locator(".seats li").nth(1)).to_contain_text("2 devices")
    expect(guest.page.locator(".own-seat input")).not_to_have_value(link)


def test_an_old_link_leads_to_no_seat(
    visit: Opener, hosts: tuple[TablePage, str, TablePage]
) -> None:
    _, link, _ = hosts
    late = visit("/join/" + link.split("/join/")[1])
    late.fill("[name=name]", "Eve")
    late.click("#join button")
    expect(late.locator("#status")).to_contain_text("This seat is taken")


def test_a_seat_is_given_up_by_a_second_press(
    visit: Opener, hosts: tuple[TablePage, str, TablePage]
) -> None:
    host, _, guest = hosts
    guest.page.click("[data-do=seats]")
    leave = guest.page.locator("[data-seat-action=leave]")
    leave.click()
    expect(leave).to_have_text("Press again to confirm")
    leave.click()
    host.expect_status("Hor has left their seat")
    expect(host.page.locator("#invite input")).to_be_visible()
