import { register } from '../../stage/account.ts';
import { tuesday, venueAddress } from '../../stage/meeting.ts';
import { expect, test } from '../../stage/test.ts';
import {
  acceptTerms,
  aino,
  checkOut,
  choose,
  enterDetails,
  firstInstantOffer,
  isThanked,
  panel,
  summary,
} from '../../stage/visitor.ts';

test.use({ hostname: 'easy.corporate.localhost' });

test(
  'a booking goes to /checkout with its order’s id, in the visitor’s language, and is booked there ' +
    '(CART-002, CART-013, SITE-011, THANKS-001)',
  async ({ page }) => {
    await page.goto(`/de${venueAddress('grand-harbour-hotel', tuesday({ weeks: 30 }))}`);
    const name = await firstInstantOffer(page, 'de');
    await choose(page, name);
    await panel(page).getByRole('button', { name: 'Weiter', exact: true }).click();
    await page.waitForURL((url) => /^\/de\/checkout\/[\w-]+$/.test(url.pathname));
    await expect(
      page.getByRole('heading', { level: 1, name: 'Buchung abschließen' }),
    ).toBeVisible();
    await expect(page.getByRole('timer')).toBeVisible();
    await page.reload();
    await expect(summary(page)).toContainText(name);
    await checkOut(page, aino('easy'), 'de');
    await isThanked(page, 'de');
    await expect(page).toHaveURL(/\/de\/thank-you-anon/);
  },
);

test('an enquiry’s checkout replaces the venue page, Back restores it, and the enquiry is sent (CART-004)', async ({
  page,
}) => {
  await page.goto(
    venueAddress('enquiry-only', tuesday({ weeks: 30, zone: 'Europe/Oslo' }), { delegates: '7' }),
  );
  const venue = page.getByRole('heading', { level: 1, name: /Bryggen/ });
  await expect(venue).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
  const name = (
    (await page.getByRole('article').first().getByRole('heading').textContent()) ?? ''
  ).trim();
  await choose(page, name);
  await panel(page).getByRole('button', { name: 'Send request', exact: true }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Complete your enquiry' }),
  ).toBeVisible();
  await expect(venue).toBeHidden();
  await expect(page).toHaveURL(/\/checkout\/[\w-]+$/);
  await expect(summary(page)).toContainText(name);

  await page.goBack();
  await expect(venue).toBeVisible();
  await expect(panel(page).getByRole('textbox', { name: 'Attendees' })).toHaveValue('7');
  await expect(page.locator('html')).toHaveAttribute('data-same-page', '');
  await page.goForward();
  await expect(summary(page)).toContainText(name);
  await expect(page.locator('html')).toHaveAttribute('data-same-page', '');
  await page.reload();
  await expect(summary(page)).toContainText(name);
  await enterDetails(page, aino('easy.ask'));
  await acceptTerms(page);
  await page.getByRole('main').getByRole('button', { name: 'Send enquiry' }).click();
  await page.waitForURL(/\/thank-you-anon/);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Thank you, your request has been sent' }),
  ).toBeVisible();
});

test(
  'a booking whose code cannot be loaded shows an error, and a new page tries again with ' +
    'the meeting (D-3, D-4)',
  async ({ page, watch }) => {
    watch.expects(/Failed to (load|fetch)/);
    watch.mayPush(/grand-harbour-hotel/);
    await page.route(/\/enter-legacy-[^/]*\.js$/, (route) => route.abort());
    await page.goto(
      venueAddress('grand-harbour-hotel', tuesday({ weeks: 31 }), { delegates: '7' }),
    );
    await choose(page, await firstInstantOffer(page));
    await panel(page).getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByRole('main').getByText('That did not work.')).toBeVisible();
    await page.locator('html').evaluate((html) => html.setAttribute('data-same-page', ''));
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-same-page');
    await page.unroute(/\/enter-legacy-[^/]*\.js$/);
    await expect(panel(page).getByRole('textbox', { name: 'Attendees' })).toHaveValue('7');
    await choose(page, await firstInstantOffer(page));
    await panel(page).getByRole('button', { name: 'Continue', exact: true }).click();
    await page.waitForURL(/\/checkout\//);
  },
);

test('an address with an account shows a note, and the next press books without logging in (CART-009, A-189)', async ({
  page,
  another,
}) => {
  const me = aino('easy.known');
  const other = await another();
  await register(other, me);

  await page.goto(venueAddress('grand-harbour-hotel', tuesday({ weeks: 34 })));
  await choose(page, await firstInstantOffer(page));
  await panel(page).getByRole('button', { name: 'Continue', exact: true }).click();
  await checkOut(page, me);
  await expect(page.getByText('This address has an account.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in', exact: true }).last()).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Book for/ })
    .click();
  await isThanked(page);

  await other.goto(venueAddress('grand-harbour-hotel', tuesday({ weeks: 35 })));
  await choose(other, await firstInstantOffer(other));
  await panel(other).getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(other.getByRole('main').getByRole('textbox', { name: 'E-mail' })).toHaveValue(
    me.email,
  );
  await expect(other.getByRole('main').getByRole('textbox', { name: 'First name' })).toHaveValue(
    me.first,
  );
});

test('a group too large for the selected room gets a contact for its request (FORM-053, A-007)', async ({
  page,
  watch,
}) => {
  // The list takes over its drawing after the form, and then says that no room is left.
  watch.mayPush(/last-room/);
  await page.goto(venueAddress('last-room', tuesday({ weeks: 30 }), { delegates: '4' }));
  await page.getByRole('article').first().getByRole('radio').check();
  const attendees = panel(page).getByRole('textbox', { name: 'Attendees' });
  await attendees.fill('900');
  await attendees.press('Tab');
  await expect(panel(page).getByText(/exceed the limit for this room/)).toBeVisible();
  await expect(panel(page).getByRole('link', { name: 'Register your event' })).toHaveAttribute(
    'href',
    'https://easy-meetings.example/groups',
  );
});
