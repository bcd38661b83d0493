import { tuesday, venueAddress } from '../stage/meeting.ts';
import { expect, test } from '../stage/test.ts';
import { aino, choose, enterDetails, firstInstantOffer, panel, proceed } from '../stage/visitor.ts';

test('an expired hold says so and leads back to the venue with the same meeting', async ({
  page,
}) => {
  await page.clock.install();
  const meeting = tuesday({ weeks: 6, from: '10:00', to: '14:00' });
  await page.goto(venueAddress('grand-harbour-hotel', meeting, { delegates: '7' }));
  const name = await firstInstantOffer(page);
  await choose(page, name);
  await proceed(page);
  await enterDetails(page, aino('expired'));
  await page.clock.fastForward('14:00');
  await expect(page.getByRole('timer')).toContainText(/0?5:\d\d|0?6:0\d/);
  await page.clock.fastForward('06:10');
  await expect(page.getByRole('heading', { name: 'Your booking expired' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(name);
  await expect(page.getByRole('button', { name: /^Book/ })).toHaveCount(0);

  await page.getByRole('link', { name: 'Back to the venue' }).click();
  await page.waitForURL(new RegExp(`/grand-harbour-hotel\\?.*datetime=${meeting.start}`));
  await expect(panel(page).getByRole('combobox', { name: 'Start time' })).toHaveValue('10:00');
  await expect(panel(page).getByRole('combobox', { name: 'End time' })).toHaveValue('14:00');
  await expect(panel(page).getByRole('textbox', { name: 'Attendees' })).toHaveValue('7');
});
