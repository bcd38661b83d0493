import { mailTo } from '../stage/inbox.ts';
import { tuesday, venueAddress } from '../stage/meeting.ts';
import { expect, test } from '../stage/test.ts';
import {
  aino,
  checkOut,
  choose,
  firstInstantOffer,
  isThanked,
  offerCard,
  panel,
  proceed,
  summary,
} from '../stage/visitor.ts';

const price = /€[\d,]+\.\d\d/;

test('a room is booked instantly, at the price on its card (SITE-001, SITE-002, SITE-006)', async ({
  page,
  stack,
}) => {
  const meeting = tuesday({ weeks: 3 });
  const visitor = aino('room');
  await page.goto(venueAddress('grand-harbour-hotel', meeting));
  const name = await firstInstantOffer(page);
  // The price of this meeting is the first amount of the card.
  const onCard = price.exec(await offerCard(page, name).innerText())?.[0] ?? '';
  expect(onCard).toMatch(price);

  await choose(page, name);
  await expect(panel(page)).toContainText(name);
  await expect(panel(page)).toContainText(onCard);
  await expect(panel(page)).toContainText('Booked at once.');

  await proceed(page);
  await expect(page.getByRole('timer')).toContainText(/(20:00|19:[0-5]\d)/);
  await expect(summary(page)).toContainText(name);
  await expect(summary(page)).toContainText('09:00–17:00');
  await expect(summary(page).getByRole('row', { name: /Total/ })).toContainText(onCard);
  await expect(page.getByRole('button', { name: `Book for ${onCard}` })).toBeVisible();

  await checkOut(page, visitor);
  await isThanked(page);
  const main = page.getByRole('main');
  await expect(main).toContainText(name);
  await expect(main).toContainText(onCard);
  await expect(main).toContainText(visitor.email);
  const order = /FY-\d+/.exec(await main.innerText())?.[0] ?? '';
  expect(order).toMatch(/^FY-/);

  const mail = await mailTo(stack, visitor.email, order);
  expect(mail.subject).toContain(order);
  expect(mail.text).toContain(name);
  expect(mail.text).toContain(onCard);
  const venueMail = await mailTo(stack, 'meetings@grand-harbour-hotel.example', order);
  expect(venueMail.text).toContain(visitor.email);

  const link = await page.getByRole('link', { name: /calendar/i }).getAttribute('href');
  const file = await page.request.get(link ?? '');
  expect(file.headers()['content-type']).toContain('text/calendar');
  expect(file.headers()['content-disposition']).toContain('.ics');
  const calendar = await file.text();
  const stamp = (instant: number) =>
    new Date(instant * 1000).toISOString().replace(/[-:]|\.\d+/g, '');
  expect(calendar).toContain(`DTSTART:${stamp(meeting.start)}`);
  expect(calendar).toContain(`DTEND:${stamp(meeting.end)}`);
  expect(calendar).toContain(order);
  expect(mail.attachments.map((each) => each.text?.match(/DTSTART.*/)?.[0])).toEqual([
    `DTSTART:${stamp(meeting.start)}`,
  ]);
});
