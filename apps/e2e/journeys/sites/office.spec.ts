import { mailTo } from '../../stage/inbox.ts';
import { expectPageIntegrity } from '../../stage/page-integrity.ts';
import { tuesday, venueAddress } from '../../stage/meeting.ts';
import {
  aino,
  blockStorage,
  cards,
  choose,
  enterCard,
  choice,
  panel,
  pressBook,
  summary,
  unfold,
} from '../../stage/visitor.ts';
import { bookOffice, enterCompany, toOffice } from '../../stage/office.ts';
import { tellParty } from '../../stage/tell-party.ts';
import { expect, test } from '../../stage/test.ts';

test.use({ hostname: 'office.marketplace.localhost' });

test(
  'a room is held by the operator and booked with services, and the confirmation and the new account ' +
    'survive a reload (REGUS-010 to REGUS-033, REGUS-054, SITE-018, API-036, API-040)',
  async ({ page, stack }) => {
    const room = await toOffice(page, tuesday({ weeks: 20, from: '10:00', to: '14:00' }));
    const cookies = await page.context().cookies();
    const kept = JSON.parse(
      decodeURIComponent(cookies.find(({ name }) => name === 'checkout_items')?.value ?? '{}'),
    );
    expect(kept).toMatchObject({
      venue_id: expect.any(String),
      room,
      delegates: 4,
      startT: '10:00',
      currency: 'EUR',
      currencySymbol: '€',
      roomPrice: 168,
      roomTotalPrice: 168,
    });
    expect(
      Number(cookies.find(({ name }) => name === 'checkout_items_expires')?.value) - Date.now(),
    ).toBeGreaterThan(1_100_000);
    expect(await page.evaluate(() => localStorage.getItem('services'))).toContain(
      'Breakfast basket',
    );

    await expect(summary(page)).toContainText(room);
    await expect(summary(page)).toContainText('€168.00');
    await unfold(page, 'Food, drink and services');
    await page.getByRole('button', { name: 'Breakfast basket: one more' }).click();
    await page.getByRole('button', { name: 'Breakfast basket: one more' }).click();
    await page.getByRole('combobox', { name: 'Time: Breakfast basket' }).selectOption('10:30');
    await expect(summary(page)).toContainText('€197.00');
    await page.reload();
    await expect(summary(page)).toContainText('€197.00');
    await expectPageIntegrity(page);

    await bookOffice(page, aino('office'));
    await page.waitForURL(/\/book\/[\w-]+\/success$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
    const order = /FY-\d+/.exec(await page.getByRole('main').innerText())?.[0] ?? 'none';
    expect(
      (await page.context().cookies()).filter(({ name }) => name.startsWith('checkout_items')),
    ).toEqual([]);
    const id = /\/book\/([\w-]+)\/success/.exec(page.url())?.[1];
    await expect(page.getByRole('link', { name: 'See the order in the inbox' })).toHaveAttribute(
      'href',
      `/dashboard/inbox${id}`,
    );
    await expect(page.getByRole('link', { name: 'New enquiry' })).toHaveAttribute(
      'href',
      /^\/node\//,
    );
    expect((await mailTo(stack, aino('office').email, order)).text).toContain(order);
    await expect(page.getByRole('main')).toContainText('You have an account now');
    await mailTo(stack, aino('office').email, '/user/password/');
    await page.reload();
    await expect(page.getByRole('main')).toContainText(order);
  },
);

test('a refused card opens a dialog, and another one books (REGUS-034, ERR-027, ERR-028)', async ({
  page,
}) => {
  await toOffice(page, tuesday({ weeks: 22 }));
  await bookOffice(page, aino('office-card'), { card: cards.declined });
  const dialog = page.getByRole('dialog', { name: 'Error' });
  await expect(dialog).toContainText('There was a problem with your credit card.');
  const before = await page.locator('iframe').getAttribute('src');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Helsinki');
  await enterCard(page, cards.good);
  expect(before).toContain('accessToken');
  await pressBook(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
});

test(
  'the operator’s refusal is shown in German, and while the operator is down nothing is ' +
    'lost (SITE-023, REGUS-035, REGUS-036, C-128, D-3)',
  async ({ page, stack, watch }) => {
    watch.expects(/the server responded with a status of 503/);
    await toOffice(page, tuesday({ weeks: 30 }), { language: 'de', room: 'Barsch' });
    await bookOffice(page, aino('office-away'), { zip: '123', language: 'de' });
    const dialog = page.getByRole('dialog', { name: 'Fehler' });
    await expect(dialog).toContainText(
      'Das System des Bürozentrums hat die Angabe unter „Postleitzahl“ nicht angenommen.',
    );
    await expect(dialog).not.toContainText('postal code');
    await dialog.getByRole('button', { name: 'OK' }).click();
    const zip = page.getByRole('textbox', { name: 'Postleitzahl' });
    await expect(zip).toBeFocused();
    await zip.fill('00100');
    await enterCard(page, cards.good, 'de');
    await page.setViewportSize({ width: 1280, height: 2400 });
    await tellParty(stack, 'office', 'fail');
    await pressBook(page, 'de');
    await expect(page.getByRole('alert')).toContainText(
      'Das System des Hauses antwortet gerade nicht.',
      { timeout: 20_000 },
    );
    await tellParty(stack, 'office', 'ok');
    await pressBook(page, 'de');
    await page.waitForURL(/localhost:\d+\/book\/[\w-]+\/success$/);
    await expect(
      page.getByRole('link', { name: 'Buchung im Posteingang ansehen' }),
    ).toHaveAttribute('href', /^\/de\/dashboard\/inbox/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Vielen Dank' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  },
);

test('with cookies and storage blocked a room is held and booked (D-9)', async ({ page }) => {
  await page.addInitScript(blockStorage);
  await toOffice(page, tuesday({ weeks: 31 }));
  await bookOffice(page, aino('office-blocked'));
  await page.waitForURL(/\/book\/[\w-]+\/success$/);
  const order = /FY-\d+/.exec(await page.getByRole('main').innerText())?.[0] ?? 'none';
  await page.reload();
  await expect(page.getByRole('main')).toContainText(order);
});

test('missing values are reported in order by keyboard alone: fields, terms, card (REGUS-030, REGUS-042 to REGUS-044, C-166)', async ({
  page,
}) => {
  await toOffice(page, tuesday({ weeks: 24 }));
  const book = page.getByRole('button', { name: /^Book for/ });
  const press = async () => {
    await book.focus();
    await page.keyboard.press('Enter');
  };
  await press();
  await expect(page.getByText('Please fix the errors above.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused();
  await enterCompany(page, aino('office-order'));
  await press();
  await expect(page.getByText('Please agree to the terms.')).toBeVisible();
  const terms = page.getByRole('checkbox', { name: /^I accept/ });
  await expect(terms).toBeFocused();
  await page.keyboard.press('Space');
  await press();
  await expect(page.getByText('Please complete the details of your card.')).toBeVisible();
  const policy = page.getByRole('link', { name: 'cancellation policy' });
  await policy.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Cancellation policy' })).toContainText(
    '5 days ahead',
  );
  await page.keyboard.press('Escape');
  await expect(policy).toBeFocused();
  await expect(page.getByRole('link', { name: 'terms of service', exact: true })).toHaveAttribute(
    'href',
    '/terms',
  );
});

test(
  'an expired hold says so, clears stored details, and leads back to the same meeting ' +
    '(REGUS-021, REGUS-029, ERR-029)',
  async ({ page }) => {
    await page.clock.install();
    const meeting = tuesday({ weeks: 25, from: '10:00', to: '14:00' });
    await toOffice(page, meeting);
    await page.clock.fastForward('20:10');
    const dialog = page.getByRole('dialog', { name: 'Booking expired' });
    await expect(dialog).toBeVisible();
    expect(
      (await page.context().cookies()).filter(({ name }) => name.startsWith('checkout_items')),
    ).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('services'))).toBeNull();
    await dialog.getByRole('link', { name: 'Back to the venue' }).click();
    await page.waitForURL(/\/node\//);
    await expect(panel(page).getByRole('combobox', { name: 'Start time' })).toHaveValue('10:00');
  },
);

test(
  'the checkout replaces the venue page; Back restores it, and the same room can be booked ' +
    'again (VENUE-031, A-042)',
  async ({ page }) => {
    const room = await toOffice(page, tuesday({ weeks: 26, from: '10:00', to: '14:00' }));
    await expect(page.getByRole('banner')).toBeVisible();
    await page.goBack();
    await expect(panel(page).getByRole('combobox', { name: 'Start time' })).toHaveValue('10:00');
    await choose(page, room);
    await choice(page).getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL(/\/book\?/);
    await expect(summary(page)).toContainText(room);
    await page.getByRole('link', { name: 'Change room or time' }).click();
    await page.waitForURL(/\/node\//);
    await choose(page, room);
    await choice(page).getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL(/\/book\?/);
    await expect(summary(page)).toContainText(room);
  },
);

test('a room taken by another visitor meanwhile is not held (REGUS-053, ERR-037)', async ({
  page,
  another,
  watch,
}) => {
  // The message appears above the button, and the room's card in the list changes its status.
  watch.mayPush(/harbour-office/);
  const meeting = tuesday({ weeks: 27 });
  await page.goto(venueAddress('harbour-office', meeting, { delegates: '4' }));
  await choose(page, 'Salmon');
  await toOffice(await another(), meeting, { room: 'Salmon' });
  await choice(page).getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('Somebody else has just taken this room.');
});

test(
  'the form has lengths of 2 to 10 hours, rooms and seating layouts, and the room selected there is the ' +
    'list’s (REGUS-001 to REGUS-008, SITE-010, AVAIL-025)',
  async ({ page, stack }) => {
    await page.goto(
      venueAddress('harbour-office', tuesday({ weeks: 29, from: '10:00', to: '14:00' }), {
        delegates: '4',
      }),
    );
    const form = panel(page);
    const of = (name: string) => form.getByRole('combobox', { name });
    await expect(of('Room')).toBeVisible();
    expect(await of('Meeting length').locator('option').allTextContents()).toEqual([
      '2 hours',
      '3 hours',
      '4 hours',
      '5 hours',
      '6 hours',
      '7 hours',
      '8 hours',
      '9 hours',
      '10 hours',
    ]);
    await expect(of('Start time')).toContainText('10:15');
    await of('Room').selectOption({ label: 'Perch, €168.00' });
    await expect(page.getByRole('radio', { name: 'Select: Perch' })).toBeChecked();
    await expect(choice(page).getByRole('status')).toContainText('€168.00');
    await of('Meeting length').selectOption('2 hours');
    await expect(choice(page)).toContainText('€84.00');
    const seating = of('Seating');
    await expect(seating).toContainText('Island');
    await expect(seating).not.toContainText('Cabaret');
    await page.goto(
      `http://marketplace.localhost:${stack.ports.edge}/grand-harbour-hotel?type=room`,
    );
    await form.getByText('More options').last().click();
    await expect(seating).toContainText('Cabaret');
    await expect(seating).not.toContainText('Island');
  },
);
