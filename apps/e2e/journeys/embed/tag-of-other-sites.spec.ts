import { mailTo } from '../../stage/inbox.ts';
import { test } from '../../stage/hotel-test.ts';
import { checkoutIn, enterVisitorIn, hotelPage, tagIn } from '../../stage/in-a-tag.ts';
import { tuesday } from '../../stage/meeting.ts';
import { bookOffice } from '../../stage/office.ts';
import { enterCustomer } from '../../stage/property.ts';
import {
  bookRoomOfDay,
  builder,
  daysDialog,
  dayTab,
  openDay,
  plannedDay,
  proceedWithDays,
} from '../../stage/several-days.ts';
import { collectEvents, told } from '../../stage/tag-events.ts';
import { expect } from '../../stage/test.ts';
import { acceptTerms, aino, choose, enterCard, pressBook } from '../../stage/visitor.ts';
import { words } from '../../stage/words.ts';

const hostname = 'opera.booking-engine.localhost';

test('the tag of a site with a property system books two days; where a step fails, its link leads to that site', async ({
  page,
  stack,
  watch,
}) => {
  watch.expects(/ERR_FAILED/);
  const visitor = aino('opera-tag');
  await collectEvents(page);
  const { start, end } = tuesday({ weeks: 33 });
  const address = hotelPage('/opera', { start, end: end + 86_400 }).replace(
    /meeting-length=\d+/,
    'meeting-length=overone',
  );
  await page.goto(`${address}&delegates=12`);
  const tag = tagIn(page);
  await expect(builder(tag)).toBeVisible();
  const first = await bookRoomOfDay(tag);
  await expect(daysDialog(tag)).toBeVisible();
  await page.keyboard.press('Escape');
  await tag.getByRole('button', { name: 'Add a day' }).click();
  await expect(dayTab(tag, 2)).toBeFocused();
  await openDay(tag).getByRole('combobox', { name: 'End time' }).selectOption('15:30');
  const second = await bookRoomOfDay(tag);
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(plannedDay(tag, 1)).toContainText(first);
  await expect(plannedDay(tag, 2)).toContainText(`09:00–15:30, 12 people${second}`);

  await proceedWithDays(tag).click();
  await expect(checkoutIn(tag)).toBeVisible();
  await expect(tag.getByRole('row', { name: /^Day 2/ })).toBeVisible();
  expect((await told(page)).filter((event) => event === 'cart')).toHaveLength(1);

  // What the visitor's own cart holds is not taken: after Back, and after a reload that follows it.
  await page.goBack();
  await expect(plannedDay(tag, 1)).toContainText(first);
  await expect(plannedDay(tag, 2)).toContainText(second);
  await expect(proceedWithDays(tag)).toBeEnabled();
  expect(decodeURIComponent(page.url())).not.toContain('cart=');
  await page.reload();
  await expect(plannedDay(tag, 1)).toContainText(first);
  await expect(plannedDay(tag, 2)).toContainText(second);
  await expect(proceedWithDays(tag)).toBeEnabled();
  await proceedWithDays(tag).click();
  await expect(checkoutIn(tag)).toBeVisible();
  await enterCustomer(page, visitor);
  await enterCard(page);
  await acceptTerms(tag);
  await page.route('**/embed/1/start?*', (route) => route.abort());
  await pressBook(tag);
  await expect(
    tag.getByRole('link', { name: 'Open the booking form in a new tab' }),
  ).toHaveAttribute('href', new RegExp(`^http://${hostname}:${stack.ports.edge}/`));
  await page.unroute('**/embed/1/start?*');
  await tag.getByRole('button', { name: 'Try again' }).click();
  await expect(tag.getByRole('heading', { level: 1, name: words.en.booked })).toBeVisible();
  await expect.poll(() => told(page)).toContainEqual(expect.stringMatching(/^booked \d+ EUR$/));
  expect((await mailTo(stack, visitor.email, first)).text).toContain(second);

  // The page is told of a booking once, whatever is loaded again.
  await page.reload();
  await expect(tag.getByRole('heading', { level: 1, name: words.en.booked })).toBeVisible();
  await expect.poll(() => told(page)).toContain('ready');
  expect(await told(page)).not.toContainEqual(expect.stringMatching('booked'));
});

test('a tag of another site than that of its script leads to that site before it has answered', async ({
  page,
  stack,
  watch,
}) => {
  watch.expects(/ERR_FAILED/);
  await page.route('**/embed/1/start?*', (route) => route.abort());
  await page.goto(hotelPage('/opera', tuesday({ weeks: 34 })));
  const opened = page.waitForEvent('popup');
  await tagIn(page).getByRole('link', { name: 'Open the booking form in a new tab' }).click();
  const tab = await opened;
  await expect(tab).toHaveURL(
    new RegExp(`^http://${hostname}:${stack.ports.edge}/harbour-opera\\b`),
  );
  await expect(tab.getByRole('article').first()).toBeVisible();
});

test('the tag whose script comes from the operator’s site holds an office and books it, and tells of both once', async ({
  page,
  stack,
}) => {
  const visitor = aino('office-tag');
  await collectEvents(page);
  const meeting = tuesday({ weeks: 33, from: '10:00', to: '14:00' });
  await page.goto(`${hotelPage('/offices', meeting)}&delegates=4`);
  const tag = tagIn(page);
  await choose(tag, 'Perch');
  await tag.getByRole('button', { name: words.en.proceed, exact: true }).first().click();
  await expect(checkoutIn(tag)).toBeVisible();
  await expect(tag.getByRole('timer')).toBeVisible();
  await bookOffice(page, visitor);
  await expect(tag.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  const events = await told(page);
  expect(events.filter((event) => /^(cart|booked|enquired)/.test(event))).toEqual([
    'cart',
    expect.stringMatching(/^booked \d+ EUR$/),
  ]);
  await mailTo(stack, visitor.email, 'Perch');
});

test('an office’s checkout that is loaded again in the tag keeps what is typed before its scripts come', async ({
  page,
  stack,
}) => {
  const visitor = aino('office-again');
  await collectEvents(page);
  // As after ten minutes on the hotel's page, of which nothing is taken from a hold.
  await page.addInitScript(() => {
    const since = performance.now.bind(performance);
    performance.now = () => since() + 600_000;
  });
  const meeting = tuesday({ weeks: 32, from: '10:00', to: '14:00' });
  await page.goto(`${hotelPage('/offices', meeting)}&delegates=4`);
  const tag = tagIn(page);
  await choose(tag, 'Perch');
  await tag.getByRole('button', { name: words.en.proceed, exact: true }).first().click();
  await expect(tag.getByRole('timer')).toContainText(/19:|20:/);

  const typed = Promise.withResolvers<void>();
  await page.route(/\/embedded\/(?!tag\/).*\.js$/, async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.reload();
  const first = tag.getByRole('textbox', { name: words.en.firstName });
  await first.pressSequentially('Aino Maria');
  await first.evaluate((field) => field.setAttribute('data-typed', ''));
  expect(await told(page)).not.toContain('ready');
  typed.resolve();
  await expect.poll(() => told(page)).toContain('ready');
  await expect(tag.locator('[data-remote="regus-checkout"]')).toHaveAttribute(
    'data-state',
    'ready',
  );
  await expect(first).toHaveValue('Aino Maria');
  await expect(first).toHaveAttribute('data-typed');
  await expect(first).toBeFocused();
  await expect(tag.getByRole('timer')).toContainText(/19:|20:/);
  await page.unroute(/\/embedded\/(?!tag\/).*\.js$/);
  await bookOffice(page, { ...visitor, first: 'Aino Maria' });
  await expect(tag.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  await mailTo(stack, visitor.email, 'Perch');
});

test('an enquiry is sent in the tag’s dialog, and the page is told of it once, and that it is closed', async ({
  page,
  stack,
}) => {
  const visitor = aino('enquiry-tag');
  await collectEvents(page);
  await page.goto(hotelPage('/on-request', tuesday({ weeks: 33, zone: 'Europe/Oslo' })));
  const tag = tagIn(page);
  await tag.getByRole('button', { name: 'Book a meeting room' }).click();
  const dialog = tag.getByRole('dialog');
  const room = dialog.getByRole('article').first();
  const name = ((await room.getByRole('heading').textContent()) ?? '').trim();
  await choose(dialog, name);
  await dialog.getByRole('button', { name: 'Send request' }).first().click();
  await expect(
    dialog.getByRole('heading', { level: 1, name: 'Complete your enquiry' }),
  ).toBeVisible();
  await enterVisitorIn(dialog, visitor);
  await acceptTerms(dialog);
  await dialog.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(
    dialog.getByRole('heading', { level: 1, name: 'Thank you, your request has been sent' }),
  ).toBeVisible();
  await expect.poll(() => told(page)).toContain('enquired');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => told(page)).toContain('closed');
  const events = await told(page);
  expect(events.filter((event) => /^(cart|booked|enquired|closed)/.test(event))).toEqual([
    'cart',
    'enquired',
    'closed',
  ]);
  await mailTo(stack, 'meetings@enquiry-only.example', visitor.email);
  expect((await mailTo(stack, visitor.email)).text).toContain('Nothing is booked yet');
});
