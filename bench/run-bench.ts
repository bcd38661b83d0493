import { chromium } from 'playwright';
import { browserFlags, needBrowser } from '../scripts/browser.ts';
import { buildAll } from '../scripts/build-all.ts';
import { step, ExpectedError } from '../scripts/steps.ts';
import { availability } from './parts/availability.ts';
import { carts } from './parts/carts.ts';
import { embed } from './parts/embed.ts';
import { changingDelegates } from './parts/changing-delegates.ts';
import { measureElsewhere } from './parts/elsewhere.ts';
import { manyBookings } from './parts/many-bookings.ts';
import { hostBytes } from './parts/host-bytes.ts';
import { nextPage } from './parts/next-page.ts';
import { rules } from './parts/rules.ts';
import {
  againstOneBundle,
  againstPlainPage,
  measureVenuePage,
  venuePageUrls,
} from './parts/venue-page.ts';
import { measureWithoutScript } from './parts/without-script.ts';
import { loadNow, machineLines } from './report/machine.ts';
import { isReached, type Section, verdictLine } from './report/section.ts';
import { keepSection, writeResults } from './report/write-results.ts';
import { startApiOnPostgres } from './servers/api-on-postgres.ts';
import { startPages } from './servers/start-pages.ts';

/** The parts that are measured in a browser, on a started stack. */
const inBrowser: readonly string[] = ['a', 'b', 'c', 'h', 'i', 'embed'];
const partNames = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'embed'] as const;
type Part = (typeof partNames)[number];
type Bare = Omit<Section, 'taken' | 'runs'>;

/** `npm run bench [-- a b c d e f g h i embed] [--runs 7] [--check]`. */
export async function runBench(args: readonly string[]): Promise<void> {
  const { parts, runs, check } = readArguments(args);
  const browser = await step('a browser', needBrowser);
  const sections: Section[] = [];
  const keep = (section: Bare) => {
    const whole: Section = {
      ...section,
      // JSON has no number for it.
      verdicts: section.verdicts.map((verdict) => ({
        ...verdict,
        value: Number.isFinite(verdict.value) ? verdict.value : null,
      })),
      taken: `Measured ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, load ${loadNow()}`,
      runs: `${runs} alternating runs`,
    };
    keepSection(whole);
    sections.push(whole);
  };
  if (parts.some((part) => inBrowser.includes(part))) await benchPages(browser, parts, runs, keep);
  if (parts.some((part) => 'de'.includes(part))) await benchApi(parts, runs, keep);
  if (parts.includes('g')) await benchManyBookings(runs, keep);
  if (parts.includes('f')) {
    console.log('· the rules alone');
    keep(await rules(runs, console.log));
  }

  const file = writeResults(machineLines(browser));
  for (const section of sections)
    console.log(
      [
        '',
        `(${section.part}) ${section.title}`,
        ...section.lines,
        ...section.verdicts.map(verdictLine),
      ].join('\n'),
    );
  const missed = sections
    .flatMap((section) => section.verdicts)
    .filter((verdict) => !isReached(verdict));
  console.log(
    `\n${missed.length === 0 ? 'Every target is reached.' : `Not reached: ${missed.map((verdict) => verdict.name).join('; ')}.`} ` +
      `Written to ${file}`,
  );
  process.exit(check && missed.length > 0 ? 1 : 0);
}

async function benchPages(
  executablePath: string,
  parts: readonly Part[],
  runs: number,
  keep: (section: Bare) => void,
): Promise<void> {
  await buildAll();
  const pages = await step('starting the pages', startPages);
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  try {
    if (parts.includes('a') || parts.includes('b')) {
      console.log('· the venue page, three makes of it, on a slow phone');
      const result = await measureVenuePage(browser, pages, runs, console.log);
      if (parts.includes('a')) keep(againstOneBundle(result));
      if (parts.includes('b')) {
        console.log('· without script');
        const urls = venuePageUrls(pages);
        const withoutScript = await measureWithoutScript(browser, urls, runs, console.log);
        console.log('· the other hosts and the checkout');
        const elsewhere = await measureElsewhere(browser, pages.federated, runs, console.log);
        keep(againstPlainPage(result, elsewhere, withoutScript));
      }
    }
    if (parts.includes('i')) {
      console.log('· from the start page to a venue page');
      keep(await nextPage(browser, executablePath, pages.federated, runs, console.log));
    }
    if (parts.includes('embed')) {
      console.log('· the tag on a hotel’s page');
      keep(await embed(browser, pages, runs, console.log));
    }
    if (parts.includes('h')) {
      console.log('· the venue page of each host, in bytes');
      keep(await hostBytes(browser, pages, console.log));
    }
    if (parts.includes('c')) {
      console.log('· changing delegates with 500 rooms');
      keep(await changingDelegates(browser, pages, runs, console.log));
    }
  } finally {
    await browser.close();
    await pages.stop();
  }
}

async function benchApi(
  parts: readonly Part[],
  runs: number,
  keep: (section: Bare) => void,
): Promise<void> {
  const api = await step('starting the API on PostgreSQL', startApiOnPostgres);
  try {
    if (parts.includes('d')) {
      console.log('· availability: the API and the bare statement');
      keep(await availability(api, runs, console.log));
    }
    if (parts.includes('e')) {
      console.log('· carts of one venue and of fifty, 32 clients');
      keep(await carts(api, runs, console.log));
    }
  } finally {
    await api.stop();
  }
}

async function benchManyBookings(runs: number, keep: (section: Bare) => void): Promise<void> {
  const empty = await step('starting the API on PostgreSQL', startApiOnPostgres);
  try {
    const full = await step('starting it once more', startApiOnPostgres);
    try {
      console.log('· availability with many bookings');
      keep(await manyBookings(empty, full, runs, console.log));
    } finally {
      await full.stop();
    }
  } finally {
    await empty.stop();
  }
}

function readArguments(args: readonly string[]): {
  parts: readonly Part[];
  runs: number;
  check: boolean;
} {
  const at = args.indexOf('--runs');
  const runs = at === -1 ? 7 : Number(args[at + 1]);
  if (!Number.isInteger(runs) || runs < 1)
    throw new ExpectedError('--runs takes a whole number: npm run bench -- a --runs 3');
  const named = args.filter(
    (arg, index) => !arg.startsWith('--') && (at === -1 || index !== at + 1),
  );
  const unknown = named.filter((arg) => !partNames.some((part) => part === arg));
  if (unknown.length > 0)
    throw new ExpectedError(
      `There is no part ${unknown.join(', ')}; the parts are ${partNames.join(', ')}: npm run bench -- a b`,
    );
  return {
    parts: named.length === 0 ? partNames : partNames.filter((part) => named.includes(part)),
    runs,
    check: args.includes('--check'),
  };
}
