import type { Page } from '@playwright/test';
import { mailTo } from '../stage/inbox.ts';
import { byKeyboard, focused, showsFocus, tabTo } from '../stage/keyboard.ts';
import { tuesday, venueAddress } from '../stage/meeting.ts';
import { expect, test } from '../stage/test.ts';
import { aino, firstInstantOffer, isThanked, panel, type Visitor } from '../stage/visitor.ts';

test('from the start page to a booked room with the keyboard alone', async ({ page }) => {
  const { press, type } = byKeyboard(page);
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Grand Harbour Hotel/ }).first()).toBeVisible();
  await tabTo(page, /^Grand Harbour Hotel/);
  expect(await showsFocus(page)).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/grand-harbour-hotel/);

  await page.goto(venueAddress('grand-harbour-hotel', tuesday({ weeks: 16 })));
  const name = await firstInstantOffer(page);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Skip to content');
  await press('Enter');
  await tabTo(page, /^Attendees/);
  await press('ControlOrMeta+a');
  await type('9');
  await tabTo(page, new RegExp(`^Select: ${name}$`));
  expect(await showsFocus(page)).toBe(true);
  await press('Space');
  await expect(panel(page)).toContainText(name);
  await expect(panel(page).getByRole('textbox', { name: 'Attendees' })).toHaveValue('9');
  await page.keyboard.down('Shift');
  await tabTo(page, /^Continue$/);
  await page.keyboard.up('Shift');
  expect(await showsFocus(page)).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/book-universal\//);
  await expect(page.getByRole('timer')).toBeVisible();
  await payByKeyboard(page, aino('keyboard'));
  await tabTo(page, /calendar/i);
});

test('a search by keyboard moves the focus to its results on each page, and Back shows the first again (HEADER-019)', async ({
  page,
}) => {
  const { press, type } = byKeyboard(page);
  await page.goto('/search');
  await expect(page.getByRole('list', { name: 'Venues' })).toBeVisible();
  await tabTo(page, /^People/);
  await press('ControlOrMeta+a');
  await type('6');
  await tabTo(page, /^Search$/);
  await press('Enter');
  await expect(page).toHaveURL(/delegates=6/);
  await expect.poll(() => focused(page)).toBe('Venues found');
  const first = page.getByRole('list', { name: 'Venues' }).getByRole('heading').first();
  const before = await first.innerText();
  await tabTo(page, /^Next$/);
  await press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(() => focused(page)).toBe('Venues found');
  await expect(first).not.toHaveText(before);
  await page.goBack();
  await expect(first).toHaveText(before);
});

test.describe('the booking engine', () => {
  test.use({ hostname: 'hotel.booking-engine.localhost' });

  test('a room is booked from its card with the keyboard alone (ROOM-006, CART-001, CART-007)', async ({
    page,
  }) => {
    const { press, type } = byKeyboard(page);
    await page.goto(venueAddress('grand-harbour-hotel', tuesday({ weeks: 37 })));
    const name = await firstInstantOffer(page);
    await tabTo(page, /^Attendees/);
    await press('ControlOrMeta+a');
    await type('8');
    await tabTo(page, /^Show rooms$/);
    expect(await showsFocus(page)).toBe(true);
    await press('Enter');
    await tabTo(page, new RegExp(`^Book: ${name}$`));
    expect(await showsFocus(page)).toBe(true);
    // While the list loads again its buttons are unavailable (AVAIL-012).
    await expect(page.getByRole('button', { name: `Book: ${name}`, exact: true })).toBeEnabled();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/book-universal\//);
    await expect(page.getByRole('timer')).toBeVisible();
    await payByKeyboard(page, aino('keyboard.engine'));
  });

  test('a request is sent by keyboard: its dialog keeps and returns the focus, and reports errors (CART-003, CART-014, FORM-068)', async ({
    page,
    stack,
  }) => {
    const { press, type } = byKeyboard(page);
    await page.goto(venueAddress('enquiry-only', tuesday({ weeks: 37, zone: 'Europe/Oslo' })));
    const name = (
      (await page.getByRole('article').first().getByRole('heading', { level: 3 }).textContent()) ??
      ''
    ).trim();
    const ask = new RegExp(`^Send request: ${name}$`);
    const dialog = page.getByRole('dialog', { name: 'Your request to the venue' });
    await tabTo(page, ask);
    await press('Enter');
    await expect(dialog).toBeVisible();
    await press('Escape');
    await expect(dialog).toHaveCount(0);
    expect(await focused(page)).toMatch(ask);
    await press('Enter');
    await expect(dialog).toBeVisible();
    // The first missing field gets the focus.
    await tabTo(page, /^Send/);
    await press('Enter');
    await expect(dialog.getByRole('textbox', { name: 'First name' })).toBeFocused();
    await expect(dialog.getByText('This field is required.')).toHaveCount(4);
    const { first, last, email, phone } = aino('keyboard.ask');
    for (const [field, text] of [
      ['First name', first],
      ['Last name', last],
      ['E-mail', email],
      ['Phone', phone],
      ['Company name', 'Norrsken'],
    ] as const) {
      await tabTo(page, new RegExp(`^${field}`));
      await type(text);
    }
    await tabTo(page, /^(I |My details)/);
    await press('Space');
    await tabTo(page, /^Send/);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/thank-you-anon\/./);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Thank you, your request has been sent' }),
    ).toBeVisible();
    expect((await mailTo(stack, email)).text).toContain('Nothing is booked yet');
  });
});

/** Details, card, terms and Book, from any focus in the checkout. */
async function payByKeyboard(page: Page, visitor: Visitor): Promise<void> {
  const { press, type } = byKeyboard(page);
  for (const [field, text] of [
    ['First name', visitor.first],
    ['Last name', visitor.last],
    ['E-mail', visitor.email],
    ['Phone', visitor.phone],
  ] as const) {
    await tabTo(page, new RegExp(`^${field}`));
    expect(await showsFocus(page)).toBe(true);
    await type(text);
  }
  await tabTo(page, /^Card details$/);
  for (const text of ['4242424242424242', '1230', '123', 'Aino Lindqvist']) {
    await type(text);
    if (text !== 'Aino Lindqvist') await press('Tab');
  }
  await tabTo(page, /^I accept/);
  await press('Space');
  await tabTo(page, /^Book for/);
  await page.keyboard.press('Enter');
  await isThanked(page);
}
