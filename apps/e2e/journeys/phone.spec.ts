import { tuesday, venueAddress } from '../stage/meeting.ts';
import { expect, test } from '../stage/test.ts';
import {
  aino,
  checkOut,
  choice,
  choose,
  firstInstantOffer,
  isThanked,
  panel,
} from '../stage/visitor.ts';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
});

test('on a phone price and next step stay at the bottom while scrolling, and a room is booked', async ({
  page,
}) => {
  await page.goto(venueAddress('grand-harbour-hotel', tuesday({ weeks: 19 })));
  const dock = choice(page);
  await expect(dock).toHaveCount(0);
  // Before anything is chosen the bar has the meeting, and how many offers there are for it.
  const meeting = page.getByRole('region', { name: 'Your meeting' });
  await expect(meeting.getByRole('button', { name: /10 people/ })).toBeInViewport();
  await meeting.getByRole('button', { name: /10 people/ }).tap();
  const attendees = panel(page).getByRole('textbox', { name: 'Attendees' });
  await attendees.fill('12');
  await panel(page).getByRole('button', { name: 'Show rooms' }).tap();
  await expect(attendees).toBeHidden();
  await expect(meeting.getByRole('button', { name: /12 people/ })).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  await meeting.getByRole('button', { name: /^\d+ offers$/ }).tap();
  await expect(page.getByRole('heading', { name: 'Choose a room' })).toBeInViewport();
  const name = await firstInstantOffer(page);
  await choose(page, name);
  await expect(dock).toBeVisible();
  await expect(dock).toContainText(name);
  await expect(dock).toContainText(/€[\d,]+\.\d\d/);
  await expect(dock.getByRole('button', { name: 'Continue' })).toBeInViewport();
  await dock.getByRole('button', { name: 'Continue' }).tap();
  await page.waitForURL(/\/book-universal\//);
  await expect(page.getByRole('timer')).toBeInViewport();
  await checkOut(page, aino('phone'));
  await isThanked(page);
});
