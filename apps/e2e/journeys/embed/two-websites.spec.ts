import { chromium } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { browserFlags, findBrowser } from '../../../../scripts/browser.ts';
import { test as hotel } from '../../stage/hotel-test.ts';
import { bookIn, hotelPage, proceedIn, roomIn, tagIn } from '../../stage/in-a-tag.ts';
import { mailTo } from '../../stage/inbox.ts';
import { tuesday } from '../../stage/meeting.ts';
import { ownWebsite } from '../../stage/own-website.ts';
import { expect } from '../../stage/test.ts';
import { aino } from '../../stage/visitor.ts';

/** Playwright turns the partition off in the browsers that it starts itself. */
const test = hotel.extend({
  browser: [
    async ({}, use) => {
      const started = await puppeteer.launch({
        executablePath: findBrowser() ?? chromium.executablePath(),
        args: browserFlags,
      });
      const browser = await chromium.connectOverCDP(started.wsEndpoint());
      await use(browser);
      await started.close();
    },
    { scope: 'worker' },
  ],
});

test('where the storage of frames is partitioned, two websites share nothing, and each takes its booking', async ({
  page,
  watch,
  stack,
}) => {
  watch.expects(/the form stands in a frame/);
  const names = ['lake', 'city'];
  const head = '<script>Array.prototype.each = function (act) { this.forEach(act); };</script>';
  const website = await ownWebsite(stack, { names, head });
  const mark = () => {
    const before = localStorage.getItem('mark');
    localStorage.setItem('mark', 'seen');
    return before;
  };
  for (const [index, name] of names.entries()) {
    const visitor = aino(`partition-${name}`);
    await page.goto(website.at(hotelPage('/', tuesday({ weeks: 42 + index })), name));
    const tag = tagIn(tagIn(page).frameLocator('iframe'));
    await expect(roomIn(tag)).toBeVisible();
    const frame = page.frames().find((one) => one.url().startsWith(website.foyer));
    // What the frame on the other website has kept is not seen here.
    expect(await frame?.evaluate(mark)).toBeNull();
    await proceedIn(tag);
    await page.reload();
    await bookIn(tag, visitor);
    await mailTo(stack, visitor.email, 'Compass');
    const kept = page.frames().find((one) => one.url().startsWith(website.foyer));
    expect(
      await kept?.evaluate(() => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
        document.cookie,
      ]),
    ).toEqual(['mark', '']);
  }
  await page.goto(website.foyer);
  expect(await page.evaluate(mark)).toBeNull();
  await page.goto('about:blank');
  await website.stop();
});
