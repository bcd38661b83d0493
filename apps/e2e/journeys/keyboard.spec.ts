import { focused, showsFocus, tabTo } from '../stage/keyboard.ts';
import { tuesday, venueAddress } from '../stage/meeting.ts';
import { expect, test } from '../stage/test.ts';
import { aino, firstInstantOffer, isThanked, panel } from '../stage/visitor.ts';

test('a room is booked with the keyboard alone', async ({ page }) => {
  const visitor = aino('keyboard');
  const type = (text: string) => page.keyboard.type(text);
  const press = (key: string) => page.keyboard.press(key);
  await page.goto(venueAddress('grand-harbour-hotel', tuesday({ weeks: 16 })));
  const name = await firstInstantOffer(page);

  await press('Tab');
  expect(await focused(page)).toBe('Skip to content');
  await press('Enter');
  await tabTo(page, /^Attendees/);
  await press('ControlOrMeta+a');
  await type('9');
  await tabTo(page, new RegExp(`^Select ${name}$`));
  expect(await showsFocus(page)).toBe(true);
  await press('Space');
  await expect(panel(page)).toContainText(name);
  await expect(panel(page).getByRole('textbox', { name: 'Attendees' })).toHaveValue('9');
  await page.keyboard.down('Shift');
  await tabTo(page, /^Continue$/);
  await page.keyboard.up('Shift');
  expect(await showsFocus(page)).toBe(true);
  await press('Enter');
  await page.waitForURL(/\/book-universal\//);
  await expect(page.getByRole('timer')).toBeVisible();

  for (const [field, text] of [['First name', visitor.first], ['Last name', visitor.last], ['E-mail', visitor.email], ['Phone', visitor.phone]] as const) {
    await tabTo(page, new RegExp(`^${field}`));
    expect(await showsFocus(page)).toBe(true);
    await type(text);
  }
  await tabTo(page, /^Card details$/);
  await type('4242424242424242');
  await press('Tab');
  await type('1230');
  await press('Tab');
  await type('123');
  await press('Tab');
  await type('Aino Lindqvist');
  await tabTo(page, /^I accept/);
  await press('Space');
  await tabTo(page, /^Book for/);
  await press('Enter');
  await isThanked(page);
  await tabTo(page, /calendar/i);
});

test('dialogs take the focus and give it back', async ({ page }) => {
  await page.goto(venueAddress('grand-harbour-hotel', tuesday({ weeks: 16 })));
  await tabTo(page, /^Start date/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid').or(page.getByRole('dialog')).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await focused(page)).toMatch(/^Start date/);
});
