import { mailTo } from '../stage/inbox.ts';
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

test('a venue without prices gets an enquiry: no card, no countdown, a mail to both (SITE-001, SITE-006)', async ({
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
  const venue = await mailTo(stack, 'meetings@enquiry-only.example', visitor.email);
  expect(venue.text).toContain(name);
});

test('a room that cannot be booked at once is asked for, its price known', async ({ page }) => {
  await page.goto(venueAddress('grand-harbour-hotel', tuesday({ weeks: 3 }), { type: 'package' }));
  const name = 'Sauna afternoon';
  await expect(offerCard(page, name)).not.toContainText('Available immediately');
  await choose(page, name);
  await expect(panel(page)).toContainText('€680.00');
  await page.getByRole('button', { name: 'Send request' }).click();
  await page.waitForURL(/\/book-universal\//);
  await expect(page.getByRole('timer')).toHaveCount(0);
  await enterDetails(page, aino('request'));
  await acceptTerms(page);
  await page.getByRole('main').getByRole('button', { name: /^Send/ }).click();
  await page.waitForURL(/\/thank-you-anon/);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Thank you, your request has been sent' }),
  ).toBeVisible();
});
