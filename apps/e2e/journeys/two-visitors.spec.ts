import { tuesday, venueAddress } from '../stage/meeting.ts';
import { expect, test } from '../stage/test.ts';
import { aino, checkOut, choice, choose, isThanked, panel, proceed } from '../stage/visitor.ts';

function standsAtEnd(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return window.scrollY >= scrollHeight - clientHeight - 1;
}

for (const viewport of [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
])
  test(`at ${viewport.width} × ${viewport.height}, scrolled to the end, it is seen that somebody else took the room`, async ({
    another,
    watch,
  }) => {
    watch.expects(/status of 409/);
    watch.mayPush(/last-room/);
    const weeks = viewport.width < 1000 ? 61 : 62;
    const address = venueAddress('last-room', tuesday({ weeks, zone: 'Europe/Dublin' }), {
      delegates: '6',
    });
    const first = await another();
    const second = await another({ viewport });
    await first.goto(address);
    await second.goto(address);
    const name = (await first.getByRole('article').first().getByRole('heading').innerText()).trim();
    await choose(first, name);
    await choose(second, name);
    await proceed(first);
    const go = second.getByRole('button', { name: 'Continue', exact: true });
    await expect(go.first()).toBeEnabled();
    await second.keyboard.press('Control+End');
    // The browser takes a fifth of a second to scroll; a press on what moves misses it.
    await expect.poll(() => second.evaluate(standsAtEnd)).toBe(true);
    await go.last().click();
    const taken = second.getByRole('alert').filter({ hasText: 'Somebody else has just taken' });
    await expect(taken).toBeInViewport({ ratio: 1 });
    // Nothing lies over it, once the lists have come anew.
    await expect
      .poll(() =>
        taken.evaluate((notice) => {
          const { left, top, width, height } = notice.getBoundingClientRect();
          const at = (part: number) =>
            document.elementFromPoint(left + width / 2, top + height * part);
          return [0.1, 0.5, 0.9].every((part) => notice.contains(at(part)));
        }),
      )
      .toBe(true);
  });

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

  await choice(second).getByRole('button', { name: 'Continue', exact: true }).click();
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
