import { tuesday } from '../stage/meeting.ts';
import { expect, test } from '../stage/test.ts';
import {
  acceptTerms,
  aino,
  cardFrame,
  cards,
  enterCard,
  enterDetails,
  isThanked,
  pressBook,
  toCheckout,
} from '../stage/visitor.ts';

test('a declined card shows an error, typed values are kept, and another card books', async ({
  page,
  watch,
}) => {
  watch.expects(/status of 402/);
  const visitor = aino('declined');
  await toCheckout(page, tuesday({ weeks: 7 }));
  await enterDetails(page, visitor);
  await enterCard(page, cards.declined);
  await acceptTerms(page);
  await pressBook(page);
  await expect(page.getByRole('main')).toContainText(
    'The card was declined. Please try another card or way to pay.',
  );
  const main = page.getByRole('main');
  await expect(main.getByRole('textbox', { name: 'First name' })).toHaveValue(visitor.first);
  await expect(main.getByRole('textbox', { name: 'E-mail' })).toHaveValue(visitor.email);
  await expect(main.getByRole('textbox', { name: 'Phone' })).not.toHaveValue('');
  await expect(page.getByRole('checkbox', { name: /^I accept/ })).toBeChecked();

  const again = page.getByRole('button', { name: 'Use another card' });
  if (await again.isVisible()) await again.click();
  await enterCard(page, cards.good);
  await pressBook(page);
  await isThanked(page);
});

test('a card whose bank requires confirmation books after the visitor confirms', async ({
  page,
}) => {
  await toCheckout(page, tuesday({ weeks: 8 }));
  await enterDetails(page, aino('confirmed'));
  await enterCard(page, cards.confirmed);
  await acceptTerms(page);
  await pressBook(page);
  await cardFrame(page).getByRole('button', { name: 'Confirm' }).click();
  await isThanked(page);
});

test('an order that cannot be sent shows an error at the button, and the next press books with the same card', async ({
  page,
  watch,
}) => {
  watch.expects(/Failed to load resource/);
  // The message at the button moves what is below it.
  watch.mayPush(/book-universal/);
  await toCheckout(page, tuesday({ weeks: 38 }));
  await enterDetails(page, aino('outage'));
  await enterCard(page);
  await acceptTerms(page);
  const topOf = async (name: RegExp) =>
    Math.round(
      await page
        .getByRole('checkbox', { name })
        .evaluate((box) => box.getBoundingClientRect().top + window.scrollY),
    );
  const before = await topOf(/^I accept/);
  await page.route('**/apiv2/create/order', (route) => route.abort());
  await pressBook(page);
  await expect(page.getByRole('alert')).toContainText('We could not reach the server.');
  await expect(page.getByText('Your card is with the card vault.')).toBeVisible();
  expect(await topOf(/^I accept/)).toBe(before);
  await page.unroute('**/apiv2/create/order');
  await pressBook(page);
  await isThanked(page);
});
