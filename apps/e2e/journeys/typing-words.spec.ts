import type { Locator, Page } from '@playwright/test';
import { toOffice } from '../stage/office.ts';
import { tuesday, venueAddress } from '../stage/meeting.ts';
import { toPropertyCheckout } from '../stage/property.ts';
import { expect, test } from '../stage/test.ts';
import { panel, toCheckout } from '../stage/visitor.ts';

type Form = {
  name: string;
  hostname?: string;
  /** Opens it, for a meeting so many weeks ahead. */
  open: (page: Page, weeks: number) => Promise<unknown>;
  /** Where its fields are. */
  fields?: (page: Page) => Locator;
  count: number;
};

const main = (page: Page): Locator => page.getByRole('main');
const dialog = (page: Page): Locator => page.getByRole('dialog');

/** Every form with words to type, on its host. */
const forms: readonly Form[] = [
  {
    name: 'a checkout',
    open: async (page, weeks) => {
      await toCheckout(page, tuesday({ weeks }));
    },
    count: 6,
  },
  {
    name: 'the checkout of an office',
    hostname: 'office.marketplace.localhost',
    open: (page, weeks) => toOffice(page, tuesday({ weeks, from: '10:00', to: '14:00' })),
    count: 8,
  },
  {
    name: 'the checkout of a property system',
    hostname: 'opera.booking-engine.localhost',
    open: (page, weeks) =>
      toPropertyCheckout(page, tuesday({ weeks, from: '10:00', to: '14:00' }), 'Lantern'),
    count: 6,
  },
  {
    name: 'an enquiry',
    hostname: 'hotel.booking-engine.localhost',
    open: async (page, weeks) => {
      const meeting = tuesday({ weeks, zone: 'Europe/Oslo' });
      await page.goto(venueAddress('enquiry-only', meeting));
      await page
        .getByRole('button', { name: /^Send request/ })
        .first()
        .click();
    },
    fields: dialog,
    count: 5,
  },
  { name: 'registering', open: (page) => page.goto('/user/register'), count: 4 },
  { name: 'logging in', open: (page) => page.goto('/user/login'), count: 2 },
  { name: 'a forgotten password', open: (page) => page.goto('/user/password'), count: 1 },
  { name: 'the search', open: (page) => page.goto('/search'), count: 1 },
];

const text = 'Zoë d’Ñandú-Œ 9';
const typedInto: Readonly<Record<string, string>> = {
  email: 'zoe+9@norrsken.example',
  tel: '40 123-4567',
};
const isTyped =
  'input:is([type="text"], [type="email"], [type="tel"], [type="password"], [type="search"], ' +
  ':not([type])):not([inputmode="numeric"]), textarea';

async function typeAnew(page: Page, field: Locator, words: string): Promise<void> {
  await field.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  let typed = '';
  for (const letter of words) {
    await page.keyboard.type(letter);
    typed += letter;
    expect(await field.inputValue()).toBe(typed);
  }
}

for (const { name, hostname, open, fields: inside = main, count } of forms)
  test.describe(name, () => {
    if (hostname !== undefined) test.use({ hostname });
    test(`${name}: a word stands in its field as it was typed, key by key`, async ({ page }) => {
      await open(page, 66);
      for (const folded of await inside(page).locator('summary').all())
        if (await folded.isVisible()) await folded.click();
      const fields = inside(page).locator(isTyped).filter({ visible: true });
      await expect.poll(() => fields.count()).toBeGreaterThanOrEqual(count);
      for (const field of await fields.all()) {
        const words = typedInto[(await field.getAttribute('type')) ?? ''] ?? text;
        await typeAnew(page, field, words);
        await page.keyboard.press('Tab');
        await expect(field).toHaveValue(words);
      }
    });
  });

/** What is left of a number in its field once it was left: country and trunk prefix stand beside it. */
const phones = [
  ['+358 40 123 4567', '40 123 4567'],
  ['040-123 4567', '40-123 4567'],
  ['(040) 123 4567', '40 123 4567'],
  ['00358401234567', '401234567'],
] as const;

for (const { name, hostname, open, fields: inside = main } of forms.slice(0, 4))
  test.describe(name, () => {
    if (hostname !== undefined) test.use({ hostname });
    test(`${name}: a phone number is typed as people write it, and one too long is refused (C-164)`, async ({
      page,
    }) => {
      await open(page, 67);
      const field = inside(page).locator('input[type="tel"]');
      const enter = async (number: string) => {
        await field.click();
        await page.keyboard.press('Control+a');
        for (const key of number) await page.keyboard.press(key === ' ' ? 'Space' : key);
        await page.keyboard.press('Tab');
      };
      for (const [number, kept] of phones) {
        await enter(number);
        await expect(field).toHaveValue(kept);
        await expect(field).not.toHaveAttribute('aria-invalid');
      }
      await enter('40 123 4567 8901');
      if (inside === main)
        await inside(page)
          .getByRole('checkbox', { name: /accept/i })
          .first()
          .check();
      await inside(page)
        .getByRole('button', { name: /^(Book|Send)/ })
        .last()
        .click();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(/too long/);
    });
  });

for (const [language, write] of [
  ['', (year, month, day) => `${day}/${month}/${year}`],
  ['/de', (year, month, day) => `${day}.${month}.${year}`],
  ['/zh', (year, month, day) => `${year}/${month}/${day}`],
] satisfies [string, (year: string, month: string, day: string) => string][])
  test(`a date is typed key by key in the order of the language: ${write('2027', '11', '24')}`, async ({
    page,
  }) => {
    const [year = '', month = '', day = ''] = tuesday({ weeks: 41 }).date.split('-');
    await page.goto(language + venueAddress('grand-harbour-hotel', tuesday({ weeks: 40 })));
    const field = panel(page).locator('button[aria-haspopup="dialog"]').first();
    await field.focus();
    for (const key of write(year, month, day)) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`[?&]datetime=${tuesday({ weeks: 41 }).start}&`));
  });
