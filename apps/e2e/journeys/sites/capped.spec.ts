import { tuesday, venueAddress } from '../../stage/meeting.ts';
import { expect, test } from '../../stage/test.ts';
import { offerCard, panel } from '../../stage/visitor.ts';

test.use({ hostname: 'capped.corporate.localhost' });

test('a group of more than 25 becomes 25 (FORM-051, CONST-003)', async ({ page }) => {
  await page.goto(
    venueAddress('grand-harbour-hotel', tuesday({ weeks: 32 }), { delegates: '400' }),
  );
  const attendees = panel(page).getByRole('textbox', { name: 'Attendees' });
  await expect(attendees).toHaveValue('25');
  await attendees.fill('26');
  await attendees.press('Tab');
  await expect(attendees).toHaveValue('25');
  await expect(page).toHaveURL(/[?&]delegates=25(&|$)/);
});

test('five hours cost a full day: bands of 2 to 4 and 5 to 9 hours (PRICE-015, CONST-005)', async ({
  page,
}) => {
  const dayPrice = async (to: string) => {
    await page.goto(venueAddress('grand-harbour-hotel', tuesday({ weeks: 32, to })));
    return /€[\d,.]+\d(?=\s+\d hours, incl)/.exec(
      await offerCard(page, 'Compass').innerText(),
    )?.[0];
  };
  expect([await dayPrice('13:00'), await dayPrice('14:00'), await dayPrice('17:00')]).toEqual([
    '€257.00',
    '€392.00',
    '€392.00',
  ]);
});
