import { tuesday, venueAddress } from '../stage/meeting.ts';
import { serveStatically } from '../stage/static-server.ts';
import { expect, test } from '../stage/test.ts';
import {
  acceptTerms,
  aino,
  choose,
  enterDetails,
  firstInstantOffer,
  isThanked,
  panel,
  pressBook,
  proceed,
} from '../stage/visitor.ts';

test('a plain static server is enough to book, paying at the venue', async ({ page, stack }) => {
  const server = await serveStatically(stack.ports.api);
  try {
    await page.goto(
      server.url + venueAddress('grand-harbour-hotel', tuesday({ weeks: 20 }), { delegates: '8' }),
    );
    await expect(
      page.getByRole('heading', { level: 1, name: 'Grand Harbour Hotel' }),
    ).toBeVisible();
    await expect(panel(page).getByRole('textbox', { name: 'Attendees' })).toHaveValue('8');
    await choose(page, await firstInstantOffer(page));
    await proceed(page);
    await enterDetails(page, aino('static'));
    await expect(page.getByText('The card form could not be loaded.')).toBeVisible();
    // The front door provides the card vault's origin; without it the visitor pays at the venue.
    await page.getByRole('radio', { name: 'At the venue' }).check();
    await acceptTerms(page);
    await pressBook(page);
    await isThanked(page);
  } finally {
    await server.stop();
  }
});
