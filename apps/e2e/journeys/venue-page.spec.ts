import { expect, test } from '../stage/test.ts';
import { panel } from '../stage/visitor.ts';

test(
  'the venue page has pictures, text, the form, both lists, a drawn map and similar venues ' +
    '(VENUE-001, VENUE-003, VENUE-004, VENUE-005, VENUE-011, VENUE-012, VENUE-013, VENUE-015, ' +
    'VENUE-016, VENUE-027, VENUE-028, VENUE-030, VENUE-034)',
  async ({ page }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).hostname !== 'localhost') elsewhere.push(request.url());
    });
    await page.goto('/grand-harbour-hotel?type=room');
    const main = page.getByRole('main');
    await expect(
      main.getByRole('heading', { level: 1, name: 'Grand Harbour Hotel' }),
    ).toBeVisible();
    await expect(main.getByRole('group', { name: 'Pictures: Grand Harbour Hotel' })).toBeVisible();
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
    await page.getByRole('heading', { name: 'Where it is' }).scrollIntoViewIfNeeded();
    await expect(page.getByText('A drawing, not a map of the place')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open in maps' })).toBeVisible();
    expect(elsewhere).toEqual([]);

    const similar = page.getByRole('list', { name: 'Similar venues nearby' });
    await page.getByRole('button', { name: 'Next venues' }).click();
    await expect.poll(() => similar.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
    await similar.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Grand Harbour Hotel');
  },
);

test('the venue’s notices close one by one, and stay closed during the visit (VENUE-021, VENUE-022, VENUE-023, VENUE-057)', async ({
  page,
}) => {
  await page.goto('/grand-harbour-hotel?type=room');
  const notices = page.getByRole('list', { name: 'Notices of the house' });
  await expect(notices).toContainText('Rooms are filled to 80% at most.');
  await expect(notices).toContainText('Morning coffee on the house');
  await notices.getByRole('button', { name: 'Close this notice' }).first().click();
  await expect(notices).not.toContainText('Rooms are filled');
  await page.reload();
  await expect(notices).toContainText('Morning coffee on the house');
  await expect(notices).not.toContainText('Rooms are filled');
  // The front door renders the page without it, so that hydration removes nothing.
  const drawn = await (await page.request.get(page.url())).text();
  expect(drawn).toContain('Morning coffee on the house</');
  expect(drawn).not.toContain('Rooms are filled to 80');
});

test('the venue’s 360° view turns, in a frame without an origin (VENUE-058)', async ({ page }) => {
  await page.goto('/grand-harbour-hotel?type=room');
  await page.getByRole('button', { name: '360° view', exact: true }).click();
  const around = page.getByRole('dialog', { name: '360° view: Grand Harbour Hotel' });
  const frame = around.getByTitle('360° view: Grand Harbour Hotel');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
  expect((await frame.boundingBox())?.width).toBeGreaterThan(1000);
  const view = frame.contentFrame().locator('#view');
  await expect(view.locator('canvas')).toBeVisible();
  await expect(view.locator('.pnlm-load-box')).toBeHidden();
  const before = await view.screenshot();
  await view.focus();
  await page.keyboard.down('ArrowRight');
  await expect
    .poll(async () => before.equals(await view.screenshot()), 'the picture has turned')
    .toBe(false);
  await page.keyboard.up('ArrowRight');
  // Keys within the view are the view's.
  await around.getByRole('button', { name: 'Close' }).click();
  await expect(around).toBeHidden();
});

test('a venue and its room in another language are translated on request (VENUE-006 to VENUE-008, VENUE-010, ROOM-016, API-032)', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on(
    'request',
    (request) =>
      new URL(request.url()).pathname === '/apiv2/translate' && asked.push(request.method()),
  );
  await page.goto('/de/quiet-house?type=room');
  // The text about the house stands below the cards.
  const about = page.getByRole('button', { name: 'Übersetzung anzeigen' }).last();
  await expect(page.getByText('Dieser Text ist in einer anderen Sprache: English.')).toBeVisible();
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: 'Details anzeigen' }).click();
  await expect(card.getByText('Dieser Text ist in einer anderen Sprache: English.')).toBeVisible();
  expect(asked).toEqual([]);
  await about.click();
  await expect(page.getByText('Automatisch übersetzt.')).toBeVisible();
  await page.getByRole('button', { name: 'Original anzeigen' }).click();
  await expect(page.getByText('Automatisch übersetzt.')).toHaveCount(0);
  await card.getByRole('button', { name: 'Übersetzung anzeigen' }).click();
  await expect(card.getByText('Automatisch übersetzt.')).toBeVisible();
  expect(asked).toEqual(['POST', 'POST']);
});
