import { byKeyboard, focused, showsFocus, tabTo } from '../stage/keyboard.ts';
import { tuesday } from '../stage/meeting.ts';
import { operaAddress, summaryOfRequest, toPropertyCheckout } from '../stage/property.ts';
import { expect, test } from '../stage/test.ts';
import { isThanked } from '../stage/visitor.ts';

test.use({ hostname: 'opera.booking-engine.localhost' });

test('the property system’s checkout by keyboard alone', async ({ page }) => {
  const { press, type } = byKeyboard(page);
  await toPropertyCheckout(page, tuesday({ weeks: 30 }), 'Galley');
  await tabTo(page, /^Change room or time$/);
  const typing = [
    /^First name/,
    'Aino',
    /^Last name/,
    'Lindqvist',
    /^E-mail/,
    'aino.opera-keys@norrsken.example',
    /^Phone/,
    '0401234567',
    /^Company name/,
    'Norrsken Oy',
  ] as const;
  for (let at = 0; at < typing.length; at += 2) {
    await tabTo(page, typing[at] as RegExp);
    await type(typing[at + 1] as string);
  }
  await tabTo(page, /^Number/);
  await press('ArrowUp');
  await expect(summaryOfRequest(page)).toContainText('Archipelago lunch × 1');
  await tabTo(page, /^Card\b/);
  await press('ArrowDown');
  await tabTo(page, /^Customer account/);
  await type('AR-1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/book\?/);
  await tabTo(page, /^I accept/);
  await press('Space');
  await tabTo(page, /^Book for/);
  await page.keyboard.press('Enter');
  await isThanked(page);
});

test('several days by keyboard alone', async ({ page }) => {
  const { press } = byKeyboard(page);
  await page.goto(operaAddress(tuesday({ weeks: 43 })));
  await tabTo(page, /^Meeting length/);
  await press('End');
  await expect(page.getByRole('heading', { level: 1, name: 'Plan several days' })).toBeVisible();
  await tabTo(page, /^Day #1/);
  expect(await showsFocus(page)).toBe(true);
  await press('Tab');
  expect(await focused(page)).toBe('Add a day');
  await press('Enter');
  await expect.poll(() => focused(page)).toMatch(/^Day #2/);
  await press('ArrowLeft');
  await expect.poll(() => focused(page)).toMatch(/^Day #1/);
  for (const number of [1, 2]) {
    await tabTo(page, new RegExp(`^Day #${number}`));
    await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
    await tabTo(page, /^Book\b/);
    expect(await showsFocus(page)).toBe(true);
    await press('Enter');
    if (number === 2) break;
    await page.keyboard.down('Shift');
    await tabTo(page, /^Day #1/);
    await page.keyboard.up('Shift');
    await press('ArrowRight');
  }
  await expect(page.getByRole('dialog', { name: 'All days are set.' })).toBeVisible();
  await tabTo(page, /^Continue$/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/book\?/);
});
