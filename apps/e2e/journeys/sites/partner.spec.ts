import { tuesday, venueAddress } from '../../stage/meeting.ts';
import { expect, test } from '../../stage/test.ts';
import {
  choice,
  choose,
  firstInstantOffer,
  offerCard,
  panel,
  proceed,
  summary,
} from '../../stage/visitor.ts';

test.use({ hostname: 'partner.white-label.localhost' });

test(
  'the partner’s code reduces prices up to the cart; totals are estimated in the visitor’s currency ' +
    '(SITE-013, PRICE-023, PRICE-026)',
  async ({ page }) => {
    const meeting = tuesday({ weeks: 26 });
    const estimate = /^Estimated total: \D+[\d.]+$/;
    await page.goto(venueAddress('grand-harbour-hotel', meeting, { type: 'package' }));
    const offer = page.getByRole('article').first();
    await expect(offer).toContainText('per person');
    await expect(offer).not.toContainText('Before');
    await expect(offer).not.toContainText('% off');
    await expect(offer.getByText(estimate)).toBeVisible();

    await page.goto(venueAddress('grand-harbour-hotel', meeting));
    const name = await firstInstantOffer(page);
    const card = offerCard(page, name);
    await expect(card).toContainText('12% off');
    await expect(card).toContainText('Before');
    await expect(card.getByText(estimate)).toBeVisible();
    const words = (await card.getByText(estimate).textContent()) ?? '';
    await choose(page, name);
    await expect(choice(page).getByText(words)).toBeVisible();
    await proceed(page);
    await expect(summary(page)).toContainText('PARTNER');
  },
);

test('the partner’s own names for parameters and dates are read and written (SITE-036, SITE-037)', async ({
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
  'its search is at /wl_search above the venue and at /wlsearch from the header (VENUE-025, ' +
    'HEADER-009, B-040)',
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
    await expect(page.getByRole('combobox', { name: 'City or venue' })).toBeFocused();
    await page.keyboard.type('Helsing');
    await expect(page.getByRole('option', { name: /Helsinki/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/wlsearch\?pt=[\d.,]+&duration=8&delegates=10$/);
  },
);
