import {
  bookIn,
  checkoutIn,
  enterVisitorIn,
  finishIn,
  hotelPage,
  openerName,
  proceedIn,
  roomIn,
  tagIn,
} from '../stage/in-a-tag.ts';
import { tuesday } from '../stage/meeting.ts';
import { aino, enterCard } from '../stage/visitor.ts';
import { test } from './test.ts';

test.use({ baseURL: async ({ stack }, use) => use(stack.hotelUrl) });

test('in the tag on a hotel’s page a room is booked, and Back leads to the list', async ({
  visit,
}) => {
  await visit.goto(hotelPage('/', tuesday({ weeks: 51 })));
  const tag = tagIn(visit);
  await proceedIn(tag);
  await visit.goBack();
  await roomIn(tag).waitFor();
  await proceedIn(tag);
  await bookIn(tag, aino('tag'));
});

test('in the tag a room is booked by card', async ({ visit }) => {
  await visit.goto(hotelPage('/', tuesday({ weeks: 52 })));
  await proceedIn(tagIn(visit));
  await enterVisitorIn(tagIn(visit), aino('tag-card'));
  await enterCard(tagIn(visit));
  await finishIn(tagIn(visit), aino('tag-card'));
});

test('the tag’s button opens the dialog, Back closes it, and reload finds the step', async ({
  visit,
}) => {
  await visit.goto(hotelPage('/button', tuesday({ weeks: 53 })));
  const tag = tagIn(visit);
  const opener = tag.getByRole('button', { name: openerName });
  const dialog = tag.getByRole('dialog');
  await opener.click();
  await roomIn(dialog).waitFor();
  await visit.goBack();
  await dialog.waitFor({ state: 'hidden' });

  await opener.click();
  await proceedIn(dialog);
  await visit.reload();
  await checkoutIn(dialog).waitFor();
  await bookIn(dialog, aino('button'));
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'hidden' });
});
