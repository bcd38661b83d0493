import { mailTo } from '../stage/inbox.ts';
import { isAccessible } from '../stage/is-accessible.ts';
import { tuesday, venueAddress } from '../stage/meeting.ts';
import { expect, test } from '../stage/test.ts';
import { aino, checkOut, choose, firstInstantOffer, goOn, isThanked } from '../stage/visitor.ts';

test(
  'a confirmation that is opened again after the booking was cancelled says so, with what it ' +
    'cost, and leads back to the meeting (THANKS-005, D-17)',
  async ({ page, stack, another }) => {
    const visitor = aino('over');
    await page.goto(
      venueAddress('grand-harbour-hotel', tuesday({ weeks: 33 }), { delegates: '7' }),
    );
    await choose(page, await firstInstantOffer(page));
    await goOn(page);
    await checkOut(page, visitor);
    await isThanked(page);

    const reader = await another();
    const link = /https?:\/\/\S*\/apiv2\/cancel\/\S+/.exec(
      (await mailTo(stack, visitor.email, 'Cancel this booking')).text,
    )?.[0];
    await reader.goto(link ?? '');
    await reader.getByRole('button', { name: 'Cancel the booking' }).click();
    await expect(reader.getByRole('heading', { name: /is cancelled/ })).toBeVisible();

    await page.reload();
    const main = page.getByRole('main');
    await expect(
      page.getByRole('heading', { level: 1, name: 'This booking is cancelled' }),
    ).toBeVisible();
    await expect(main).toContainText(/Cancellation fee\s*none/);
    await expect(main).toContainText(/Back to your card\s*€/);
    await isAccessible(page);
    await main.getByRole('link', { name: 'Book another meeting' }).click();
    await expect(page).toHaveURL(/\/grand-harbour-hotel\?.*delegates=7/);
  },
);
