import { dashboardOf, register } from '../../stage/account.ts';
import { tuesday, venueAddress } from '../../stage/meeting.ts';
import { expect, test } from '../../stage/test.ts';
import { aino, choose, firstInstantOffer, offerCard, panel, proceed } from '../../stage/visitor.ts';

test.use({ hostname: 'marketplace.localhost' });

const venuePage = (to = '17:00') => venueAddress('grand-harbour-hotel', tuesday({ weeks: 23, to }));

test(
  'a meeting defaults to next Monday, 9:00, eight hours, ten delegates; five hours are half a day ' +
    '(SITE-041 to SITE-044, PRICE-014, B-088)',
  async ({ page }) => {
    await page.goto('/grand-harbour-hotel?type=room');
    await expect(panel(page).getByRole('textbox', { name: 'Attendees' })).toHaveValue('10');
    await expect(panel(page).getByRole('combobox', { name: 'Start time' })).toHaveValue('09:00');
    await expect(panel(page).getByRole('combobox', { name: 'End time' })).toHaveValue('17:00');
    await expect(panel(page).getByRole('button', { name: /^Start date/ })).toContainText('Mon');
    expect(
      await panel(page)
        .getByRole('combobox', { name: 'Meeting length' })
        .locator('option')
        .first()
        .innerText(),
    ).toBe('2 hours');

    const price = async (to: string) => {
      await page.goto(venuePage(to));
      return /€[\d,.]+\d(?=\s+\d hours, incl)/.exec(
        await offerCard(page, 'Compass').innerText(),
      )?.[0];
    };
    expect([await price('14:00'), await price('15:00')]).toEqual(['€257.00', '€392.00']);
    await expect(offerCard(page, 'Compass')).not.toContainText('% off');
    const attendees = panel(page).getByRole('textbox', { name: 'Attendees' });
    await attendees.fill('400');
    await attendees.press('Enter');
    await expect(page).toHaveURL(/[?&]delegates=400(&|$)/);
    await expect(panel(page).getByRole('link', { name: 'Register your event' })).toHaveCount(0);
  },
);

test(
  'a booking goes to book-universal in the visitor’s language, and its dates are stored for the pages ' +
    'around (SITE-001, CART-001, CART-011, CART-027)',
  async ({ page }) => {
    await page.goto(`/de${venuePage()}`);
    await expect(offerCard(page, 'Kompass')).toBeVisible();
    await panel(page).getByRole('button', { name: 'Eine Person mehr' }).click();
    // It takes ten: the list is the one for eleven when it is gone.
    await expect(offerCard(page, 'Kompass')).toHaveCount(0);
    await choose(page, await firstInstantOffer(page, 'de'));
    await proceed(page, 'de');
    expect(new URL(page.url()).pathname).toMatch(/^\/de\/book-universal\/[\w-]+$/);
    const cookies = Object.fromEntries(
      (await page.context().cookies()).map(({ name, value }) => [name, value]),
    );
    expect(cookies).toMatchObject({
      check_in_date: tuesday({ weeks: 23 }).date,
      check_out_date: tuesday({ weeks: 23 }).date,
    });
  },
);

test(
  'its footer has all links, its header searches for eight hours and ten delegates, and no phone ' +
    'is invented (HEADER-008, HEADER-017, HEADER-018, HEADER-019, HEADER-022, A-019)',
  async ({ page }) => {
    await page.goto('/terms');
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    for (const column of ['Product', 'Solutions', 'More'])
      await expect(footer.getByRole('navigation', { name: column })).toBeVisible();
    for (const link of [
      'Log in',
      'All meeting rooms',
      'All venues',
      'Terms of service',
      'Privacy policy',
      'Data processing terms',
    ])
      await expect(footer.getByRole('link', { name: link })).toBeVisible();
    await expect(footer.getByRole('combobox')).toBeVisible();
    await expect(page.locator('a[href^="tel:"]')).toHaveCount(0);
    await page.getByRole('banner').getByRole('button', { name: 'City or venue' }).click();
    await expect(page.getByRole('combobox', { name: 'City or venue' })).toBeFocused();
    await page.keyboard.type('Helsing');
    await expect(page.getByRole('option', { name: /Helsinki/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?pt=[\d.,]+&duration=8&delegates=10$/);
  },
);

test(
  'a customer’s dashboard has users, billing and support, in the menu and beside its pages ' +
    '(HEADER-016, HEADER-025, ROLE-005, C-173)',
  async ({ page }) => {
    await register(page, aino('marketplace'));
    expect(await dashboardOf(page)).toEqual([
      'Dashboard',
      'Inbox',
      'Users',
      'Billing',
      'Support',
      'Log out',
    ]);
    await page.goto('/dashboard/inbox');
    const beside = page.getByRole('main').getByRole('navigation', { name: 'Dashboard' });
    await expect(beside.getByRole('link', { name: 'Inbox' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.setViewportSize({ width: 800, height: 900 });
    await expect(beside).toBeHidden();
  },
);
