import { alterRemotes, copySite } from '../../stage/copied-site.ts';
import { test } from '../../stage/hotel-test.ts';
import { bookIn, hotelPage, roomIn, tagIn } from '../../stage/in-a-tag.ts';
import { tuesday } from '../../stage/meeting.ts';
import { ownWebsite } from '../../stage/own-website.ts';
import { expect } from '../../stage/test.ts';
import { aino } from '../../stage/visitor.ts';
import { words } from '../../stage/words.ts';

test('a part that comes later with other bytes does not run, and Try again gets the right ones', async ({
  page,
  watch,
  stack,
}) => {
  watch.expects(/integrity|could not load|foyer:|remote/);
  const site = copySite();
  const restore = alterRemotes(site.ownEmbedded('checkout'));
  // Its browser keeps the files as on any website: nothing here stands between the two.
  const website = await ownWebsite(stack, { siteFolder: site.folder });

  await page.goto(website.at(hotelPage('/', tuesday({ weeks: 48 }))));
  const tag = tagIn(page);
  await expect(roomIn(tag)).toBeVisible();
  await roomIn(tag)
    .getByRole('radio', { name: /^Select: / })
    .check();
  await tag.getByRole('button', { name: words.en.proceed, exact: true }).first().click();
  await expect(tag.getByRole('alert').first()).toContainText(/could not be loaded|cannot be/);
  expect(await page.evaluate(() => 'alteredFileRan' in window)).toBe(false);

  restore();
  await tag.getByRole('button', { name: 'Try again' }).click();
  await bookIn(tag, aino('other-bytes'));
  expect(await page.evaluate(() => 'alteredFileRan' in window)).toBe(false);
  await page.goto('about:blank');
  await website.stop();
  site.remove();
});
