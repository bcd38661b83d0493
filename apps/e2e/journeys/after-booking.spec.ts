import { mailTo } from '../stage/inbox.ts';
import { isAccessible } from '../stage/is-accessible.ts';
import { tuesday, venueAddress } from '../stage/meeting.ts';
import { expect, test } from '../stage/test.ts';
import { acceptTerms, aino, checkOut, choose, enterDetails, firstInstantOffer, goOn, isThanked } from '../stage/visitor.ts';

const linkIn = (text: string, path: RegExp): string => text.match(/https?:\/\/\S+/g)?.find((link) => path.test(link)) ?? '';

test('a venue accepts an enquiry by the link of its mail; the visitor hears of it and cancels by theirs (D-16, D-17)', async ({ page, stack }) => {
  const visitor = aino('accepted');
  await page.goto(venueAddress('enquiry-only', tuesday({ weeks: 9, zone: 'Europe/Oslo' })));
  await choose(page, (await page.getByRole('article').first().getByRole('heading').innerText()).trim());
  await page.getByRole('button', { name: 'Send request' }).click();
  await page.waitForURL(/\/book-universal\//);
  await enterDetails(page, visitor);
  await acceptTerms(page);
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await page.waitForURL(/\/thank-you-anon/);

  const asked = await mailTo(stack, 'meetings@enquiry-only.example', visitor.email);
  const number = /FY-\d+/.exec(asked.subject)?.[0] ?? '';
  await page.goto(linkIn(asked.text, /\/accept$/));
  await expect(page.getByRole('heading', { name: `Accept enquiry ${number}?` })).toBeVisible();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Accept and book the room' }).click();
  await expect(page.getByRole('heading', { name: 'The enquiry is accepted' })).toBeVisible();
  await page.goto(linkIn(asked.text, /\/decline$/));
  await expect(page.getByRole('heading', { name: 'The enquiry is accepted' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);

  const accepted = await mailTo(stack, visitor.email, 'accepted your enquiry');
  expect(accepted.attachments.map(({ filename }) => filename)).toEqual([expect.stringMatching(/\.ics$/)]);
  await page.goto(linkIn(accepted.text, /\/apiv2\/cancel\//));
  await expect(page.getByRole('heading', { name: `Cancel booking ${number}?` })).toBeVisible();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Cancel the booking' }).click();
  await expect(page.getByRole('heading', { name: `${number} is cancelled` })).toBeVisible();
  expect((await mailTo(stack, visitor.email, 'is cancelled')).text).toContain('Fee');
  expect((await mailTo(stack, 'meetings@enquiry-only.example', `${number} was cancelled`)).text).toContain(visitor.email);
});

test('who booked without an account sets a password by the link of a mail, once (ROLE-010)', async ({ page, stack, watch }) => {
  watch.expects(/410/);
  const visitor = aino('password');
  await page.goto(venueAddress('grand-harbour-hotel', tuesday({ weeks: 11 })));
  await choose(page, await firstInstantOffer(page));
  await goOn(page);
  await checkOut(page, visitor);
  await isThanked(page);

  const link = linkIn((await mailTo(stack, visitor.email, 'set a password')).text, /password/);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Set a password' })).toBeVisible();
  await isAccessible(page);
  await page.getByLabel('Password', { exact: true }).fill('long enough to be kept');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});
