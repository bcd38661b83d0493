import { type Browser, chromium, type Page } from 'playwright';
import { startOnFreePorts } from '../../../apps/e2e/stage/running-stack.ts';
import { browserFlags, needBrowser } from '../../browser.ts';
import { buildAll } from '../../build-all.ts';
import { bookInATag } from '../book-in-a-tag.ts';
import { type Proof, table } from '../page.ts';
import { startWordPress, type WordPress } from './start-wordpress.ts';

type Row = { what: string; wanted: string; seen: string };
type Addresses = Readonly<Record<'shortcode' | 'block' | 'hostile' | 'none', string>>;

/** The plugin in the system’s own WordPress, and visitors and an editor in Chromium. */
export async function proveWordPress(): Promise<Proof> {
  const executablePath = await needBrowser();
  const wordpress = await startWordPress();
  try {
    await buildAll();
    const stack = await startOnFreePorts(undefined, { EMBED_ORIGINS: wordpress.url });
    const browser = await chromium.launch({ executablePath, args: [...browserFlags] });
    try {
      const rows = await visit(browser, wordpress, stack.url);
      return {
        heading: 'A WordPress page books a room',
        text: `The plugin of \`integrations/wordpress\`, installed from the ZIP that the host serves, in Debian's WordPress
with PHP's own server and a MariaDB of its own.
Visitors book at two pages, by shortcode and by block, to be paid at the venue; an editor opens the block.

${table(
  ['', 'wanted', 'seen'],
  rows.map(({ what, wanted, seen }) => [what, asCode(wanted), asCode(seen)]),
)}`,
        problems: rows
          .filter(({ wanted, seen }) => wanted !== seen)
          .map(({ what, wanted, seen }) => `${what}: ${seen} and not ${wanted}`),
      };
    } finally {
      await browser.close();
      await stack.stop();
    }
  } finally {
    await wordpress.stop();
  }
}

/** Elements and comments of HTML would not be seen in the page of proofs. */
const asCode = (text: string): string => (text.includes('<') ? `\`${text}\`` : text);

async function visit(browser: Browser, wordpress: WordPress, foyer: string): Promise<Row[]> {
  const setUp = JSON.parse(await wordpress.php('set-up.php', foyer)) as {
    host: string;
    pages: Addresses;
  };
  return [
    { what: 'the host that is kept of an address below it', wanted: foyer, seen: setUp.host },
    ...(await visitors(browser, setUp.pages, foyer)),
    {
      what: 'the settings at a website that the host does not list',
      wanted: `${foyer} does not show its form on https://elsewhere.example yet: ask its operator to list this address.`,
      seen: await wordpress.php('elsewhere.php'),
    },
    ...(await editor(browser, wordpress, setUp.pages, foyer)),
    {
      what: 'the option after the plugin is deleted',
      wanted: '"gone"',
      seen: await wordpress.php('uninstall.php'),
    },
  ];
}

async function visitors(browser: Browser, pages: Addresses, foyer: string): Promise<Row[]> {
  const source = async (name: keyof Addresses) => (await fetch(pages[name])).text();
  const shortcode = await source('shortcode');
  const rows: Row[] = [
    {
      what: 'the tag of the shortcode',
      wanted:
        '<foyer-booking venue="grand-harbour-hotel" mode="button" label="Book here">' +
        `<a href="${foyer}/grand-harbour-hotel">Book here</a></foyer-booking>`,
      seen: /<foyer-booking.*<\/foyer-booking>/.exec(shortcode)?.[0] ?? 'none',
    },
    {
      what: 'its script',
      wanted: `<script async src='${foyer}/embed.js' id='foyer-booking-js'></script>`,
      seen: /<script[^>]*embed\.js[^>]*><\/script>/.exec(shortcode)?.[0] ?? 'none',
    },
    {
      what: 'scripts of Foyer on a page without a tag',
      wanted: '0',
      seen: String((await source('none')).split('embed.js').length - 1),
    },
  ];
  const others = await Promise.all([source('block'), source('hostile'), source('none')]);
  rows.push({
    what: 'pages on which PHP warns',
    wanted: '0',
    seen: String(
      [shortcode, ...others].filter((text) =>
        /<b>(Warning|Notice|Deprecated|Fatal error)<\/b>/.test(text),
      ).length,
    ),
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(pages.shortcode);
  await page.getByRole('button', { name: 'Book here' }).click();
  await bookInATag(page, 'aino.shortcode@norrsken.example', 'en-us');
  rows.push(await thanked(page, 'the shortcode’s dialog'));
  await page.goto(pages.block);
  await bookInATag(page, 'aino.block@norrsken.example', 'en-us');
  rows.push(await thanked(page, 'the block, with the default venue'));
  rows.push({
    what: 'keys of Foyer in the storages of the browser after that',
    wanted: '0',
    seen: String(
      await page.evaluate(
        () =>
          [localStorage, sessionStorage]
            .flatMap((storage) => Object.keys(storage))
            .filter((key) => key.includes('foyer')).length,
      ),
    ),
  });
  await page.goto(pages.hostile);
  const hostile = page.locator('foyer-booking');
  rows.push({
    what: 'attributes of a tag with quotes, elements and unknown names in its shortcode',
    wanted: 'venue label, no image',
    seen: await hostile.evaluate(
      (tag) =>
        `${tag.getAttributeNames().join(' ')}, ${tag.querySelector('img') ? 'an' : 'no'} image`,
    ),
  });
  await page.close();
  return rows;
}

const thanked = async (page: Page, where: string): Promise<Row> => ({
  what: `booked in ${where}, still on the hotel’s page`,
  wanted: 'yes',
  seen: (await page.locator('foyer-booking').count()) === 1 ? 'yes' : 'no',
});

/** What the tag of a page keeps free for a bar at the top, by the width of the window. */
async function keptAtTheTop(page: Page, address: string): Promise<string> {
  const kept: string[] = [];
  await page.goto(address);
  const own = page.locator('foyer-booking .own');
  await own.waitFor();
  for (const width of [1280, 700, 390]) {
    await page.setViewportSize({ width, height: 900 });
    kept.push(
      await own.evaluate((one) => getComputedStyle(one).getPropertyValue('--header-height')),
    );
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  return kept.join(' ');
}

/** Inserts the block in WordPress’ own editor, which shows its fields. */
async function editor(
  browser: Browser,
  { url, administrator }: WordPress,
  pages: Addresses,
  foyer: string,
): Promise<Row[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const asVisitor = await keptAtTheTop(page, pages.block);
  await page.goto(`${url}/wp-login.php`);
  await page.locator('#user_login').fill(administrator.name);
  await page.locator('#user_pass').fill(administrator.password);
  await page.locator('#wp-submit').click();
  await page.waitForURL(/wp-admin/);
  const asUser = await keptAtTheTop(page, pages.block);
  await page.goto(`${url}/wp-admin/options-general.php?page=foyer-booking`);
  // The page is written piece by piece: what is counted has to wait for its end.
  const save = () =>
    Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: 'Save Changes' }).click(),
    ]);
  await page.getByRole('textbox', { name: 'Default venue' }).fill('quiet-house');
  await save();
  const kept = await page.getByRole('textbox', { name: 'Default venue' }).inputValue();
  const state = page.locator('.notice.inline');
  const ready = await state.innerText();
  await page.getByRole('textbox', { name: 'Default venue' }).fill('no-such-house');
  await save();
  const unknown = await state.innerText();
  await page.getByRole('textbox', { name: 'Host' }).fill(url);
  await save();
  const foreign = await state.innerText();
  await page.getByRole('textbox', { name: 'Host' }).fill('https://a"b');
  await save();
  const refused = await page.getByText('The host has to be an address').count();
  const asksFor = await page.getByText(`has to list this website: ${url}`).count();
  await page.getByRole('textbox', { name: 'Default venue' }).fill('Grand Harbour Hotel');
  await save();
  const unnamed = await page.getByText('and not its name').count();
  await page.goto(`${url}/wp-admin/plugins.php`);
  const ways = await page
    .locator('tr[data-slug="foyer-booking"]')
    .getByRole('link', { name: 'Settings' })
    .count();
  await page.goto(`${url}/wp-admin/post-new.php?post_type=page`);
  await page.waitForFunction('window.wp?.data?.select("core/block-editor")');
  const serialized = await page.evaluate(`(() => {
    const { createBlock, serialize } = wp.blocks;
    const block = createBlock('foyer/booking', { venue: 'grand-harbour-hotel', mode: 'popup' });
    wp.data.dispatch('core/block-editor').insertBlock(block);
    return serialize(block);
  })()`);
  await page.locator('[data-type="foyer/booking"]').first().waitFor();
  const shown = await page.locator('[data-type="foyer/booking"]').first().innerText();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Toggle block inserter' }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill('foyer');
  await page.getByRole('option', { name: 'Foyer Booking' }).click();
  const chosen = await page.evaluate(`(() => {
    const { getSelectedBlock } = wp.data.select('core/block-editor');
    return wp.blocks.serialize(getSelectedBlock());
  })()`);
  const withoutVenue = await page
    .locator('[data-type="foyer/booking"]')
    .filter({ hasText: 'default venue' })
    .innerText();
  await page.close();
  return [
    {
      what: 'kept free at the top for a visitor, in windows of 1280, 700 and 390 pixels',
      wanted: '0px 0px 0px',
      seen: asVisitor,
    },
    {
      what: 'the same for a user who is logged in, whose bar does not stay on phones',
      wanted: '32px 46px 0px',
      seen: asUser,
    },
    { what: 'the default venue after saving the settings', wanted: 'quiet-house', seen: kept },
    {
      what: 'the settings with a venue of the host',
      wanted: `quiet-house can be booked on ${url}. Add the block “Foyer Booking” to a page.`,
      seen: ready,
    },
    {
      what: 'the settings with a venue that the host does not know',
      wanted: `${foyer} knows no venue no-such-house.`,
      seen: unknown,
    },
    {
      what: 'the settings with a host that is not Foyer',
      wanted: `${url} does not answer as a Foyer host does (404).`,
      seen: foreign,
    },
    { what: 'sentences about a wrong host', wanted: '1', seen: String(refused) },
    {
      what: 'the address of this website, which the host has to list',
      wanted: '1',
      seen: String(asksFor),
    },
    {
      what: 'sentences about a venue that is a name and no alias',
      wanted: '1',
      seen: String(unnamed),
    },
    { what: 'links to the settings in the list of plugins', wanted: '1', seen: String(ways) },
    {
      what: 'the block as the editor keeps it',
      wanted: '<!-- wp:foyer/booking {"venue":"grand-harbour-hotel","mode":"popup"} /-->',
      seen: String(serialized),
    },
    {
      what: 'the block as it is chosen from the list',
      wanted: '<!-- wp:foyer/booking {"align":"wide"} /-->',
      seen: String(chosen),
    },
    {
      what: 'the block as the editor shows it',
      wanted: 'Foyer Booking grand-harbour-hotel',
      seen: shown.replaceAll(/\s+/g, ' ').trim(),
    },
    {
      what: 'the block without a venue, as the editor shows it',
      wanted: 'Foyer Booking no-such-house, the default venue of the settings.',
      seen: withoutVenue.replaceAll(/\s+/g, ' ').trim(),
    },
  ];
}
