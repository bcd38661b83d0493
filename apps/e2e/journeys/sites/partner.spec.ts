import { tuesday, venueAddress } from '../../stage/meeting.ts';
import { expect, test } from '../../stage/test.ts';
import { choose, firstInstantOffer, goOn, offerCard, panel, summary } from '../../stage/visitor.ts';

test.use({ hostname: 'partner.white-label.localhost' });

test('the partner’s code reduces rooms and packages and reaches the cart; a package shows no struck price (SITE-013, PRICE-026)', async ({
  page,
}) => {
  await page.goto(venueAddress('grand-harbour-hotel', tuesday({ weeks: 26 })));
  const name = await firstInstantOffer(page);
  await expect(offerCard(page, name)).toContainText('12% off');
  await expect(offerCard(page, name)).toContainText('Before');
  await choose(page, name);
  await goOn(page);
  await expect(summary(page)).toContainText('PARTNER');
  await page.goto(venueAddress('grand-harbour-hotel', tuesday({ weeks: 26 }), { type: 'package' }));
  const offer = page.getByRole('article').first();
  await expect(offer).toContainText('per person');
  await expect(offer).not.toContainText('Before');
  await expect(offer).not.toContainText('% off');
});

test(
  'totals are also estimated in the currency that guests reckon in: on cards, in their price ' +
    'detail, and in the form (SITE-013, PRICE-023)',
  async ({ page }) => {
    await page.goto(venueAddress('grand-harbour-hotel', tuesday({ weeks: 27 })));
    const name = await firstInstantOffer(page);
    const card = offerCard(page, name);
    const estimate = /^Estimated total: .*\d [A-Z]{3}$/;
    await expect(card.getByText(estimate)).toBeVisible();
    const words = (await card.getByText(estimate).textContent()) ?? '';
    await choose(page, name);
    await expect(panel(page).getByText(words)).toBeVisible();
    await card.getByRole('button', { name: 'Show details' }).click();
    await card.getByText('Price detail', { exact: true }).click();
    await expect(card.getByText(words)).toHaveCount(2);
    await page.goto(
      venueAddress('grand-harbour-hotel', tuesday({ weeks: 27 }), { type: 'package' }),
    );
    await expect(page.getByRole('article').first().getByText(estimate)).toBeVisible();
  },
);

test('the partner’s own names for parameters and dates are understood, and written (SITE-036, SITE-037)', async ({
  page,
}) => {
  const { date } = tuesday({ weeks: 26 });
  const day = date.split('-').reverse().join('-');
  await page.goto(
    `/grand-harbour-hotel?type=room&${new URLSearchParams({ arrival: `${day} 10:00`, departure: `${day} 15:00`, people: '14' })}`,
  );
  await expect(panel(page).getByRole('textbox', { name: 'Attendees' })).toHaveValue('14');
  await expect(panel(page).getByRole('combobox', { name: 'Start time' })).toHaveValue('10:00');
  await expect(panel(page).getByRole('combobox', { name: 'End time' })).toHaveValue('15:00');
  await panel(page).getByRole('button', { name: 'One attendee more' }).click();
  await expect(page).toHaveURL(/[?&]people=15(&|$)/);
});

test(
  'its search lies at addresses of its own: /wl_search above the venue, /wlsearch from the ' +
    'header (VENUE-025, HEADER-009, B-040)',
  async ({ page }) => {
    await page.goto(venueAddress('grand-harbour-hotel', tuesday({ weeks: 26 })));
    await expect(page.getByRole('article').first()).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: 'Helsinki' })
      .click();
    await expect(page).toHaveURL(/\/wl_search\?destination=Helsinki&/);
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Grand Harbour Hotel' }),
    ).toBeVisible();
    await page.goto('/terms');
    await page.getByRole('banner').getByRole('button', { name: 'City or venue' }).click();
    await page.keyboard.type('Helsing');
    await expect(page.getByRole('option', { name: /Helsinki/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/wlsearch\?pt=[\d.,]+&duration=8&delegates=10$/);
  },
);

test('groups are told of the partner’s own way where the page asks for it (VENUE-032, VENUE-033, A-020)', async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(window, { showGroupBookingBanner: true }));
  await page.goto('/de/grand-harbour-hotel?type=room');
  await expect(
    page.getByRole('list', { name: 'Hinweise des Hauses' }).getByRole('link'),
  ).toHaveAttribute(
    'href',
    'https://groups.partner.example/de/group-event-booking?venueId=grand-harbour-hotel',
  );
});
