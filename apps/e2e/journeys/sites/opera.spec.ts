import { register } from '../../stage/account.ts';
import { expectPageIntegrity } from '../../stage/page-integrity.ts';
import { tuesday, venueAddress } from '../../stage/meeting.ts';
import {
  addOn,
  enterCustomer,
  operaAddress,
  summaryOfRequest,
  toPropertyCheckout,
  unfoldAddOns,
} from '../../stage/property.ts';
import { expect, test } from '../../stage/test.ts';
import { tellParty } from '../../stage/tell-party.ts';
import {
  acceptTerms,
  aino,
  cards,
  choose,
  enterCard,
  isThanked,
  panel,
  pressBook,
} from '../../stage/visitor.ts';

test.use({ hostname: 'opera.booking-engine.localhost' });

test(
  'a room with lunch and a technician is booked by card and confirmed (SITE-009, SITE-018, ' +
    'CART-006, CART-015, OPERA-001 to OPERA-010, OPERA-012, ' +
    'OPERA-015, OPERA-027, OPERA-031, OPERA-047)',
  async ({ page, another }) => {
    await toPropertyCheckout(page, tuesday({ weeks: 25, from: '10:00', to: '14:00' }), 'Lantern');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Complete your booking' }),
    ).toBeVisible();
    await expect(page.getByRole('timer')).toBeVisible();
    await expectPageIntegrity(page);
    await addOn(page, 'Archipelago lunch').getByRole('textbox', { name: 'Number' }).fill('6');
    const times = addOn(page, 'Archipelago lunch').getByRole('combobox', { name: 'Service time' });
    expect([
      await times.getByRole('option').first().textContent(),
      await times.getByRole('option').count(),
    ]).toEqual(['--:--', 10]);
    await times.selectOption('12:00');
    // Two are available on that day, at 75 an hour.
    const technicians = addOn(page, 'Technician').getByRole('textbox', { name: 'Number' });
    await technicians.fill('9');
    await expect(technicians).toHaveAccessibleDescription('No more than 2 can be ordered here.');
    await technicians.fill('2');
    await expect(summaryOfRequest(page)).toContainText('Archipelago lunch × 6, 12:00');
    await expect(summaryOfRequest(page)).toContainText('Technician × 2');
    await expect(summaryOfRequest(page)).toContainText('€1,164.00');

    // A reload keeps everything; in another browser the address alone opens the same booking.
    await enterCustomer(page, aino('opera'));
    await page.reload();
    await expect(summaryOfRequest(page)).toContainText('€1,164.00');
    await expect(page.getByRole('textbox', { name: 'Company name' })).toHaveValue('Norrsken Oy');
    const shared = await another();
    await shared.goto(page.url());
    await expect(summaryOfRequest(shared)).toContainText('€360.00');
    await unfoldAddOns(shared);
    await expect(addOn(shared, 'Technician')).toBeVisible();

    await expect(page.locator('iframe')).toHaveAttribute(
      'src',
      /[?&]cvv=1&threeDSecure=1&detectCardType=1&/,
    );
    await enterCard(page);
    await acceptTerms(page);
    await page.getByRole('button', { name: 'Cancellation policy' }).click();
    await expect(page.getByRole('dialog', { name: 'Cancellation policy' })).toContainText(
      '5 days ahead or earlier',
    );
    await page.keyboard.press('Escape');
    await pressBook(page);
    await isThanked(page);
    await expect(page.getByRole('main')).toContainText('Lantern');
    // The stored booking is cleared: the checkout's bare address has nothing to book.
    await page.goto('/checkout');
    await expect(
      page.getByRole('heading', { level: 1, name: 'There is no booking at this address.' }),
    ).toBeVisible();
  },
);

test('a user is confirmed by the order’s address, which answers with the confirmation (OPERA-014)', async ({
  page,
}) => {
  await register(page, aino('opera.user'));
  await toPropertyCheckout(page, tuesday({ weeks: 27, from: '10:00', to: '14:00' }), 'Lantern');
  await page.getByRole('textbox', { name: 'Company name' }).fill('Norrsken Oy');
  await page.getByRole('textbox', { name: /^Phone/ }).fill('+358 40 1234567');
  await enterCard(page);
  await acceptTerms(page);
  const order = page.waitForRequest(/\/checkout\/[\w-]+$/);
  await pressBook(page);
  const address = (await order).url();
  await isThanked(page);
  await expect(page.getByRole('main')).toContainText('Lantern');
  const answer = await page.goto(address);
  expect([answer?.status(), page.url()]).toEqual([
    200,
    expect.stringContaining('/thank-you-anon/'),
  ]);
});

test(
  'the checkout replaces the venue page; Back restores it, and the room can be booked again ' +
    '(VENUE-031, A-042, D-3)',
  async ({ page }) => {
    await page.goto(operaAddress(tuesday({ weeks: 26, from: '10:00', to: '14:00' })));
    await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
    const isSamePage = () => expect(page.locator('html')).toHaveAttribute('data-same-page', '');
    const checkout = page.getByRole('heading', { level: 1, name: 'Complete your booking' });
    const proceed = panel(page).getByRole('button', { name: 'Continue' });
    await choose(page, 'Lantern');
    await proceed.click();
    await expect(checkout).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(page.getByRole('banner')).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await isSamePage();
    await page.goBack();
    await expect(panel(page).getByRole('textbox', { name: 'Attendees' })).toHaveValue('6');
    await isSamePage();
    await page.goForward();
    await expect(checkout).toBeVisible();
    await page.goBack();
    await proceed.click();
    await expect(checkout).toBeVisible();
    await isSamePage();
  },
);

test('rooms on request become an inquiry, without payment (OPERA-001, OPERA-009, OPERA-033, OPERA-046, ROLE-008)', async ({
  page,
}) => {
  await page.goto(operaAddress(tuesday({ weeks: 28 })).replace('delegates=6', 'delegates=80'));
  await choose(page, 'Ballroom');
  await panel(page).getByRole('button', { name: 'Send request' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Complete your inquiry' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Payment' })).toHaveCount(0);
  await expect(page.getByRole('timer')).toHaveCount(0);
  await enterCustomer(page, aino('opera-inquiry'));
  await acceptTerms(page);
  await page.getByRole('button', { name: 'Send request' }).click();
  await page.waitForURL(/\/thank-you-anon/);
  await expect(page.getByRole('heading', { level: 1, name: /thank you/i })).toBeVisible();
});

test('a declined card leads to the page of failed payments, and from there back to the same booking (OPERA-013, OPERA-030, A-104)', async ({
  page,
}) => {
  await toPropertyCheckout(page, tuesday({ weeks: 29 }), 'Lantern');
  await addOn(page, 'Morning coffee').getByRole('textbox', { name: 'Number' }).fill('6');
  await enterCustomer(page, aino('opera-declined'));
  await enterCard(page, cards.declined);
  await acceptTerms(page);
  await pressBook(page);
  await page.waitForURL(/\/payment\/failure/);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your payment did not go through' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Back to the checkout' }).click();
  await expect(summaryOfRequest(page)).toContainText('Morning coffee × 6');
  await expect(page.getByRole('textbox', { name: 'Company name' })).toHaveValue('Norrsken Oy');
  await enterCard(page);
  await acceptTerms(page);
  await pressBook(page);
  await isThanked(page);
});

test(
  'while the hotel’s system is down a German order loses nothing, and succeeds on account ' +
    'when it is back (SITE-023, CART-015, OPERA-025, OPERA-028, OPERA-032, OPERA-037, ERR-024, D-3)',
  async ({ page, stack, watch }) => {
    watch.expects(/the server responded with a status of (503|409)/);
    await toPropertyCheckout(page, tuesday({ weeks: 48 }), 'Kombüse', '/de');
    await expect(page).toHaveURL(/\/de\/book\?/);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Buchung abschließen' }),
    ).toBeVisible();
    await addOn(page, 'Archipelago lunch').getByRole('textbox').fill('6');
    await enterCustomer(page, aino('opera-down'), 'de');
    const company = page.getByRole('textbox', { name: 'Firma', exact: true });
    const order = async () => {
      await page.getByRole('radio', { name: 'Kundenkonto' }).check();
      await acceptTerms(page, 'de');
      await pressBook(page, 'de');
    };
    await order();
    const account = page.getByRole('textbox', { name: 'Kundenkonto (Debitorennummer)' });
    await expect(account).toBeFocused();
    await account.fill('AR-4711');
    await tellParty(stack, 'property', 'fail');
    await order();
    const dialog = page.getByRole('dialog', { name: 'Es ist ein Fehler aufgetreten' });
    await expect(dialog).toContainText(
      'Das System des Hauses antwortet gerade nicht. Bitte versuchen Sie es gleich noch einmal.',
    );
    await tellParty(stack, 'property', 'ok');
    await dialog.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(company).toHaveValue('Norrsken Oy');
    await expect(summaryOfRequest(page)).toContainText('Archipelago lunch × 6');
    await expect(page.getByRole('timer')).toBeVisible();
    await order();
    await isThanked(page, 'de');
  },
);

test(
  'an expired hold leads back to the same meeting, and booking again restores the ' +
    'details (OPERA-002, A-122, D-3)',
  async ({ page }) => {
    await page.clock.install();
    await toPropertyCheckout(page, tuesday({ weeks: 49, from: '10:00', to: '14:00' }), 'Lantern');
    await enterCustomer(page, aino('opera-expired'));
    await page.clock.fastForward('20:10');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Your booking expired' }),
    ).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Lantern');
    await page.getByRole('link', { name: 'Back to the venue' }).click();
    await page.waitForURL(/\/harbour-opera\?/);
    await expect(panel(page).getByRole('textbox', { name: 'Attendees' })).toHaveValue('6');
    await choose(page, 'Lantern');
    await panel(page).getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('textbox', { name: 'Company name' })).toHaveValue('Norrsken Oy');
  },
);

test(
  'packages need whole days, rooms any length; several days end on the next (SITE-009, ' +
    'FORM-027, FORM-031 to FORM-033)',
  async ({ page }) => {
    const length = panel(page).getByRole('combobox', { name: 'Meeting length' });
    const lengths = () => length.locator('option').allInnerTexts();
    await page.goto(
      venueAddress('grand-harbour-hotel', tuesday({ weeks: 35 }), { type: 'package' }),
    );
    await expect(length).toHaveValue('oneday');
    expect(await lengths()).toEqual(['One day', 'Several days']);
    const endDate = panel(page).getByRole('button', { name: /^End date/ });
    const first = await endDate.innerText();
    await length.selectOption('overone');
    await expect(endDate).not.toHaveText(first);
    await length.selectOption('oneday');
    await expect(endDate).toHaveText(first);
    await panel(page).getByText('Room', { exact: true }).click();
    await expect(length).toHaveValue('8');
    expect(await lengths()).toEqual(
      expect.arrayContaining(['2 hours', '10 hours', 'Overnight', 'Two days', 'Several days']),
    );
  },
);

test('a checkout that cannot be loaded shows one error with the venue’s phone, and Try again loads it (D-4)', async ({
  page,
  watch,
}) => {
  await toPropertyCheckout(page, tuesday({ weeks: 47 }), 'Lantern');
  watch.expects(/Failed to (load|fetch)|remote-missing|numbering-missing|ERR_FAILED/);
  const files = /\/remotes\/opera-checkout\//;
  await page.route(files, (route) => route.abort());
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  await page.reload();
  await expect(page.getByRole('main')).toContainText(
    'This part of the page cannot be shown right now: Checkout',
  );
  await expect(page.getByRole('main').getByRole('link', { name: /\+358/ })).toBeVisible();
  expect(loads).toBe(1);
  await page.unroute(files);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await unfoldAddOns(page);
});
