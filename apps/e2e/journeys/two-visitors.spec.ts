import { tuesday, venueAddress } from '../stage/meeting.ts';
import { expect, test } from '../stage/test.ts';
import { aino, checkOut, choose, isThanked, panel, proceed } from '../stage/visitor.ts';

test('two visitors and the last room: the second gets a message, keeps the meeting, and sees it taken', async ({
  page,
  another,
  watch,
}) => {
  watch.expects(/status of 409/);
  watch.mayPush(/last-room/);
  const address = venueAddress('last-room', tuesday({ weeks: 3, zone: 'Europe/Dublin' }), {
    delegates: '6',
  });
  const second = await another();
  await page.goto(address);
  await second.goto(address);
  const name = (await page.getByRole('article').first().getByRole('heading').innerText()).trim();
  await choose(page, name);
  await choose(second, name);
  await proceed(page);

  await panel(second).getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(second.getByRole('main')).toContainText(
    'Somebody else has just taken this room. Please choose another room or time.',
  );
  await expect(second).toHaveURL(/last-room\?/);
  await expect(panel(second).getByRole('textbox', { name: 'Attendees' })).toHaveValue('6');
  await expect(second.getByRole('region', { name: /Choose a room|There is no/ })).toContainText(
    /not available|There is no room available/i,
  );

  await checkOut(page, aino('lastroom'));
  await isThanked(page);
});
