import { isAccessible } from '../stage/is-accessible.ts';
import { expect, test } from '../stage/test.ts';
import { panel } from '../stage/visitor.ts';

test(
  'the venue page has the house’s pictures, words, checklists, the form, both lists and the ' +
    'place (VENUE-001, VENUE-003, VENUE-004, VENUE-005, VENUE-011, VENUE-012, VENUE-013, ' +
    'VENUE-014, VENUE-015, VENUE-016, VENUE-034)',
  async ({ page }) => {
    await page.goto('/grand-harbour-hotel?type=room');
    const main = page.getByRole('main');
    await expect(
      main.getByRole('heading', { level: 1, name: 'Grand Harbour Hotel' }),
    ).toBeVisible();
    await expect(
      main.getByRole('group', { name: 'Pictures of Grand Harbour Hotel' }),
    ).toBeVisible();
    await expect(panel(page)).toBeVisible();
    for (const name of [
      'A quiet house on a lively quay',
      'What the house offers',
      'Choose a room',
      'Where it is',
      'Similar venues nearby',
    ])
      await expect(main.getByRole('heading', { name })).toBeVisible();
    await panel(page).getByText('Package', { exact: true }).click();
    await expect(main.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
    expect((await main.boundingBox())?.height).toBeGreaterThan(600);
  },
);

test('the discount panel opens, applies a code, and closes (VENUE-018, VENUE-019, VENUE-050)', async ({
  page,
}) => {
  await page.goto('/grand-harbour-hotel?type=room');
  await panel(page).getByText('More options').click();
  const code = panel(page).getByRole('textbox', { name: 'Discount code' });
  await code.fill('SUMMER15');
  await panel(page).getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('article').first()).toContainText('15% off');
  await panel(page).getByText('Fewer options').click();
  await expect(code).toBeHidden();
});

test('the house’s notices close one by one, and stay closed while one visits (VENUE-021, VENUE-022, VENUE-023, VENUE-057)', async ({
  page,
}) => {
  await page.goto('/grand-harbour-hotel?type=room');
  const notices = page.getByRole('list', { name: 'Notices of the house' });
  await expect(notices).toContainText('Rooms are filled to 80 % at most.');
  await expect(notices).toContainText('Coffee on the house until September');
  await notices.getByRole('button', { name: 'Close this notice' }).first().click();
  await expect(notices).not.toContainText('Rooms are filled');
  await page.reload();
  await expect(notices).toContainText('Coffee on the house until September');
  await expect(notices).not.toContainText('Rooms are filled');
  // The front door drew the page without it: nothing goes away when the page comes to life.
  const drawn = await (await page.request.get(page.url())).text();
  expect(drawn).toContain('Coffee on the house until September</');
  expect(drawn).not.toContain('Rooms are filled to 80');
});

test('the house’s 360° view and a room’s are pages of our own in frames without scripts (VENUE-058, ROOM-009)', async ({
  page,
  watch,
}) => {
  // The watch itself is a script.
  watch.expects(/^Blocked script execution in '[^']*walk-/);
  await page.goto('/grand-harbour-hotel?type=room');
  await page.getByRole('button', { name: '360° view', exact: true }).click();
  const around = page.getByRole('dialog', { name: '360° view of Grand Harbour Hotel' });
  await expect(around.getByTitle('360° view of Grand Harbour Hotel')).toHaveAttribute(
    'sandbox',
    '',
  );
  await expect(page.frameLocator('iframe').getByRole('img').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(around).toBeHidden();
});

test('a reader of another language asks for a translation, and has the original back (VENUE-006, VENUE-007, VENUE-008, VENUE-010)', async ({
  page,
}) => {
  await page.goto('/de/quiet-house?type=room');
  const ask = page.getByRole('button', { name: 'Übersetzung anzeigen' });
  await expect(page.getByText('Dieser Text ist in einer anderen Sprache.')).toBeVisible();
  await ask.click();
  await expect(page.getByText('Automatisch übersetzt.')).toBeVisible();
  await page.getByRole('button', { name: 'Original anzeigen' }).click();
  await expect(ask).toBeVisible();
});

test('a room that is described in another language is translated in its details, once that is asked for (ROOM-016, API-032)', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on(
    'request',
    (request) =>
      new URL(request.url()).pathname === '/apiv2/translate' && asked.push(request.method()),
  );
  await page.goto('/de/quiet-house?type=room');
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: 'Details anzeigen' }).click();
  await expect(card.getByText('Dieser Text ist in einer anderen Sprache.')).toBeVisible();
  expect(asked).toEqual([]);
  await card.getByRole('button', { name: 'Übersetzung anzeigen' }).click();
  await expect(card.getByText('Automatisch übersetzt.')).toBeVisible();
  expect(asked).toEqual(['POST']);
});

test('similar venues turn by arrows, and one leads to the next house (VENUE-013, VENUE-027, VENUE-028, VENUE-030)', async ({
  page,
}) => {
  await page.goto('/grand-harbour-hotel?type=room');
  await expect(page.getByRole('article').first()).toBeVisible();
  const list = page.getByRole('list', { name: 'Similar venues nearby' });
  await page.getByRole('button', { name: 'Next venues' }).click();
  await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await list.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Grand Harbour Hotel');
});

test('with the drawn map in view nobody trips over its parts, in light and in dark (VENUE-012)', async ({
  page,
}) => {
  await page.goto('/grand-harbour-hotel?type=room');
  await page.getByRole('heading', { name: 'Where it is' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('A drawing, not a map of the place')).toBeVisible();
  await isAccessible(page);
});
