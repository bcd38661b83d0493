import { tuesday, venueAddress } from '../../stage/meeting.ts';
import { expect, test } from '../../stage/test.ts';
import { offerCard, panel } from '../../stage/visitor.ts';

test.use({ hostname: 'capped.corporate.localhost' });

test('a group of more than 25 becomes 25, and five hours cost a full day (FORM-051, PRICE-015, CONST-003, CONST-005)', async ({
  page,
}) => {
  const dayPrice = async (to: string) => {
    await page.goto(venueAddress('grand-harbour-hotel', tuesday({ weeks: 32, to })));
    return /€[\d,.]+\d(?=\s+\d hours, incl)/.exec(
      await offerCard(page, 'Compass').innerText(),
    )?.[0];
  };
  expect([await dayPrice('13:00'), await dayPrice('14:00')]).toEqual(['€257.00', '€392.00']);
  const attendees = panel(page).getByRole('textbox', { name: 'Attendees' });
  await attendees.fill('400');
  await attendees.press('Tab');
  await expect(attendees).toHaveValue('25');
  await attendees.fill('26');
  await attendees.press('Tab');
  await expect(attendees).toHaveValue('25');
  await expect(page).toHaveURL(/[?&]delegates=25(&|$)/);
  await expect(panel(page).getByText(/Groups of more than/)).toHaveCount(0);
});
