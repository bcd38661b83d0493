import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { copyFiles } from '../../apps/e2e/stage/copied-source.ts';
import { freeBlock } from '../../apps/e2e/stage/running-stack.ts';
import { browserFlags, needBrowser } from '../browser.ts';
import { type Proof, table } from './page.ts';

type Edit = {
  what: string;
  file: string;
  from: string;
  /** A new text for the place, different each time. */
  to: (round: number) => string;
  /** An expression that is true in the page once it shows the edit. */
  shows: (round: number) => string;
  /** The edit restarts a server: the page is reloaded. */
  reload?: true;
};

const rounds = 5;
const text = (selector: string) =>
  `document.querySelector(${JSON.stringify(selector)})?.textContent`;
const styleOf = (selector: string, name: string) =>
  `getComputedStyle(document.querySelector(${JSON.stringify(selector)})).getPropertyValue('${name}')`;
const form = '[data-remote="booking-form"]';

const onMarketplace: readonly Edit[] = [
  {
    what: 'style of a remote',
    file: 'apps/remotes/booking-form/src/panel.module.css',
    from: '.panel {',
    to: (round) => `.panel {\n  outline-offset: ${round}px;`,
    shows: (round) => `${styleOf(`${form} form`, 'outline-offset')} === '${round}px'`,
  },
  {
    what: 'text of a remote, not collected yet',
    file: 'apps/remotes/booking-form/src/meeting-fields.tsx',
    from: 't`Package`',
    to: (round) => `t\`Package of round ${round}\``,
    shows: (round) => `${text(form)}.includes('Package of round ${round}')`,
  },
  {
    what: 'code of a remote',
    file: 'apps/remotes/booking-form/src/next-step-button.tsx',
    from: '<p className={styles.caption}',
    to: (round) =>
      `<output>{6 * ${round} + ' seats'}</output>\n      <p className={styles.caption}`,
    shows: (round) => `${text(`${form} output`)} === '${6 * round} seats'`,
  },
  {
    what: 'code of the shell',
    file: 'packages/shell/src/venue/venue-head.tsx',
    from: '<h1>{venue.title}',
    to: (round) => `<h1>{venue.title + ' ' + ${round} * 6}`,
    shows: (round) => `${text('h1')}.endsWith(' ${round * 6}')`,
  },
  {
    what: 'code of the front door, with a reload',
    file: 'apps/edge/src/page-head.ts',
    from: '`<title>${',
    to: (round) => `\`<title>${round * 6} \${`,
    shows: (round) => `document.title.startsWith('${round * 6} ')`,
    reload: true,
  },
];

const onBookingEngine: readonly Edit[] = [
  {
    what: 'style of a host',
    file: 'apps/hosts/booking-engine/src/theme.css',
    from: '--width-page: 78rem;',
    to: (round) => `--width-page: ${60 + round}rem;`,
    shows: (round) => `${styleOf('html', '--width-page')} === '${60 + round}rem'`,
  },
  {
    what: 'text of a host, not collected yet',
    file: 'apps/hosts/booking-engine/src/layout.tsx',
    from: 't`Your meeting`',
    to: (round) => `t\`Your meeting of round ${round}\``,
    shows: (round) => `!!document.querySelector('[aria-label="Your meeting of round ${round}"]')`,
  },
  {
    what: 'code of a host',
    file: 'apps/hosts/booking-engine/src/layout.tsx',
    from: '<VenueHead venue={venue} />',
    to: (round) => `<VenueHead venue={venue} />\n      <output id="edit">{6 * ${round}}</output>`,
    shows: (round) => `${text('#edit')} === '${6 * round}'`,
  },
];

/** `npm run dev` on a copy of the source: a browser shows each edit without a reload. */
export async function proveHotReload(): Promise<Proof> {
  const copy = copyFiles();
  const { startDevelopment }: typeof import('../development/start-development.ts') = await import(
    path.join(copy.folder, 'scripts/development/start-development.ts')
  );
  const port = await freeBlock();
  const { stop } = await startDevelopment({ port, env: { RATE_LIMIT: '0' }, quiet: true });
  const browser = await chromium.launch({
    executablePath: await needBrowser(),
    args: [...browserFlags],
  });
  const problems: string[] = [];
  const rows: (readonly [string, number, number])[] = [];
  try {
    for (const [hostname, edits] of [
      ['localhost', onMarketplace],
      ['hotel.booking-engine.localhost', onBookingEngine],
    ] as const) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      page.on('pageerror', (error) => problems.push(`${hostname}: ${error.message}`));
      await page.goto(`http://${hostname}:${port}/grand-harbour-hotel`);
      await page.locator(`${form} form`).waitFor({ timeout: 120_000 });
      for (const edit of edits) {
        const times: number[] = [];
        let present = edit.from;
        for (let round = 1; round <= rounds; round += 1) {
          // The watcher merges changes of a file within 50 ms; edits by hand are further apart.
          await setTimeout(200);
          await page.evaluate((mark) => Object.assign(window, { mark }), round);
          const next = edit.to(round);
          const started = performance.now();
          copy.edit(edit.file, (code) => code.replace(present, () => next));
          present = next;
          await seen(page, edit.shows(round), edit.reload ?? false);
          times.push(performance.now() - started);
          if (!edit.reload && (await page.evaluate('window.mark')) !== round)
            problems.push(`the page was reloaded after an edit of ${edit.file}`);
        }
        times.sort((a, b) => a - b);
        rows.push([edit.what, Math.round(times[2] ?? 0), Math.round(times.at(-1) ?? 0)]);
      }
      await page.close();
    }
  } finally {
    await browser.close();
    await stop();
    copy.remove();
  }
  return {
    heading: 'An edit is on the screen without a reload',
    text: `\`npm run dev\` on a copy of the source, each file edited ${rounds} times; from the write of the file until Chromium shows it.

${table(['edited', 'median ms', 'longest ms'], rows)}`,
    problems,
  };
}

/** Waits until the page shows an edit; with `reload` the page is reloaded at each attempt. */
async function seen(page: Page, shown: string, reload: boolean): Promise<void> {
  const until = performance.now() + 30_000;
  while (performance.now() < until) {
    if (reload) await page.reload({ waitUntil: 'commit' });
    if (await page.evaluate(shown)) return;
    await setTimeout(5);
  }
  throw new Error(`never shown: ${shown}`);
}
