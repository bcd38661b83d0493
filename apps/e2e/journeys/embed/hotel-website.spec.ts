import { mailTo } from '../../stage/inbox.ts';
import { test } from '../../stage/hotel-test.ts';
import {
  bookIn,
  checkoutIn,
  enterVisitorIn,
  finishIn,
  hotelPage,
  proceedIn,
  roomIn,
  tagIn,
} from '../../stage/in-a-tag.ts';
import { countWhatLasts } from '../../stage/what-lasts.ts';
import { tuesday } from '../../stage/meeting.ts';
import { changes, pageAround } from '../../stage/page-around.ts';
import { collectEvents, told } from '../../stage/tag-events.ts';
import { expect } from '../../stage/test.ts';
import { aino, enterCard } from '../../stage/visitor.ts';
import { words } from '../../stage/words.ts';

test('a room is booked in the tag, and the page around stays as it was', async ({
  page,
  stack,
}) => {
  const address = hotelPage('/', tuesday({ weeks: 51 }));
  const visitor = aino('tag');
  await page.goto(`${address}&without-foyer`);
  const before = await pageAround(page);
  await collectEvents(page);
  await page.goto(address);
  const tag = tagIn(page);
  await expect(roomIn(tag)).toBeVisible();
  await expect.poll(() => told(page)).toEqual(['query', 'offers', 'ready']);
  const entries = await page.evaluate(() => history.length);
  expect(new URL(page.url()).hash).toBe('');
  expect(before.elements.length).toBeGreaterThan(200);
  const after = await pageAround(page);
  expect(after.places).toEqual(before.places);
  expect(changes(before, after)).toEqual(['window.told', 'window.foyer']);

  await proceedIn(tag);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  expect(new URL(page.url()).hash).toMatch(/^#foyer=%2Fbook-universal%2F/);
  await page.goBack();
  await expect(roomIn(tag)).toBeVisible();
  await page.goForward();
  await expect(checkoutIn(tag)).toBeVisible();
  await bookIn(tag, visitor);
  await expect.poll(() => told(page)).toContain('booked 39200 EUR');
  expect(await told(page)).not.toContainEqual(expect.stringMatching('problem'));
  await mailTo(stack, visitor.email, 'Compass');

  // Whoever has the address of a booking may change it: scripts of the page around do not get it.
  expect(new URL(page.url()).hash).toBe('');
  await expect(tag.getByRole('link', { name: 'To the start page' })).toHaveCount(0);
  await expect(tag.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    new RegExp(`^${stack.url}/apiv2/orders/`),
  );
  await page.reload();
  await expect(tag.getByRole('heading', { level: 1, name: words.en.booked })).toBeVisible();
  await tag.getByRole('link', { name: 'Book another meeting' }).click();
  await expect(roomIn(tag)).toBeVisible();
  await expect(page).toHaveURL(/#foyer=%2Fgrand-harbour-hotel/);
});

test('a card is paid in the tag, and 10,000 messages that the page forges change nothing', async ({
  page,
  stack,
}) => {
  const visitor = aino('forged');
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    addEventListener('message', ({ data }) => heard.push(data));
    Object.assign(window, { heard });
  });
  await page.goto(hotelPage('/', tuesday({ weeks: 58 })));
  const tag = tagIn(page);
  await proceedIn(tag);
  await enterVisitorIn(tag, visitor);
  await enterCard(page);
  // What the frame has said is said again and again, beside inventions, by the page and by a frame of
  // its own, also while the card is being stored.
  await page.evaluate(() => {
    const replayed = Reflect.get(window, 'heard') as unknown[];
    const said = [
      { cardToken: 'tok_of_the_page' },
      { error: 'declined' },
      { type: 'ready' },
      { type: 'valid', valid: false },
      { type: 'frameDimensionsChanged', height: 1200 },
      { type: 'confirmation', open: true },
      { foyer: 1, kind: 'step', step: '/embed' },
      { foyer: 1, kind: 'height', height: 1 },
      { foyer: 1, kind: 'event', event: { name: 'booked' } },
      null,
      'ready',
      ...replayed,
    ];
    const forge = (to: Window) =>
      setInterval(() => said.forEach((message) => to.postMessage(message, '*')), 10);
    forge(window);
    const frame = document.createElement('iframe');
    const text = JSON.stringify(said).replaceAll('<', String.raw`\u003c`);
    frame.srcdoc = `<script>const said = ${text};
setInterval(() => said.forEach((message) => parent.postMessage(message, '*')), 10)</script>`;
    document.body.append(frame);
  });
  await finishIn(tag, visitor);
  const heard = () => page.evaluate(() => (Reflect.get(window, 'heard') as unknown[]).length);
  await expect.poll(heard).toBeGreaterThan(10_000);
  expect((await mailTo(stack, visitor.email, 'Compass')).text).toContain('Reserved on the card');
});

test('a card is paid in the frame of a page that keeps scripts of others out', async ({
  page,
  watch,
  stack,
}) => {
  watch.expects(/connect-src|Refused to connect|Failed to fetch|the form stands in a frame/);
  const visitor = aino('framed');
  await page.goto(hotelPage('/hostile/policy-frames-only', tuesday({ weeks: 50 })));
  const frame = tagIn(page).frameLocator('iframe');
  const tag = tagIn(frame);
  const pictures = roomIn(tag).getByRole('button', { name: 'All pictures: Compass' });
  await pictures.click();
  // The frame is higher than the screen: its dialog stands where the visitor looks.
  await expect(tag.getByRole('dialog')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(pictures).toBeFocused();
  await proceedIn(tag);
  await enterVisitorIn(tag, visitor);
  await enterCard(frame);
  await finishIn(tag, visitor);
  expect((await mailTo(stack, visitor.email, 'Compass')).text).toContain('Reserved on the card');
});

test('in a frame of the site, too, a reload finds the step, and after Back the visitor’s own hold', async ({
  page,
  watch,
}) => {
  watch.expects(/the form stands in a frame/);
  await page.goto(hotelPage('/hostile/array-prototype', tuesday({ weeks: 46 })));
  const tag = tagIn(tagIn(page).frameLocator('iframe'));
  await proceedIn(tag);
  expect(page.url()).toMatch(/#foyer=%2Fbook-universal%2F/);
  await page.goBack();
  await expect(roomIn(tag)).toBeVisible();
  await expect(page).toHaveURL(/#foyer=%2Fgrand-harbour-hotel/);
  expect(decodeURIComponent(page.url())).not.toContain('cart=');
  await page.reload();
  await proceedIn(tag);
  await page.reload();
  await expect(checkoutIn(tag)).toBeVisible();
  await bookIn(tag, aino('frame-again'));
  expect(new URL(page.url()).hash).toBe('');
});

test('a button opens the dialog, Back closes it, and reload finds the step', async ({ page }) => {
  await page.goto(hotelPage('/button', tuesday({ weeks: 52 })));
  const tag = tagIn(page);
  const opener = tag.getByRole('button', { name: 'Book a meeting room' });
  const dialog = tag.getByRole('dialog');
  await opener.click();
  await expect(roomIn(dialog)).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await proceedIn(dialog);
  await expect(dialog).toHaveAccessibleName('Grand Harbour Hotel');
  await page.reload();
  await expect(checkoutIn(dialog)).toBeVisible();
  await bookIn(dialog, aino('button'));
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test('what a page sets before the script has come counts, and stays live', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      const tag = document.querySelector('foyer-booking');
      if (tag) Object.assign(tag, { delegates: 14, meetingLength: 2 });
    });
  });
  await page.route('**/embed.js', async (route) => {
    await page.waitForFunction(() => document.readyState !== 'loading');
    await route.continue();
  });
  await page.goto(hotelPage('/usual', tuesday({ weeks: 52 })));
  const attendees = tagIn(page).getByRole('textbox', { name: 'Attendees' });
  await expect(attendees.locator('visible=true')).toHaveValue('14');
  await tagIn(page).evaluate((tag) => Object.assign(tag, { delegates: 16 }));
  await expect(tagIn(page)).toHaveAttribute('delegates', '16');
  await expect(tagIn(page)).toHaveAttribute('meeting-length', '2');
  await expect(attendees.locator('visible=true')).toHaveValue('16');
});

test('a form in the page is asked for once, while its script is on its way', async ({ page }) => {
  const questions: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/embed/1/start')) questions.push(request.url());
  });
  await page.route('**/embed/1/form.js', async (route) => {
    await expect.poll(() => questions.length).toBe(1);
    await route.continue();
  });
  await page.goto(hotelPage('/', tuesday({ weeks: 54 })));
  await expect(roomIn(tagIn(page))).toBeVisible();
  expect(questions).toHaveLength(1);
});

test('two tags of a page do not know each other', async ({ page }) => {
  await page.goto(hotelPage('/two', tuesday({ weeks: 53 })));
  const town = page.locator('#town');
  const country = page.locator('#country');
  const attendees = (tag: typeof town) =>
    tag.getByRole('textbox', { name: 'Attendees' }).and(tag.locator('input:visible'));
  await expect(roomIn(town)).toBeVisible();
  await expect(country.getByRole('article').first()).toBeVisible();
  await town.getByRole('button', { name: 'One attendee fewer' }).click();
  await expect(attendees(town)).toHaveValue('9');
  await expect(attendees(country)).toHaveValue('10');
  await proceedIn(town);
  await expect(country.getByRole('article').first()).toBeVisible();
  await page.reload();
  await expect(checkoutIn(town)).toBeVisible();
  await expect(country.getByRole('article').first()).toBeVisible();
  await expect(attendees(country)).toHaveValue('10');
});

test('a tag that was added and removed 100 times leaves nothing behind', async ({ page }) => {
  await page.addInitScript(countWhatLasts);
  const trace = () =>
    page.evaluate(() => ({
      head: [...document.head.children].map(({ localName }) => localName),
      body: [...document.body.children].map(({ localName }) => localName),
      sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
      lasts: (Reflect.get(window, 'whatLasts') as () => readonly string[])(),
      entries: history.length,
    }));
  const empty = () => page.locator('#view').evaluate((view) => view.replaceChildren());
  const address = hotelPage('/hostile/single-page', tuesday({ weeks: 57 }));
  await page.goto(`${address}&without-foyer`);
  await expect(page.locator('#view[data-turns="0"]')).toBeAttached();
  await empty();
  const before = await trace();
  await page.goto(address);
  const tag = tagIn(page);
  await expect(page.locator('#view[data-turns="0"]')).toBeAttached();
  await expect(roomIn(tag)).toBeVisible();
  await empty();
  // React listens once at a document for changes of the selection, and never ends that.
  const lasts = [...before.lasts, 'selectionchange at document'].toSorted();
  await expect.poll(trace).toEqual({ ...before, lasts, entries: before.entries + 1 });
});

test('under a strict policy of the page a room is booked without a violation', async ({ page }) => {
  await page.goto(hotelPage('/hostile/strict-policy', tuesday({ weeks: 54 })));
  await proceedIn(tagIn(page));
  await bookIn(tagIn(page), aino('policy'));
});

test('on a website that the site does not list the tag says so, and leads to the site', async ({
  page,
  stack,
  watch,
}) => {
  watch.expects(/does not list|status of 403/);
  await page.goto(`http://127.0.0.1:${stack.ports.hotelWebsite}/?delegates=7`);
  const tag = tagIn(page);
  await expect(tag.getByRole('alert')).toContainText('cannot be shown on this website');
  const opened = page.waitForEvent('popup');
  await tag.getByRole('link', { name: 'Open the booking form in a new tab' }).click();
  await expect(await opened).toHaveURL((at) => at.origin === stack.url);
  // The meeting that the tag was asked for is that of the page behind the link.
  const attendees = (await opened).getByRole('textbox', { name: 'Attendees' });
  await expect(attendees.locator('visible=true')).toHaveValue('7');
});

test('a venue that the site does not have is named in the console, and no start page is offered', async ({
  page,
  watch,
}) => {
  watch.expects(/has no venue|status of 404/);
  await page.goto('/?type=room');
  const tag = tagIn(page);
  await expect(roomIn(tag)).toBeVisible();
  const said = page.waitForEvent('console', (message) => message.text().includes('has no venue'));
  await tag.evaluate((element) => element.setAttribute('venue', 'grand-harbor-hotel'));
  expect((await said).text()).toMatch(/has no venue "grand-harbor-hotel"\. Add \?foyer-doctor/);
  await expect(tag.getByRole('heading', { name: 'There is no venue' })).toBeVisible();
  await expect(tag.getByRole('link', { name: 'To the start page' })).toHaveCount(0);
});

test('10,000 messages that are not of the frame change nothing in the page; one of the frame does', async ({
  page,
  watch,
}) => {
  watch.expects(/the form stands in a frame/);
  await collectEvents(page);
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    addEventListener('message', ({ data }) => heard.push(data));
    Object.assign(window, { heard });
  });
  await page.goto(hotelPage('/hostile/array-prototype', tuesday({ weeks: 49 })));
  const shown = tagIn(page).locator('iframe');
  const tag = tagIn(tagIn(page).frameLocator('iframe'));
  await expect(roomIn(tag)).toBeVisible();
  await expect.poll(() => told(page)).toContain('ready');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const around = async () => ({
    url: page.url(),
    entries: await page.evaluate(() => [history.length, JSON.stringify(history.state)]),
    told: await told(page),
    drawn: await tagIn(page).evaluate((element) => element.shadowRoot?.innerHTML),
    inFrame: await tag.evaluate((element) => element.shadowRoot?.innerHTML),
  });
  const before = await around();

  const frame = page.frames().find((one) => one.url().includes('/embed/1/frame'));
  // By the frame itself, whose origin and window are right: of another shape.
  await frame?.evaluate(() => {
    const shapes = [
      { foyer: 2, kind: 'height', height: 700 },
      { foyer: 1, kind: 'height', height: -1 },
      { foyer: 1, kind: 'height', height: '700' },
      { foyer: 1, kind: 'step', step: '//evil.example' },
      { foyer: 1, kind: 'step', step: 7 },
      { foyer: 1, kind: 'event', event: { name: 'paid' } },
      { foyer: 1, kind: 'event', event: { name: 'booked', detail: 7 } },
      { kind: 'event', event: { name: 'booked' } },
      'ready',
      null,
    ];
    for (let times = 0; times < 100; times += 1)
      for (const shape of shapes) parent.postMessage(shape, '*');
  });
  // By the page, by a frame of its own and by one without an origin: of the right shape, and again
  // what the frame has said.
  await page.evaluate(() => {
    const said = [
      { foyer: 1, kind: 'step', step: '/embed' },
      { foyer: 1, kind: 'height', height: 1 },
      {
        foyer: 1,
        kind: 'event',
        event: { name: 'booked', detail: { orderNumber: '1', total: null } },
      },
      ...(Reflect.get(window, 'heard') as unknown[]),
    ];
    const times = Math.ceil(3200 / said.length);
    for (let left = times; left > 0; left -= 1)
      for (const message of said) window.postMessage(message, '*');
    for (const sandbox of ['allow-scripts allow-same-origin', 'allow-scripts']) {
      const other = document.createElement('iframe');
      other.setAttribute('sandbox', sandbox);
      const text = JSON.stringify(said).replaceAll('<', String.raw`\u003c`);
      other.srcdoc = `<script>
for (let left = ${times}; left > 0; left -= 1)
  for (const message of ${text}) parent.postMessage(message, '*');
</script>`;
      document.body.append(other);
    }
  });
  const heard = () => page.evaluate(() => (Reflect.get(window, 'heard') as unknown[]).length);
  await expect.poll(heard).toBeGreaterThan(10_000);
  expect(await around()).toEqual(before);
  expect(requests.filter((url) => url.startsWith('http'))).toEqual([]);

  await frame?.evaluate(() => parent.postMessage({ foyer: 1, kind: 'height', height: 777 }, '*'));
  await expect(shown).toHaveCSS('block-size', '777px');
});

test('a copied address leads another visitor to the same step, without what was typed', async ({
  page,
  browser,
}) => {
  await page.goto(hotelPage('/', tuesday({ weeks: 47 })));
  const tag = tagIn(page);
  await tag.getByRole('button', { name: 'One attendee fewer' }).click();
  const attendees = (of: typeof tag) =>
    of.getByRole('textbox', { name: 'Attendees' }).and(of.locator('input:visible'));
  await expect(attendees(tag)).toHaveValue('9');
  await expect(page).toHaveURL(/delegates%3D9/);

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(page.url());
  const theirs = tagIn(other);
  await expect(attendees(theirs)).toHaveValue('9');
  await expect(roomIn(theirs)).toBeVisible();

  await proceedIn(tag);
  const first = tag.getByRole('textbox', { name: words.en.firstName });
  await first.pressSequentially('Aino');
  await other.goto('about:blank');
  await other.goto(page.url());
  await expect(checkoutIn(theirs)).toBeVisible();
  await expect(theirs.getByRole('textbox', { name: words.en.firstName })).toHaveValue('');
  await expect(first).toHaveValue('Aino');
  await context.close();
});
