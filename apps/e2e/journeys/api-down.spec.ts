import { tuesday, venueAddress } from '../stage/meeting.ts';
import { expect, test } from '../stage/test.ts';
import { panel } from '../stage/visitor.ts';

test.describe('the API is down', () => {
  test.afterEach(async ({ stack }, { status, expectedStatus }) => {
    if (status === expectedStatus) return;
    await stack.part('api').kill('SIGTERM');
    await stack.part('api').start();
  });

  test('list and page say that the API is down, typed values are kept, and Try again loads them', async ({
    page,
    stack,
    watch,
  }) => {
    watch.expects(/status of 503/);
    watch.mayPush(/grand-harbour-hotel/);
    await page.goto(venueAddress('grand-harbour-hotel', tuesday({ weeks: 12 })));
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.route('**/apiv2/availability/**', (route) => route.fulfill({ status: 503 }));
    const attendees = panel(page).getByRole('textbox', { name: 'Attendees' });
    const start = panel(page).getByRole('combobox', { name: 'Start time' });
    await attendees.fill('24');
    // As a visitor does: what is free that day comes with the press, and moves the offers.
    await start.click();
    await start.selectOption('10:00');
    await expect(page.getByText('We could not load the rooms.')).toBeVisible({ timeout: 20_000 });
    await expect(attendees).toHaveValue('24');
    await expect(start).toHaveValue('10:00');
    await page.unroute('**/apiv2/availability/**');
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    const counted = page.getByRole('status').filter({ hasText: /Showing \d+ out of 24/ });
    await expect(counted).toBeVisible();

    await stack.part('api').kill('SIGKILL');
    const answer = await page.reload();
    expect(answer?.status()).toBe(503);
    const pageWithoutVenue = await page.request.get(page.url());
    await expect(
      page.getByRole('heading', { name: 'This venue is not available right now.' }),
    ).toBeVisible();
    await stack.part('api').start();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Grand Harbour Hotel' }),
    ).toBeVisible();
    await expect(attendees).toHaveValue('24');
    await expect(start).toHaveValue('10:00');
    await expect(counted).toBeVisible();

    // The API was away when the front door asked, and is back when the browser asks.
    await page.route(page.url(), (route) => route.fulfill({ response: pageWithoutVenue }));
    await page.reload();
    await expect(counted).toBeVisible();
    await expect(attendees).toHaveValue('24');
  });
});
