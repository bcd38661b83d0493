import { tuesday, venueAddress } from '../stage/meeting.ts';
import { expect, test } from '../stage/test.ts';
import { isAccessible } from '../stage/is-accessible.ts';
import { choice, offerCard } from '../stage/visitor.ts';

const weeks = 59;

test('where nothing suits, one press takes what comes nearest and leads to its price', async ({
  page,
}) => {
  // No room of the hotel has a table for seventy.
  await page.goto(
    venueAddress('grand-harbour-hotel', tuesday({ weeks }), { delegates: '70', layout: '400' }),
  );
  const nearest = page.getByRole('region', { name: 'What comes nearest' });
  const first = nearest.getByRole('listitem').first();
  await expect(first).toContainText('Before:');
  await isAccessible(page);
  const title = (await first.getByRole('strong').innerText()).trim();
  const price = (await first.getByText(/^€/).innerText()).trim();
  const href = (await first.getByRole('link').getAttribute('href')) ?? '';
  await first.getByRole('link').click();

  await expect(nearest).toHaveCount(0);
  await expect(offerCard(page, title).getByRole('radio')).toBeChecked();
  await expect(choice(page)).toContainText(price);
  // The same by its address, in another tab or without scripts.
  const taken = new URL(page.url()).searchParams;
  expect([...new URLSearchParams(href)].toSorted()).toEqual([...taken].toSorted());
  await page.goBack();
  await expect(nearest).toBeVisible();
});

test('two rooms together are one booking, with what each room takes of the group', async ({
  page,
}) => {
  // The largest room of the hotel takes 220.
  await page.goto(
    venueAddress('grand-harbour-hotel', tuesday({ weeks }), { type: 'room', delegates: '260' }),
  );
  const pair = page
    .getByRole('region', { name: 'What comes nearest' })
    .getByRole('listitem')
    .filter({ hasText: 'Two rooms together' });
  const titles = (await pair.getByRole('strong').innerText()).split(' + ');
  const price = (await pair.getByText(/^€/).innerText()).trim();
  await pair.getByRole('link', { name: 'Take this' }).click();
  await expect(pair).toContainText('Chosen');
  await expect(choice(page)).toContainText(price);
  // A reload, or the same link on another device, finds it again.
  await page.reload();
  await expect(pair).toContainText('Chosen');
  await choice(page).getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/book-universal\//);
  for (const title of titles) await expect(page.getByText(`${title}, `).first()).toBeVisible();
  await expect(page.getByRole('button', { name: `Book for ${price}` })).toBeVisible();
});
