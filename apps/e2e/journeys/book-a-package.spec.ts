import { follow, mailTo } from '../stage/inbox.ts';
import { isAccessible } from '../stage/is-accessible.ts';
import { tuesday, venueAddress } from '../stage/meeting.ts';
import { expect, test } from '../stage/test.ts';
import {
  aino,
  checkOut,
  choice,
  choose,
  isThanked,
  offerCard,
  panel,
  proceed,
  summary,
} from '../stage/visitor.ts';

test('a package is booked at its price per delegate times the number of delegates, and changed (D-21)', async ({
  page,
  stack,
  another,
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
  const chosen = (await choice(page).innerText()).match(/Harbour day, (.+)/)?.[1] ?? 'no room';
  await proceed(page);
  await expect(summary(page)).toContainText(chosen);
  await expect(summary(page).getByRole('row', { name: /Total/ })).toContainText('€912.00');
  await expect(summary(page)).toContainText('12 people');
  await checkOut(page, visitor);
  await isThanked(page);
  await expect(page.getByRole('main')).toContainText('€912.00');
  await expect(page.getByRole('main')).toContainText(chosen);
  const mail = await mailTo(stack, visitor.email, 'Harbour day');
  expect(mail.text).toContain('Harbour day');
  expect(mail.text).toContain('€912.00');

  const main = page.getByRole('main');
  await main.locator('summary', { hasText: 'Change attendees' }).click();
  await main.getByRole('textbox', { name: 'Attendees' }).fill('10');
  await main.getByRole('button', { name: 'Change the booking' }).click();
  await expect(main).toContainText('The new total is €760.00');
  await expect(main).toContainText('Total before: €912.00. Nothing is changed yet.');
  await isAccessible(page);
  await main.getByRole('button', { name: 'Change it for €760.00' }).click();
  await expect(main).toContainText('Your booking is changed.');
  await expect(main).toContainText('10 people');
  const changed = await mailTo(stack, visitor.email, 'is changed');
  expect(changed.text).toContain('€760.00');
  expect(changed.attachments).toHaveLength(1);

  // Without scripts the same form works page by page; the card has reserved no more than that.
  const plain = await another({ javaScriptEnabled: false });
  await follow(plain, changed, 'See or change your booking');
  const later = plain.getByRole('main');
  await later.locator('summary', { hasText: 'Change attendees' }).click();
  await later.getByRole('textbox', { name: 'First name' }).fill('Eero');
  await later.getByRole('textbox', { name: 'Attendees' }).fill('8');
  await later.getByRole('button', { name: 'Change the booking' }).click();
  await later.getByRole('button', { name: 'Change it for €608.00' }).click();
  await expect(later).toContainText('Your booking is changed.');
  expect((await mailTo(stack, visitor.email, '€608.00')).text).toContain('Eero');
  await later.getByRole('textbox', { name: 'Attendees' }).fill('11');
  await later.getByRole('button', { name: 'Change the booking' }).click();
  await expect(later).toContainText('This costs more than is reserved on your card.');
});
