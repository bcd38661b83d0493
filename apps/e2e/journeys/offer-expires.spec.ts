import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { follow, mailTo } from '../stage/inbox.ts';
import { isAccessible } from '../stage/is-accessible.ts';
import { enquire, offer, offerTitle, seeOffer, send, venueMail } from '../stage/offer.ts';
import { type RunningStack, startOnFreePorts } from '../stage/running-stack.ts';
import { expect, test as journey } from '../stage/test.ts';
import { acceptTerms, aino } from '../stage/visitor.ts';

type Worker = { stack: RunningStack; aheadFile: string };

/**
 * A journey over several days: the API starts again, with the same data, days later. Until then the
 * page that stays open has what it needs.
 */
const test = journey.extend<{ onDay: (day: number) => Promise<void> }, Worker>({
  aheadFile: [
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'foyer-ahead-'));
      const file = path.join(folder, 'seconds');
      writeFileSync(file, '0');
      await use(file);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  stack: [
    async ({ aheadFile }, use) => {
      const stack = await startOnFreePorts(undefined, {
        FOYER_AHEAD: aheadFile,
        NODE_OPTIONS: `--import=${path.join(import.meta.dirname, '../stage/on-a-day.mjs')}`,
      });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  onDay: async ({ page, stack, aheadFile }, use) =>
    use(async (day) => {
      await page.waitForLoadState('networkidle');
      writeFileSync(aheadFile, String(day * 86_400));
      const api = stack.part('api');
      await api.kill('SIGTERM');
      await api.start();
    }),
});

test('an offer that nobody accepts ends: the visitor is reminded, both are told, and a late press books nothing (D-19)', async ({
  page,
  stack,
  another,
  onDay,
  watch,
}) => {
  // The API starts anew for each of the later days.
  test.setTimeout(120_000);
  // The venue's page, once it is too late.
  watch.expects(/410 \(Gone\)/);
  const visitor = aino('offer-expired');
  const room = await enquire(page, visitor, 9);
  const venue = await another();
  await offer(venue, stack, visitor, '900');
  await send(venue);
  const mail = await mailTo(stack, visitor.email, 'An offer for');
  await follow(page, mail, seeOffer);
  await expect(offerTitle(page)).toContainText('An offer for you');
  await page.getByRole('radio', { name: 'At the venue' }).check();
  await acceptTerms(page);

  await onDay(2);
  const reminder = await mailTo(stack, visitor.email, 'Your offer is waiting');
  const late = await another();
  await follow(late, reminder, seeOffer);
  await expect(offerTitle(late)).toContainText('An offer for you');

  await onDay(8);
  const ended = await mailTo(stack, visitor.email, 'Your offer has ended');
  expect(ended.text).toContain('Nothing was booked');
  expect(ended.text).toContain(room);
  const told = await mailTo(stack, venueMail, 'was not accepted in time');
  expect(told.text).toContain(visitor.email);

  // The page has been open since the first day.
  await page.getByRole('button', { name: /^Accept for/ }).click();
  await expect(offerTitle(page)).toHaveText('This offer has ended');
  await isAccessible(page);
  await follow(late, mail, seeOffer);
  await expect(offerTitle(late)).toHaveText('This offer has ended');
  await expect(late.getByRole('main')).toContainText('the room is free for others again');
  // The venue cannot offer it any more.
  await venue.reload();
  await expect(offerTitle(venue)).toHaveText('It is too late to answer');
});
