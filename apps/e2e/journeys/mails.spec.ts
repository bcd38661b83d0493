import { follow, mailTo } from '../stage/inbox.ts';
import { isAccessible } from '../stage/is-accessible.ts';
import { tuesday, venueAddress } from '../stage/meeting.ts';
import { expect, test } from '../stage/test.ts';
import {
  aino,
  checkOut,
  choose,
  firstInstantOffer,
  isThanked,
  offerCard,
  proceed,
} from '../stage/visitor.ts';

test(
  'a booking is cancelled by the link in its mail, the room is free again, and the confirmation ' +
    'says so (D-17, THANKS-005, ROLE-010)',
  async ({ page, stack, another }) => {
    const visitor = aino('cancelled');
    const meeting = venueAddress('grand-harbour-hotel', tuesday({ weeks: 23 }), { delegates: '7' });
    await page.goto(meeting);
    const name = await firstInstantOffer(page);
    await choose(page, name);
    await proceed(page);
    await checkOut(page, visitor);
    await isThanked(page);

    const reader = await another();
    const main = reader.getByRole('main');
    const title = reader.getByRole('heading', { level: 1 });
    await follow(
      reader,
      await mailTo(stack, visitor.email, 'Cancel this booking'),
      'Cancel this booking',
    );
    await expect(main).toContainText('Fee');
    await expect(main).toContainText('no fee');
    await isAccessible(reader);
    await reader.getByRole('button', { name: 'Cancel the booking' }).click();
    await expect(title).toContainText('Cancelled: ');
    await expect(main.getByRole('link', { name: 'To the venue’s page' })).toHaveAttribute(
      'href',
      '/grand-harbour-hotel',
    );
    await mailTo(stack, visitor.email, 'is cancelled');
    await reader.goto(meeting);
    await expect(offerCard(reader, name)).toContainText('Available immediately');

    await follow(reader, await mailTo(stack, visitor.email, 'Set a password'), 'Set a password');
    await reader.getByLabel('Password').fill('four words in a row');
    await reader.getByRole('button', { name: 'Set password' }).click();
    await expect(title).toHaveText('Your password is set');

    await page.reload();
    await expect(
      page.getByRole('heading', { level: 1, name: 'This booking is cancelled' }),
    ).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/Cancellation fee\s*no fee/);
    await expect(page.getByRole('main')).toContainText(/Back to your card\s*€/);
    await page.getByRole('main').getByRole('link', { name: 'Book another meeting' }).click();
    await expect(page).toHaveURL(/\/grand-harbour-hotel\?.*delegates=7/);
  },
);
