import type { Page } from '@playwright/test';
import { tuesday, venueAddress } from '../stage/meeting.ts';
import { expect, test } from '../stage/test.ts';
import { choose, firstInstantOffer, offerCard, panel, proceed } from '../stage/visitor.ts';

const meeting = tuesday({ weeks: 14, from: '10:00', to: '15:00' });
const address = venueAddress('grand-harbour-hotel', meeting, { delegates: '9' });

test('back, forward, reload and a shared link keep the meeting', async ({ page, another }) => {
  await page.goto(address);
  const people = panel(page).getByRole('textbox', { name: 'Attendees' });
  const start = panel(page).getByRole('combobox', { name: 'Start time' });
  await expect(start).toHaveValue('10:00');
  await start.selectOption('11:00');
  await panel(page).getByRole('button', { name: 'One attendee more' }).click();
  await expect(people).toHaveValue('10');
  const changed = page.url();
  await page.goBack();
  await expect(people).toHaveValue('9');
  await page.goBack();
  await expect(start).toHaveValue('10:00');
  await page.goForward();
  await page.goForward();
  await expect(people).toHaveValue('10');
  await expect(start).toHaveValue('11:00');
  expect(page.url()).toBe(changed);
  await page.reload();
  await expect(people).toHaveValue('10');

  const friend = await another({ timezoneId: 'America/New_York' });
  await friend.goto(changed);
  await expect(panel(friend).getByRole('combobox', { name: 'Start time' })).toHaveValue('11:00');
  await expect(panel(friend).getByRole('textbox', { name: 'Attendees' })).toHaveValue('10');
  await expect(panel(friend)).toContainText(/Your time: .*0?4:00/);
});

test('back from the checkout, reload and a shared link keep the meeting and the chosen room', async ({
  page,
  another,
}) => {
  await page.goto(address);
  const name = await firstInstantOffer(page);
  const chosen = (of: Page) =>
    offerCard(of, name).getByRole('radio', { name: `Select: ${name}`, exact: true });
  await choose(page, name);
  await proceed(page);
  await page.goBack();
  await expect(chosen(page)).toBeChecked();
  await expect(panel(page).getByRole('textbox', { name: 'Attendees' })).toHaveValue('9');
  await expect(panel(page).getByRole('combobox', { name: 'Start time' })).toHaveValue('10:00');
  await page.reload();
  await expect(chosen(page)).toBeChecked();
  // The front door draws the choice, too.
  const unscripted = await another({ javaScriptEnabled: false });
  const offer = new URL(page.url()).searchParams.get('offer') ?? '';
  await unscripted.goto(
    venueAddress('grand-harbour-hotel', tuesday({ weeks: 15 }), { delegates: '9', offer }),
  );
  await expect(chosen(unscripted)).toBeChecked();
  await proceed(page);
});

test('two tabs are independent of each other', async ({ page, context }) => {
  await page.goto(address);
  const tab = await context.newPage();
  await tab.goto(
    venueAddress('reykjavik-dome', tuesday({ weeks: 14, zone: 'Atlantic/Reykjavik' }), {
      delegates: '4',
    }),
  );
  await expect(panel(tab).getByRole('textbox', { name: 'Attendees' })).toHaveValue('4');
  await panel(page).getByRole('button', { name: 'One attendee more' }).click();
  await expect(panel(page).getByRole('textbox', { name: 'Attendees' })).toHaveValue('10');
  await expect(panel(tab).getByRole('textbox', { name: 'Attendees' })).toHaveValue('4');
  await expect(tab.getByRole('article').first()).toContainText(/ISK\s?[\d,]+(?!\.\d)/);
});

test('an address with invalid parameters still opens the venue', async ({ page }) => {
  await page.goto(
    '/grand-harbour-hotel?type=spaceship&datetime=never&end-datetime=-1&delegates=-4&meeting-length=ages' +
      '&layout=%3Cscript%3E&rates=no&unknown=1',
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Grand Harbour Hotel' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(panel(page).getByRole('textbox', { name: 'Attendees' })).toHaveValue(/^[1-9]\d*$/);
});

test('an unknown hostname gets no site, an unknown venue a page that says so', async ({
  page,
  request,
  stack,
  watch,
}) => {
  watch.expects(/status of 404/);
  const answer = await request.get(stack.url, { headers: { host: 'elsewhere.example' } });
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toBe('There is no site at this address.');
  const missing = await page.goto('/no-such-house');
  expect(missing?.status()).toBe(404);
  await expect(
    page.getByRole('heading', { name: 'There is no venue at this address.' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'To the start page' }).click();
  await expect(page.getByRole('link', { name: /Grand Harbour Hotel/ }).first()).toBeVisible();
});

test('a venue that is always closed says so and takes no booking (FORM-012, ERR-012)', async ({
  page,
}) => {
  await page.goto(venueAddress('always-closed', tuesday({ weeks: 31 })));
  await expect(panel(page).getByText('Venue closed')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Choose a room' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Similar venues nearby' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
});
