import type { Page } from '@playwright/test';
import { mailTo } from '../stage/inbox.ts';
import { isAccessible } from '../stage/is-accessible.ts';
import { tuesday, venueAddress } from '../stage/meeting.ts';
import type { RunningStack } from '../stage/running-stack.ts';
import { expect, test } from '../stage/test.ts';
import { aino, panel } from '../stage/visitor.ts';

const on = ({ ports }: RunningStack, hostname: string, address: string) =>
  `http://${hostname}:${ports.edge}${address}`;
const length = (page: Page) => panel(page).getByRole('combobox', { name: 'Meeting length' });
const lengthsOf = (page: Page) => length(page).locator('option').allInnerTexts();
const attendees = (page: Page) => panel(page).getByRole('textbox', { name: 'Attendees' });
const house = (more: Readonly<Record<string, string>> = {}) =>
  venueAddress('grand-harbour-hotel', tuesday({ weeks: 35 }), more);

test.describe('the booking engine', () => {
  const engine = 'hotel.booking-engine.localhost';

  for (const width of [320, 768, 1440, 2560]) {
    test(`has its form across the page at ${width} px, and nothing lies beside the page (FORM-004, FORM-008)`, async ({
      page,
      stack,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(on(stack, engine, house()));
      const button = panel(page).getByRole('button', { name: 'Show rooms' });
      await expect(button).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
      if (width >= 1440)
        expect((await button.boundingBox())?.y).toBeCloseTo(
          (await length(page).locator('..').boundingBox())?.y ?? 0,
          -1,
        );
      await button.click();
      await expect(page.locator('[data-remote="room-list"]')).toBeFocused();
      if (width === 1440) await isAccessible(page);
    });
  }

  test(
    'asks who enquires before an enquiry is sent, says what is missing, and thanks (CART-007, ' +
      'FORM-024, FORM-025, FORM-068, FORM-069)',
    async ({ page, stack }) => {
      const visitor = aino('engine-enquiry');
      await page.goto(
        on(
          stack,
          engine,
          venueAddress('enquiry-only', tuesday({ weeks: 35, zone: 'Europe/Oslo' })),
        ),
      );
      const card = page.getByRole('article').first();
      const name = ((await card.getByRole('heading', { level: 3 }).textContent()) ?? '').trim();
      const asks = card.getByRole('button', { name: `Send request ${name}`, exact: true });
      await asks.click();
      const dialog = page.getByRole('dialog', { name: 'Your request to the venue' });
      await expect(dialog).toContainText(name);
      await dialog.getByRole('button', { name: 'Send request' }).click();
      await expect(dialog.getByLabel('First name')).toBeFocused();
      await expect(dialog.getByText('This field is required.')).toHaveCount(4);
      await expect(dialog.getByText('Please enter your phone number.')).toBeVisible();
      await expect(dialog.getByText('Please agree to the terms.')).toBeVisible();
      await isAccessible(page);
      await dialog.getByLabel('First name').fill(visitor.first);
      await dialog.getByLabel('Last name').fill(visitor.last);
      await dialog.getByLabel('E-mail').fill(visitor.email);
      await dialog.getByLabel('Phone', { exact: true }).fill('+358 40 123 4567');
      await dialog.getByLabel('Company name').fill('Norrsken');
      await expect(dialog.getByText('This field is required.')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await asks.click();
      await expect(dialog.getByLabel('First name')).toHaveValue(visitor.first);
      await dialog.getByRole('checkbox', { name: /^I agree/ }).check();
      await dialog.getByRole('button', { name: 'Send request' }).click();
      await page.waitForURL(/\/thank-you-anon/);
      await expect(
        page.getByRole('heading', { level: 1, name: 'Thank you, your request has been sent' }),
      ).toBeVisible();
      expect((await mailTo(stack, visitor.email)).text).toContain('Nothing is booked yet');
    },
  );
});

test('a brand offers an hour in its rooms, and not for packages (FORM-030)', async ({
  page,
  stack,
}) => {
  await page.goto(on(stack, 'brand.hotel-chain.localhost', house()));
  expect((await lengthsOf(page))[0]).toBe('1 hour');
  await length(page).selectOption('1');
  await expect(panel(page).getByRole('combobox', { name: 'End time' })).toHaveValue('10:00');
  await panel(page).getByText('Package', { exact: true }).click();
  await expect(length(page)).toHaveValue('2');
  expect((await lengthsOf(page))[0]).toBe('2 hours');
});

for (const [word, hours] of [
  ['Two-Days', '8'],
  ['morethan1', '2'],
] as const) {
  test(`a chain's property says that ${word} is not to be had, until it is got (FORM-013, FORM-034, FORM-035, ERR-011)`, async ({
    page,
    stack,
  }) => {
    await page.goto(
      on(
        stack,
        'chain.hotel-chain.localhost',
        `/grand-harbour-hotel?type=room&meeting-length=${word}`,
      ),
    );
    await expect(length(page)).toHaveValue(hours);
    await expect(
      panel(page).getByText('The selected time is not available. Please choose another time.'),
    ).toBeVisible();
    await panel(page).getByRole('button', { name: 'Got it' }).click();
    await expect(panel(page).getByText('The selected time is not available.')).toBeHidden();
  });
}

test(
  'the property system has days for packages and all lengths for rooms; several days end on the ' +
    'next (FORM-027, FORM-031 to FORM-033)',
  async ({ page, stack }) => {
    await page.goto(on(stack, 'opera.booking-engine.localhost', house({ type: 'package' })));
    expect(await lengthsOf(page)).toEqual(['One day', 'Several days']);
    await expect(length(page)).toHaveValue('oneday');
    const endDate = panel(page).getByRole('button', { name: /^End date/ });
    const first = await endDate.innerText();
    await length(page).selectOption('overone');
    await expect(endDate).not.toHaveText(first);
    await length(page).selectOption('oneday');
    await expect(endDate).toHaveText(first);
    await panel(page).getByText('Room', { exact: true }).click();
    await expect(length(page)).toHaveValue('8');
    expect(await lengthsOf(page)).toEqual(
      expect.arrayContaining([
        '2 hours',
        '10 hours',
        'Overnight',
        'Two days',
        'One day',
        'Several days',
      ]),
    );
  },
);

test('more than sixty are refused with a place to ask, and the number before stays (FORM-052, ERR-015)', async ({
  page,
  stack,
}) => {
  await page.goto(on(stack, 'insurance.white-label.localhost', house({ delegates: '12' })));
  await attendees(page).fill('61');
  await attendees(page).press('Enter');
  await expect(attendees(page)).toHaveValue('12');
  await expect(
    panel(page).getByText('Groups of more than 60 cannot be booked here.'),
  ).toBeVisible();
  await expect(panel(page).getByRole('link', { name: 'Register your event' })).toHaveAttribute(
    'href',
    /^https:/,
  );
  await attendees(page).fill('60');
  await attendees(page).press('Enter');
  await expect(panel(page).getByText(/Groups of more than/)).toBeHidden();
});

test('twenty-five is the most that one corporate site takes, without a word (FORM-051)', async ({
  page,
  stack,
}) => {
  await page.goto(on(stack, 'capped.corporate.localhost', house()));
  await attendees(page).fill('40');
  await attendees(page).press('Enter');
  await expect(attendees(page)).toHaveValue('25');
  await expect(panel(page).getByText(/Groups of more than/)).toHaveCount(0);
});

test('a group that a chosen room is too small for is told where to ask, on the site that has a place (FORM-053)', async ({
  page,
  stack,
}) => {
  await page.goto(
    on(
      stack,
      'easy.corporate.localhost',
      venueAddress('last-room', tuesday({ weeks: 35 }), { delegates: '4' }),
    ),
  );
  await page.getByRole('article').first().getByRole('radio').check();
  await attendees(page).fill('900');
  await attendees(page).press('Enter');
  await expect(panel(page).getByText(/exceed the limit for this room/)).toBeVisible();
  await expect(panel(page).getByRole('link', { name: 'Register your event' })).toBeVisible();
});

test('business bookings open on rooms, whatever the address says (FORM-016)', async ({
  page,
  stack,
}) => {
  await page.goto(on(stack, 'business.marketplace.localhost', house({ type: 'package' })));
  await expect(panel(page).getByRole('radio', { name: 'Room', exact: true })).toBeChecked();
});

test('a site that asks first keeps nothing before, and nothing after a no (D-9, CART-026)', async ({
  page,
  stack,
  context,
}) => {
  await page.goto(on(stack, 'travel.corporate.localhost', house()));
  await expect(panel(page).getByText(/Remember these choices/)).toBeVisible();
  await length(page).selectOption('4');
  await expect(page).toHaveURL(/meeting-length=4/);
  expect((await context.cookies()).filter(({ name }) => name.startsWith('_pref_'))).toEqual([]);
  await panel(page).getByRole('button', { name: 'Remember', exact: true }).click();
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === '_pref_mt')?.value)
    .toBe('4');
  await expect(panel(page).getByText(/Remember these choices/)).toBeHidden();
  await page.reload();
  await expect(length(page)).toHaveValue('4');
  await expect(panel(page).getByText(/Remember these choices/)).toBeHidden();
});
