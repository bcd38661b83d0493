import { alterRemotes, copySite } from '../../stage/copied-site.ts';
import { test } from '../../stage/hotel-test.ts';
import { bookIn, hotelPage, roomIn, tagIn } from '../../stage/in-a-tag.ts';
import { tuesday } from '../../stage/meeting.ts';
import { startEdge } from '../../stage/own-edge.ts';
import { serveHttp } from '../../stage/static-server.ts';
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
  let foyer = '';
  // Its files are kept by the browser as on any website: nothing here stands between the two.
  const website = await serveHttp((asked, answer) => {
    const meeting = new URL(asked.url ?? '', 'http://website').searchParams;
    const attributes = [...meeting].map(([name, value]) => `${name}="${value}"`).join(' ');
    answer.setHeader('content-type', 'text/html; charset=utf-8').end(`<!doctype html>
<html lang="en"><title>Meetings</title><script async src="${foyer}/embed.js"></script>
<foyer-booking venue="grand-harbour-hotel" ${attributes}></foyer-booking></html>`);
  });
  const edge = await startEdge(stack, site.folder, { EMBED_ORIGINS: website.url });
  foyer = edge.url;

  await page.goto(website.url + hotelPage('/', tuesday({ weeks: 48 })));
  const tag = tagIn(page);
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
  await Promise.all([edge.stop(), website.stop()]);
  site.remove();
});
