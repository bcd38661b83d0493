import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import {
  type BookingQuery,
  offersFor,
  type Package,
  packageLengths,
  packageRatesByRoom,
  type Room,
  standardOfferRules,
} from '@foyer/domain';
import { aPackage, aQuery, aRoom } from '@foyer/fixtures';
import { build } from 'vite';
import { root } from '../../scripts/root.ts';
import { median, spread } from '../measure/median.ts';
import { type Section, table } from '../report/section.ts';

/** Rooms of a venue, and its packages, about four in each room. */
const venues = [
  { rooms: 500, packages: 200 },
  { rooms: 5_000, packages: 2_000 },
  { rooms: 50_000, packages: 20_000 },
] as const;
const roomsOfPackage = 10;
const timesPerRun = 30;

/**
 * (f) The rules alone: every room and package of a venue evaluated, priced and sorted, and the
 * rules' bytes in a browser.
 */
export async function rules(
  runs: number,
  tell: (line: string) => void,
): Promise<Omit<Section, 'taken' | 'runs'>> {
  const rows = venues.map(({ rooms, packages }) => {
    const times = judgingTimes(rooms, packages, rooms > 5_000 ? runs : runs * timesPerRun);
    const rates = packages * roomsOfPackage;
    tell(`    ${rooms} rooms, ${rates} rates: ${median(times).toFixed(2)} ms`);
    return { rooms, packages, rates, ms: median(times), range: spread(times) };
  });
  const names = Object.keys(pages) as PageName[];
  const loaded: { what: string; bytes: Bytes }[] = [];
  for (const name of names) loaded.push({ what: name, bytes: await sizeInBrowser(namesOn(name)) });
  const journey = await sizeInBrowser([...new Set(names.flatMap(namesOn))]);
  loaded.push(
    { what: 'the three together, each rule once', bytes: journey },
    { what: 'all that it exports, server’s rules included', bytes: await sizeInBrowser(null) },
  );
  const [first, , last] = rows;
  const perRate = (row: (typeof rows)[number] | undefined) =>
    row ? row.ms / (row.rooms + row.rates) : NaN;
  return {
    part: 'f',
    title: 'The rules: rooms and packages assessed, priced and sorted',
    lines: [
      ...table(
        ['rooms', 'packages', 'package rates of rooms', 'median', 'spread', 'per room or rate'],
        rows.map((row) => [
          row.rooms,
          row.packages,
          row.rates,
          `${row.ms.toFixed(2)} ms`,
          row.range,
          `${(perRate(row) * 1e6).toFixed(0)} ns`,
        ]),
      ),
      '',
      'One core, one call after another, with another number of delegates each time.',
      '',
      ...table(
        ['of `domain`', 'minified', 'with brotli'],
        loaded.map(({ what, bytes }) => [what, bytes.whole, bytes.packed]),
      ),
    ],
    verdicts: [
      { name: '500 rooms with 200 packages, ms', value: first?.ms ?? NaN, limit: { atMost: 4 } },
      // Data that exceeds the processor's caches is slower; quadratic time would be 100.
      {
        name: 'time per room or rate, 50,000 rooms to 500',
        value: perRate(last) / perRate(first),
        limit: { atMost: 10 },
      },
      {
        name: 'what a browser loads of domain from the venue to the thank-you page, bytes with brotli',
        value: journey.packed,
        limit: { atMost: 14 * 1024 },
      },
    ],
  };
}

function judgingTimes(rooms: number, packages: number, times: number): number[] {
  const venue = {
    rooms: Array.from({ length: rooms }, (_, index) => roomAt(index, rooms)),
    packages: Array.from({ length: packages }, (_, index) => packageAt(index, rooms)),
  };
  const once = (index: number): number => {
    const query: BookingQuery = aQuery({ delegates: 8 + (index % 20) });
    const start = performance.now();
    packageRatesByRoom(
      offersFor(
        { currency: 'EUR', premiumFee: 0 },
        venue.rooms,
        venue.packages,
        query,
        standardOfferRules,
      ),
      query,
    );
    return performance.now() - start;
  };
  for (let index = 0; index < 5; index += 1) once(index);
  return Array.from({ length: times }, (_, index) => once(index));
}

/**
 * All different, unordered: one in seven is taken, one in five on request, one in six without a
 * price of its own.
 */
const roomAt = (index: number, all: number): Room => {
  const room = aRoom();
  return {
    ...room,
    id: `room-${index}`,
    title: `Room ${(index * 7919) % all}`,
    min: 2 + (index % 5),
    max: 10 + ((index * 31) % 60),
    available: index % 7 !== 0,
    instantBookable: index % 5 !== 0,
    webBookable: index % 6 !== 0,
    rates: {
      ...room.rates,
      hourly: 3000 + ((index * 97) % 9000),
      halfDay: 20_000 + ((index * 131) % 30_000),
      fullDay: index % 11 === 0 ? null : 40_000 + ((index * 173) % 50_000),
    },
  };
};

const packageAt = (index: number, rooms: number): Package =>
  aPackage({
    id: `package-${index}`,
    length: packageLengths[index % packageLengths.length] ?? 8,
    min: 2 + (index % 12),
    max: 20 + (index % 60),
    roomIds: Array.from(
      { length: roomsOfPackage },
      (_, nth) => `room-${(index * 37 + nth * 53) % rooms}`,
    ),
  });

type Bytes = { whole: number; packed: number };

/** Pages have folders of their own; other sources are on all of them. */
const pages = {
  'venue page': ['booking-form', 'room-list', 'package-list'],
  checkout: ['checkout'],
  'thank-you page': ['thank-you', 'confirmation'],
} as const;
type PageName = keyof typeof pages;
/**
 * Pages that are not between the venue and the confirmation, or only for venues of an outside
 * party.
 */
const ofOtherPages = [
  'account',
  'days',
  'multi-day',
  'office',
  'offices',
  'opera-checkout',
  'payment-failure',
  'properties',
  'property',
  'regus-checkout',
  'search',
];
const folders = [
  'packages/session/src',
  'packages/booking-ui/src',
  'packages/i18n/src',
  'packages/shell/src',
  'packages/sites/src',
  'packages/contract/src',
  'apps/remotes',
];
const notLoaded = /\.(test|stories)\.|\/testing\//;
const importOfDomain = /import (?!type)\{([^}]*)\} from '@foyer\/domain'/g;

/**
 * What a page's sources import from domain, except types. Of the packages' folders, `venue` belongs
 * to the venue page, though others may import it.
 */
function namesOn(page: PageName): readonly string[] {
  const elsewhere = [
    ...ofOtherPages,
    ...(Object.keys(pages) as PageName[])
      .filter((name) => name !== page)
      .flatMap((name) => [...pages[name], ...(name === 'venue page' ? ['venue'] : [])]),
  ];
  const files = folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    .filter(
      (file) =>
        !notLoaded.test(file) &&
        !elsewhere.some((name) =>
          file
            .replace(/\.tsx?$/, '')
            .split(path.sep)
            .includes(name),
        ),
    );
  const lists = files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(importOfDomain)].map(
      ([, names = '']) => names,
    ),
  );
  return [
    ...new Set(
      lists
        .flatMap((names) => names.split(',').map((name) => name.trim()))
        .filter((name) => name !== '' && !name.startsWith('type ')),
    ),
  ].sort();
}

/** Minified as in our own builds; `names` alone, or all exports of domain. */
async function sizeInBrowser(names: readonly string[] | null): Promise<Bytes> {
  const index = path.join(root, 'packages/domain/src/index.ts');
  const entry = 'virtual:entry';
  const source = `export ${names === null ? '*' : `{ ${names.join(', ')} }`} from ${JSON.stringify(index)};`;
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id.endsWith(entry) ? `\0${entry}` : undefined),
        load: (id) => (id === `\0${entry}` ? source : undefined),
      },
    ],
    build: { write: false, minify: true, lib: { entry, formats: ['es'], fileName: 'domain' } },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) throw new Error('domain was not built');
  const code = output.output.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('');
  return {
    whole: Buffer.byteLength(code),
    packed: brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
  };
}
