import type { Page } from '@playwright/test';
import { type Mail, mailTo } from '../stage/inbox.ts';
import { isAccessible } from '../stage/is-accessible.ts';
import { tuesday, venueAddress } from '../stage/meeting.ts';
import { expect, test } from '../stage/test.ts';
import {
  acceptTerms,
  aino,
  checkOut,
  choose,
  enterDetails,
  firstInstantOffer,
  goOn,
  isThanked,
  offerCard,
} from '../stage/visitor.ts';

/** Follows the link of a mail as somebody would who reads it. */
async function follow(page: Page, mail: Mail, label: string): Promise<void> {
  const url = new RegExp(`^${label}: (http\\S+)$`, 'm').exec(mail.text)?.[1];
  expect(url, `a link called ${label}`).toBeDefined();
  await page.goto(url ?? '');
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('the venue accepts an enquiry by the link of its mail, and the visitor hears of it (D-16)', async ({
  page,
  stack,
  another,
}) => {
  const visitor = aino('accepted');
  await page.goto(venueAddress('enquiry-only', tuesday({ weeks: 5, zone: 'Europe/Oslo' })));
  const name = (await page.getByRole('article').first().getByRole('heading').innerText()).trim();
  await choose(page, name);
  await page.getByRole('button', { name: 'Send request' }).click();
  await page.waitForURL(/\/book-universal\//);
  await enterDetails(page, visitor);
  await acceptTerms(page);
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await page.waitForURL(/\/thank-you-anon/);

  const venue = await another();
  await follow(
    venue,
    await mailTo(stack, 'meetings@enquiry-only.example', visitor.email),
    'Accept',
  );
  await expect(title(venue)).toContainText(/^Accept enquiry FY-\d+\?$/);
  await expect(venue.getByRole('main')).toContainText(visitor.email);
  await isAccessible(venue);
  await venue.getByRole('button', { name: 'Accept and book the room' }).click();
  await expect(title(venue)).toHaveText('The enquiry is accepted');
  const accepted = await mailTo(stack, visitor.email, 'accepted your enquiry');
  expect(accepted.text).toContain(name);
  expect(accepted.attachments).toHaveLength(1);
});

test(
  'a visitor cancels by the link of the mail, sees the fee before, and the room is free again; a ' +
    'password is set by the other mail (D-17, ROLE-010)',
  async ({ page, stack, another }) => {
    const visitor = aino('cancelled');
    const meeting = venueAddress('grand-harbour-hotel', tuesday({ weeks: 23 }));
    await page.goto(meeting);
    const name = await firstInstantOffer(page);
    await choose(page, name);
    await goOn(page);
    await checkOut(page, visitor);
    await isThanked(page);

    const reader = await another();
    await follow(
      reader,
      await mailTo(stack, visitor.email, 'Cancel this booking'),
      'Cancel this booking',
    );
    await expect(reader.getByRole('main')).toContainText('Fee');
    await expect(reader.getByRole('main')).toContainText('none');
    await isAccessible(reader);
    await reader.getByRole('button', { name: 'Cancel the booking' }).click();
    await expect(title(reader)).toContainText('is cancelled');
    await expect(
      reader.getByRole('main').getByRole('link', { name: 'To the venue’s page' }),
    ).toHaveAttribute('href', '/grand-harbour-hotel');
    await mailTo(stack, visitor.email, 'is cancelled');
    await reader.goto(meeting);
    await expect(offerCard(reader, name)).toContainText('Available immediately');

    await follow(reader, await mailTo(stack, visitor.email, 'Set a password'), 'Set a password');
    await isAccessible(reader);
    await reader.getByLabel('Password').fill('four words in a row');
    await reader.getByRole('button', { name: 'Set password' }).click();
    await expect(title(reader)).toHaveText('Your password is set');
  },
);
