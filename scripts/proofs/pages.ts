import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { buildAll } from '../build-all.ts';
import { startStack } from '../stack.ts';
import { type Proof, table } from './page.ts';

const wanted = { perSecond: 150, p99: 60, growth: 1.1 };
const page = '/grand-harbour-hotel';
const pages = 10_000;

/** Pages that are drawn a second, their waits at half of that, and memory over many of them. */
export async function proveDrawnPages(): Promise<Proof> {
  await buildAll();
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'foyer-pages-'));
  const stack = await startStack({
    port: 24_000 + Math.floor(Math.random() * 4_000),
    dataFolder,
    quiet: true,
    env: { LOG_LEVEL: 'error' },
  });
  try {
    const url = stack.url + page;
    const load = (
      connections: number,
      more: { amount?: number; duration?: number; overallRate?: number },
    ) => autocannon({ url, connections, ...more });
    // Threads compile what they draw with, and grow to the size that they keep.
    await load(8, { amount: pages });
    const before = residentOf(stack.part('edge').pid());
    const most = await load(8, { amount: pages });
    const after = residentOf(stack.part('edge').pid());
    const perSecond = most.requests.total / most.duration;
    const half = await load(4, { duration: 30, overallRate: wanted.perSecond / 2 });
    const failed = [most, half].reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0);
    const rows: [string, string, string, boolean][] = [
      [
        'venue pages a second, eight visitors at a time',
        `≥ ${wanted.perSecond}`,
        perSecond.toFixed(0),
        perSecond >= wanted.perSecond,
      ],
      [
        `the slowest of a hundred at ${wanted.perSecond / 2} pages a second, ms`,
        `≤ ${wanted.p99}`,
        String(half.latency.p99),
        half.latency.p99 <= wanted.p99,
      ],
      [
        `memory after ${pages.toLocaleString('en')} pages, to that before them`,
        `≤ ${wanted.growth}`,
        (after / before).toFixed(2),
        after / before <= wanted.growth,
      ],
      ['pages that were not answered', '0', String(failed), failed === 0],
    ];
    return {
      heading: 'The front door draws pages fast, and keeps nothing of them',
      text: `The venue page with its offers, drawn anew for each call, with API, embedded database and the callers on the same
processor cores. ${pages.toLocaleString('en')} pages to warm up, as many to count, then half of the rate for 30 seconds.

${table(
  ['', 'wanted', 'seen'],
  rows.map(([what, limit, seen]) => [what, limit, seen]),
)}`,
      problems: rows.flatMap(([what, limit, seen, kept]) =>
        kept ? [] : [`${what}: ${seen} and not ${limit}`],
      ),
    };
  } finally {
    await stack.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/** Resident memory of a process in pages of the system. */
const residentOf = (pid: number | undefined): number =>
  Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
