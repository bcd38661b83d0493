import { mailTo } from '../stage/inbox.ts';
import { tuesday, venueAddress } from '../stage/meeting.ts';
import { expect, test } from '../stage/test.ts';
import {
  aino,
  checkOut,
  choose,
  isThanked,
  offerCard,
  panel,
  proceed,
  summary,
} from '../stage/visitor.ts';

test('a package is booked at its price per delegate times the number of delegates', async ({
  page,
  stack,
}) => {
  const visitor = aino('package');
  await page.goto(
    venueAddress('grand-harbour-hotel', tuesday({ weeks: 4 }), {
      type: 'package',
      delegates: '12',
    }),
  );
  const card = offerCard(page, 'Harbour day');
  await expect(card).toContainText('€76.00');
  await expect(card).toContainText('12 people, €912.00 in total');

  await choose(page, 'Harbour day');
  await expect(panel(page)).toContainText('€912.00');
  await proceed(page);
  await expect(summary(page).getByRole('row', { name: /Total/ })).toContainText('€912.00');
  await expect(summary(page)).toContainText('12 people');
  await checkOut(page, visitor);
  await isThanked(page);
  await expect(page.getByRole('main')).toContainText('€912.00');
  const mail = await mailTo(stack, visitor.email, 'Harbour day');
  expect(mail.text).toContain('Harbour day');
  expect(mail.text).toContain('€912.00');
});
