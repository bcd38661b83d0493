import { tuesday, venueAddress } from '../../stage/meeting.ts';
import { expect, test } from '../../stage/test.ts';
import {
  aino,
  checkOut,
  choose,
  firstInstantOffer,
  isThanked,
  panel,
} from '../../stage/visitor.ts';

test.use({ hostname: 'chain.hotel-chain.localhost' });

test(
  'a selection leads to /book, the standard checkout of a venue without a property system ' +
    '(SITE-012, CART-015)',
  async ({ page }) => {
    await page.goto(venueAddress('grand-harbour-hotel', tuesday({ weeks: 33 })));
    await choose(page, await firstInstantOffer(page));
    await panel(page).getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL(/\/book\?.*cart=/);
    await checkOut(page, aino('chain'));
    await isThanked(page);
  },
);

test(
  'a meeting defaults to eight delegates from 8:00; the site’s own lengths are accepted and ' +
    'refused (SITE-041, SITE-042, FORM-013, FORM-034, FORM-035, FORM-055)',
  async ({ page }) => {
    const length = panel(page).getByRole('combobox', { name: 'Meeting length' });
    await page.goto('/grand-harbour-hotel?type=room');
    await expect(panel(page).getByRole('textbox', { name: 'Attendees' })).toHaveValue('8');
    await expect(panel(page).getByRole('combobox', { name: 'Start time' })).toHaveValue('08:00');
    await expect(panel(page).getByRole('combobox', { name: 'End time' })).toHaveValue('16:00');
    await page.goto('/grand-harbour-hotel?type=room&meeting-length=Two-Days');
    await expect(length).toHaveValue('8');
    const refused = page.getByText(
      'The selected time is not available. Please choose another time.',
    );
    await expect(refused).toBeVisible();
    await page.getByRole('button', { name: 'Got it' }).click();
    await expect(refused).toHaveCount(0);
    await page.goto('/grand-harbour-hotel?type=room&meeting-length=morethan1');
    await expect(length).toHaveValue('2');
  },
);
