import { tuesday, venueAddress } from '../stage/meeting.ts';
import { expect, test } from '../stage/test.ts';
import { aino, checkOut, choose, firstInstantOffer, isThanked, summary } from '../stage/visitor.ts';

test('a changed price is shown with the old one, and booked only when accepted', async ({
  page,
  watch,
}) => {
  watch.expects(/status of 409/);
  await page.goto(venueAddress('grand-harbour-hotel', tuesday({ weeks: 10 })));
  const name = await firstInstantOffer(page);
  await choose(page, name);
  // As if the room had become more expensive after the page was loaded: the page sends a lower
  // price than the server computes.
  await page.route(
    '**/create/cart2',
    async (route) => {
      const body = route.request().postDataJSON();
      for (const event of body.events) event.room.total_price -= 1000;
      await route.continue({ postData: JSON.stringify(body) });
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  const note = page.getByRole('main').getByText(/The price has changed from €.* to €/);
  await expect(note).toBeVisible();
  const accept = page.getByRole('button', { name: /^Book for €/ });
  const total = /€[\d,.]+\d/.exec(await accept.innerText())?.[0] ?? '';
  await accept.click();
  await page.waitForURL(/\/book-universal\//);
  await expect(summary(page).getByRole('row', { name: /Total/ })).toContainText(total);
  await checkOut(page, aino('price'));
  await isThanked(page);
});
