import { createHash } from 'node:crypto';
import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../scripts/root.ts';
import { alterRemotes, type CopiedSite, copySite } from '../stage/copied-site.ts';
import { tuesday, venueAddress } from '../stage/meeting.ts';
import { startEdge } from '../stage/own-edge.ts';
import { expect, test as journey } from '../stage/test.ts';
import {
  aino,
  checkOut,
  choose,
  firstInstantOffer,
  isThanked,
  offerCard,
  panel,
} from '../stage/visitor.ts';

/** A copy of the deployed site that a journey may damage, and a front door that serves it. */
const test = journey.extend<{ site: CopiedSite; door: string }>({
  site: async ({}, use) => {
    const site = copySite();
    await use(site);
    site.remove();
  },
  door: async ({ stack, site, page }, use) => {
    const edge = await startEdge(stack, site.folder);
    await use(edge.url);
    // An open page would report errors when its front door stops.
    await page.goto('about:blank');
    await edge.stop();
  },
});

const rooms = venueAddress('grand-harbour-hotel', tuesday({ weeks: 11 }));
const hashOf = (file: string) =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

test('a remote with missing files shows an error in its slot, the rest works, and Try again loads it', async ({
  page,
  site,
  door,
  watch,
}) => {
  watch.expects(/status of 404|remote-missing|Failed to (load|fetch)|preload|MIME/);
  // The message takes less than the place that the list would have.
  watch.mayPush(/grand-harbour-hotel/);
  const folder = site.own('room-list');
  renameSync(folder, `${folder}.gone`);
  await page.goto(door + rooms);
  const failed = page
    .getByRole('alert')
    .filter({ hasText: 'This part of the page cannot be shown right now: List of rooms' });
  await expect(failed).toBeVisible();
  await expect(failed.getByRole('link', { name: /Send an enquiry by e-mail/ })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  await expect(failed.getByRole('link', { name: /^\+358/ })).toHaveAttribute('href', /^tel:/);
  await panel(page).getByRole('button', { name: 'One attendee more' }).click();
  await expect(panel(page).getByRole('textbox', { name: 'Attendees' })).toHaveValue('11');
  await expect(page.getByRole('heading', { name: 'Where it is' })).toBeVisible();

  renameSync(`${folder}.gone`, folder);
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a room' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('altered files of a remote are refused until Try again gets the right ones, and one with a newer contract is not mounted', async ({
  page,
  site,
  door,
  watch,
}) => {
  watch.expects(/integrity|remote-missing|Failed to (load|fetch)/);
  // The drawn form gets the buttons that it needs without its script.
  watch.mayPush(/grand-harbour-hotel/);
  // The page's head names the form's file with its hash; the list's file may load later. The
  // browser checks the hashes of both.
  const [restoreList] = ['room-list', 'booking-form'].map((id) => alterRemotes(site.own(id)));
  site.change('package-list', (entry) => (entry.contract = 99));
  const missing = (name: string) =>
    page
      .getByRole('alert')
      .filter({ hasText: `This part of the page cannot be shown right now: ${name}` });
  const hasRun = () => page.evaluate(() => 'alteredFileRan' in window);
  await page.goto(door + rooms);
  await expect(missing('List of rooms')).toBeVisible();
  // The drawn form works without its script.
  await panel(page).getByRole('textbox', { name: 'Attendees' }).fill('4');
  await panel(page).getByRole('button', { name: 'Show rooms' }).click();
  await expect(page).toHaveURL(/delegates=4/);
  await expect(panel(page).getByRole('textbox', { name: 'Attendees' })).toHaveValue('4');
  expect(await hasRun()).toBe(false);

  // The browser has kept the altered file, and a part that loads later imports the file as well.
  restoreList?.();
  await missing('List of rooms').getByRole('button', { name: 'Try again' }).click();
  const name = await firstInstantOffer(page);
  await offerCard(page, name).getByRole('button', { name: 'Show details' }).click();
  await expect(offerCard(page, name)).toContainText('Dimensions');
  expect(await hasRun()).toBe(false);

  await page.goto(door + rooms.replace('type=room', 'type=package'));
  await expect(missing('List of packages')).toBeVisible();
});

const drawings = {
  'throws an error': 'throw new Error("broken");',
  'never ends': 'for (;;);',
  'is of a wrong hash': null,
} as const;
for (const [what, body] of Object.entries(drawings))
  test(`a remote whose drawing ${what} costs its slot its drawing, and nobody anything else`, async ({
    page,
    site,
    door,
  }) => {
    const file = path.join(site.own('room-list'), 'server/server.js');
    writeFileSync(
      file,
      `export default { id: 'room-list', contract: 5, draw: async () => { ${body ?? ''} } };`,
    );
    site.change('room-list', ({ server, integrity }) => {
      if (body !== null) integrity[server] = hashOf(file);
    });
    const html = await (await page.request.get(door + rooms)).text();
    // The messages of the remotes follow after the drawing.
    const [drawn] = html.split('id="foyer-boot"');
    expect(drawn).toContain('One attendee more');
    expect(drawn).not.toContain('>Choose a room<');
    await page.goto(door + rooms);
    await expect(page.getByRole('heading', { name: 'Choose a room' })).toBeVisible();
    await choose(page, await firstInstantOffer(page));
  });

test('a remote built with another React loads through Module Federation, with its own copy', async ({
  page,
  site,
  door,
}) => {
  const made = path.join(root, 'apps/e2e/other-react/dist/federation');
  const deployed = path.join(site.own('room-list'), '../other-react');
  cpSync(made, path.join(deployed, 'federation'), { recursive: true });
  const address = '/remotes/room-list/other-react/federation';
  site.change('room-list', (entry) => {
    entry.vendor = 'react-18';
    entry.federation = {
      name: 'other_react',
      manifest: `${address}/mf-manifest.json`,
      entry: `${address}/remoteEntry.js`,
    };
    for (const file of ['mf-manifest.json', 'remoteEntry.js'])
      entry.integrity[`${address}/${file}`] = hashOf(path.join(made, file));
  });
  await page.goto(door + rooms);
  const other = page.getByRole('region', { name: 'A remote of another make' });
  await expect(other).toContainText('React 18.3.1 shows Grand Harbour Hotel for 10.');
  await other.getByRole('button', { name: 'Five more' }).click();
  await expect(other).toContainText('for 15.');
  await expect(panel(page).getByRole('textbox', { name: 'Attendees' })).toHaveValue('15');
});

test('the room list itself, loaded through Module Federation, books a room', async ({
  page,
  site,
  door,
}) => {
  site.change('room-list', (entry) => (entry.vendor = 'some-other-set'));
  await page.goto(door + rooms);
  const name = await firstInstantOffer(page);
  await choose(page, name);
  await expect(panel(page)).toContainText(name);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL(/\/book-universal\//);
  await checkOut(page, aino('federated'));
  await isThanked(page);
});
