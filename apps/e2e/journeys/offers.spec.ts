import { follow, mailTo } from '../stage/inbox.ts';
import { isAccessible } from '../stage/is-accessible.ts';
import {
  enquire,
  offer,
  offerTitle as title,
  seeOffer,
  send,
  unfold,
  venueMail,
} from '../stage/offer.ts';
import { expect, test } from '../stage/test.ts';
import { typeAnew } from '../stage/type-anew.ts';
import { acceptTerms, aino, enterCard } from '../stage/visitor.ts';
import type { Page } from '@playwright/test';

/** Answers about orders take so long that a browser no longer sees the press as their cause. */
const slowly = (page: Page) =>
  page.route('**/apiv2/orders/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });

test('an enquiry without a price gets an offer, which is accepted and paid (D-19)', async ({
  page,
  stack,
  another,
}) => {
  const visitor = aino('offer-paid');
  const name = await enquire(page, visitor, 5);
  await expect(page.getByRole('main')).toContainText('answer is due by');
  const venue = await another();
  await offer(venue, stack, visitor, '1240.50');
  await typeAnew(
    venue,
    venue.getByLabel(/^What the price includes/),
    'Room, water, coffee at 10:30',
  );
  await isAccessible(venue);
  await send(venue);
  await expect(title(venue)).toContainText(/^Your offer FY-\d+ is on its way$/);

  const mail = await mailTo(stack, visitor.email, 'An offer for your enquiry');
  expect(mail.text).toContain('NOK');
  expect(mail.text).toContain('Room, water, coffee at 10:30');
  await follow(page, mail, seeOffer);
  await expect(title(page)).toContainText('An offer for you');
  const main = page.getByRole('main');
  await expect(main).toContainText(name);
  await expect(main).toContainText('1,240.50');
  await expect(main).toContainText('Room, water, coffee at 10:30');
  await isAccessible(page);
  await page.getByRole('button', { name: /^Accept/ }).click();
  await expect(main).toContainText('Please agree to the terms.');
  await acceptTerms(page);
  await enterCard(page);
  await page.getByRole('button', { name: /^Accept and pay NOK.1,240\.50$/ }).click();
  await expect(title(page)).toHaveText('Your booking is confirmed');
  await expect(main).toContainText('Reserved on your card');
  const confirmation = await mailTo(stack, visitor.email, 'is confirmed');
  expect(confirmation.text).toContain('1,240.50');
  expect(confirmation.attachments).toHaveLength(1);
  expect((await mailTo(stack, venueMail, 'New booking')).text).toContain('1,240.50');
  // The page of the mail is the same page, which no search engine keeps.
  await follow(page, confirmation, 'See or change your booking');
  expect((await page.reload())?.headers()['x-robots-tag']).toBe('noindex');
  await expect(title(page)).toHaveText('Your booking is confirmed');
});

test('the visitor asks back, gets another time offered, and takes it (D-19)', async ({
  page,
  stack,
  another,
}) => {
  const visitor = aino('offer-other-time');
  await slowly(page);
  await enquire(page, visitor, 6);
  const venue = await another();
  await offer(venue, stack, visitor, '900');
  await send(venue);
  await follow(page, await mailTo(stack, visitor.email, 'An offer for'), seeOffer);
  await unfold(page, 'Ask one question back');
  await typeAnew(page, page.getByLabel('Your question'), 'Is it cheaper in the evening?');
  await typeAnew(page, page.getByLabel('Your question'), 'Is it cheaper in the afternoon?');
  await page.getByRole('button', { name: 'Send the question' }).click();
  await expect(page.getByRole('main')).toContainText('You asked: Is it cheaper in the afternoon?');

  const question = await mailTo(stack, venueMail, 'Question about');
  expect(question.text).toContain('Is it cheaper in the afternoon?');
  await follow(venue, question, 'Make an offer');
  await expect(venue.getByRole('main')).toContainText('The visitor asks: Is it cheaper');
  await venue.getByText('Another choice (1)').click();
  const other = venue.getByRole('group').filter({ hasText: 'Another choice (1)' });
  await typeAnew(venue, other.getByLabel(/^Price incl\./), '60');
  await typeAnew(venue, other.getByLabel(/^Price incl\./), '600');
  const day = (await other.getByLabel('From').inputValue()).slice(0, 10);
  await other.getByLabel('From').fill(`${day}T13:00`);
  await other.getByLabel('Until').fill(`${day}T16:00`);
  await send(venue);
  await expect(title(venue)).toContainText('is on its way');

  await page.reload();
  await page.getByRole('radio', { name: /13:00–16:00/ }).check();
  await page.getByRole('radio', { name: 'At the venue' }).check();
  await acceptTerms(page);
  await page.getByRole('button', { name: /^Accept for NOK.600\.00$/ }).click();
  await expect(title(page)).toHaveText('Your booking is confirmed');
  await expect(title(page)).toBeFocused();
  await expect(page.getByRole('main')).toContainText('13:00–16:00');
  await expect(page.getByRole('main')).toContainText('you pay at the reception');
  // It is cancelled on the same page, after saying what that costs.
  await unfold(page, 'Cancel the booking');
  await expect(page.getByRole('main')).toContainText('Cancelling costs nothing');
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(title(page)).toHaveText('This booking is cancelled');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the visitor accepts an offer to be paid at the venue (D-19)', async ({
    page,
    stack,
    another,
  }) => {
    const visitor = aino('offer-unscripted');
    await test.step('the enquiry', async () => {
      const scripted = await another({ javaScriptEnabled: true });
      await enquire(scripted, visitor, 7);
      const venue = await another();
      await offer(venue, stack, visitor, '800');
      await send(venue);
    });
    await follow(page, await mailTo(stack, visitor.email, 'An offer for'), seeOffer);
    await expect(title(page)).toContainText('An offer for you');
    await page.getByRole('radio', { name: 'At the venue' }).check();
    await acceptTerms(page);
    await page.getByRole('button', { name: /^Accept/ }).click();
    await expect(title(page)).toHaveText('Your booking is confirmed');
  });
});

test('the visitor declines the offer, and the venue is told (D-19)', async ({
  page,
  stack,
  another,
}) => {
  const visitor = aino('offer-declined');
  await enquire(page, visitor, 8);
  const venue = await another();
  await offer(venue, stack, visitor, '900');
  await send(venue);
  await follow(page, await mailTo(stack, visitor.email, 'An offer for'), seeOffer);
  await unfold(page, 'Decline the offer');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByRole('button', { name: 'Yes, decline it' })).toBeHidden();
  await unfold(page, 'Decline the offer');
  await page.getByRole('button', { name: 'Yes, decline it' }).click();
  await expect(title(page)).toHaveText('Your request is taken back');
  const told = await mailTo(stack, venueMail, 'was declined by the visitor');
  await venue.goto(venue.url());
  await expect(title(venue)).toHaveText('The visitor cancelled');
  expect(told.text).toContain(visitor.email);
});
