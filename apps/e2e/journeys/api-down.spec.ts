import { tuesday, venueAddress } from '../stage/meeting.ts';
import { expect, test } from '../stage/test.ts';
import { panel } from '../stage/visitor.ts';

const address = venueAddress('grand-harbour-hotel', tuesday({ weeks: 12 }));

test.describe('the API is down', () => {
  test.afterEach(async ({ stack }) => {
    await stack.part('api').kill('SIGTERM');
    await stack.part('api').start();
  });

  test('when the page is opened: it says so, and Try again brings the venue once it is back', async ({
    page,
    stack,
    watch,
  }) => {
    watch.expects(/status of 503/);
    await stack.part('api').kill('SIGKILL');
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(503);
    await expect(
      page.getByRole('heading', { name: 'This venue is not available right now.' }),
    ).toBeVisible();
    await stack.part('api').start();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Grand Harbour Hotel' }),
    ).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('between two questions: the list says so, nothing typed is lost, and Try again goes on', async ({
    page,
    stack,
    watch,
  }) => {
    watch.expects(/status of 503/);
    watch.mayPush(/grand-harbour-hotel/);
    await page.goto(address);
    await expect(page.getByRole('article').first()).toBeVisible();
    await stack.part('api').kill('SIGKILL');
    await panel(page).getByRole('textbox', { name: 'Attendees' }).fill('24');
    await panel(page).getByRole('combobox', { name: 'Start time' }).selectOption('10:00');
    await expect(page.getByText('We could not load the rooms.')).toBeVisible({ timeout: 20_000 });
    await expect(panel(page).getByRole('textbox', { name: 'Attendees' })).toHaveValue('24');
    await expect(panel(page).getByRole('combobox', { name: 'Start time' })).toHaveValue('10:00');
    await stack.part('api').start();
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('We could not load the rooms.')).toBeHidden();
    await expect(
      page.getByRole('status').filter({ hasText: /Showing \d+ out of 24 rooms/ }),
    ).toBeVisible();
    await expect(panel(page).getByRole('textbox', { name: 'Attendees' })).toHaveValue('24');
  });
});
