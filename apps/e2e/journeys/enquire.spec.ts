import { follow, mailTo } from '../stage/inbox.ts';
import { isAccessible } from '../stage/is-accessible.ts';
import { tuesday, venueAddress } from '../stage/meeting.ts';
import { expect, test } from '../stage/test.ts';
import {
  acceptTerms,
  aino,
  cardFrame,
  choose,
  enterDetails,
  offerCard,
  panel,
  summary,
} from '../stage/visitor.ts';

test('an enquiry needs no card, and the venue and the visitor get mails (SITE-001, SITE-006, D-16)', async ({
  page,
  stack,
}) => {
  const visitor = aino('enquiry');
  await page.goto(venueAddress('enquiry-only', tuesday({ weeks: 3, zone: 'Europe/Oslo' })));
  const card = page.getByRole('article').first();
  const name = (await card.getByRole('heading').innerText()).trim();
  await expect(card).toContainText('Enquiry');
  await choose(page, name);
  await expect(panel(page)).toContainText('Price on request');
  await expect(panel(page)).toContainText(
    'This is an enquiry. The venue will reply with an offer.',
  );
  await page.getByRole('button', { name: 'Send request' }).click();

  await page.waitForURL(/\/book-universal\//);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Complete your enquiry' }),
  ).toBeVisible();
  await expect(summary(page)).toContainText(name);
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(cardFrame(page).locator('body')).toHaveCount(0);
  await enterDetails(page, visitor);
  await acceptTerms(page);
  await page.getByRole('button', { name: 'Send enquiry' }).click();

  await page.waitForURL(/\/thank-you-anon/);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Thank you, your request has been sent' }),
  ).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Nothing is booked or charged yet.');
  const own = await mailTo(stack, visitor.email);
  expect(own.text).toContain('Nothing is booked yet');
  expect(own.attachments).toEqual([]);
  const mail = await mailTo(stack, 'meetings@enquiry-only.example', visitor.email);
  expect(mail.text).toContain(name);

  // The house has no prices: it cannot accept, only offer (D-19).
  expect(mail.text).toContain('Make an offer: http');
  expect(mail.text).not.toContain('Accept: http');
});

test('a package that is not instant is requested at its price, and the venue accepts it by its mail (D-16)', async ({
  page,
  stack,
  another,
}) => {
  const visitor = aino('request');
  await page.goto(venueAddress('grand-harbour-hotel', tuesday({ weeks: 3 }), { type: 'package' }));
  const name = 'Sauna afternoon';
  await expect(offerCard(page, name)).not.toContainText('Available immediately');
  await choose(page, name);
  await expect(panel(page)).toContainText('€680.00');
  await page.getByRole('button', { name: 'Send request' }).click();
  await page.waitForURL(/\/book-universal\//);
  await expect(page.getByRole('timer')).toHaveCount(0);
  await enterDetails(page, visitor);
  await acceptTerms(page);
  await page.getByRole('main').getByRole('button', { name: 'Send enquiry' }).click();
  await page.waitForURL(/\/thank-you-anon/);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Thank you, your request has been sent' }),
  ).toBeVisible();

  const mail = await mailTo(stack, 'meetings@grand-harbour-hotel.example', visitor.email);
  const venue = await another();
  await follow(venue, mail, 'Accept');
  const title = venue.getByRole('heading', { level: 1 });
  await expect(title).toContainText(/^Accept enquiry FY-\d+\?$/);
  await expect(venue.getByRole('main')).toContainText(visitor.email);
  await isAccessible(venue);
  await venue.getByRole('button', { name: 'Accept and book the room' }).click();
  await expect(title).toHaveText('The enquiry is accepted');
  const accepted = await mailTo(stack, visitor.email, 'is accepted: ');
  expect(accepted.text).toContain(name);
  expect(accepted.attachments).toHaveLength(1);
});
