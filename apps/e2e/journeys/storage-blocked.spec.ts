import {
  aino,
  blockStorage,
  checkOut,
  choose,
  firstInstantOffer,
  isThanked,
  panel,
  proceed,
} from '../stage/visitor.ts';
import { tuesday, venueAddress } from '../stage/meeting.ts';
import { expect, test } from '../stage/test.ts';

test('with cookies and storage blocked the address keeps the meeting, and a room is booked (D-9)', async ({
  page,
}) => {
  await page.addInitScript(blockStorage);
  await page.goto(venueAddress('grand-harbour-hotel', tuesday({ weeks: 13 })));
  expect(
    await page.evaluate(() => {
      try {
        return document.cookie;
      } catch (error) {
        return String(error);
      }
    }),
  ).toContain('denied');
  const length = panel(page).getByRole('combobox', { name: 'Meeting length' });
  await length.selectOption('4');
  await expect(page).toHaveURL(/meeting-length=4/);
  await page.reload();
  await expect(length).toHaveValue('4');
  const name = await firstInstantOffer(page);
  await choose(page, name);
  await proceed(page);
  await page.reload();
  await checkOut(page, aino('blocked'));
  await isThanked(page);
  await expect(page.getByRole('main')).toContainText(name);
  const order = /FY-\d+/.exec(await page.getByRole('main').innerText())?.[0] ?? 'none';
  await page.reload();
  await isThanked(page);
  await expect(page.getByRole('main')).toContainText(order);
});
