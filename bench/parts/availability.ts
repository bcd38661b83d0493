import { busyRoomsSql } from '../../apps/api/src/database/busy-rooms.ts';
import { alternate } from '../measure/alternate.ts';
import { changingLoad, fullLoad, type HttpLoad, steadyLoad } from '../measure/http-load.ts';
import { median, spread } from '../measure/median.ts';
import { statementsPerSecond } from '../measure/pgbench.ts';
import { type Section, table } from '../report/section.ts';
import { type ApiOnPostgres, connections } from '../servers/api-on-postgres.ts';
import { availabilityQuestion } from './availability-question.ts';

const seconds = 5;

/**
 * (d) The availability endpoint compared with its statement alone, and with an endpoint that does
 * nothing.
 */
export async function availability(
  api: ApiOnPostgres,
  runs: number,
  tell: (line: string) => void,
): Promise<Omit<Section, 'taken' | 'runs'>> {
  const { venueId, search, path, later } = await availabilityQuestion(api.url);
  const url = `${api.url}${path}`;
  const bytes = (await (await fetch(url)).arrayBuffer()).byteLength;
  const values = valuesOf(venueId, search);
  const told = async (work: Promise<HttpLoad>): Promise<HttpLoad> => {
    const load = await work;
    tell(`    ${Math.round(load.perSecond)} a second, p99 ${load.p99.toFixed(1)} ms`);
    return load;
  };
  const results = await alternate(
    runs,
    {
      endpoint: () => told(fullLoad(url, connections, seconds)),
      statement: () =>
        told(
          statementsPerSecond(api.databaseUrl, busyRoomsSql, values, connections, seconds).then(
            (perSecond) => ({ perSecond, p99: NaN }),
          ),
        ),
      nothing: () => told(fullLoad(`${api.url}/healthz`, connections, seconds)),
    },
    tell,
  );
  const rate = (name: keyof typeof results) => median(results[name].map((load) => load.perSecond));
  const p99 = (name: keyof typeof results) =>
    `${median(results[name].map((load) => load.p99)).toFixed(1)} ms`;
  const calm = await told(steadyLoad(url, connections, 2 * seconds, rate('endpoint') / 2));
  const anew = await told(changingLoad(api.url, connections, seconds, later));
  const row = (name: keyof typeof results, words: string, late: string) => [
    words,
    `${Math.round(rate(name))} (${spread(results[name].map((load) => load.perSecond))})`,
    late,
  ];
  return {
    part: 'd',
    title: `Availability of a venue with 24 rooms (${(bytes / 1000).toFixed(0)} K of JSON), ${connections} connections`,
    lines: table(
      ['', 'a second', 'p99'],
      [
        row('endpoint', 'endpoint', p99('endpoint')),
        row('statement', 'its statement alone (pgbench)', ''),
        row('nothing', 'null endpoint', p99('nothing')),
        [
          'endpoint at half its peak',
          String(Math.round(calm.perSecond)),
          `${calm.p99.toFixed(1)} ms`,
        ],
        [
          'endpoint, each question a new one (autocannon)',
          String(Math.round(anew.perSecond)),
          `${anew.p99.toFixed(1)} ms`,
        ],
      ],
    ),
    verdicts: [
      {
        name: 'requests a second, ratio to the statement',
        value: rate('endpoint') / rate('statement'),
        limit: { atLeast: 0.55 },
      },
      { name: 'p99 at half its peak, ms', value: calm.p99, limit: { atMost: 50 } },
    ],
  };
}

/** The statement's parameters, in their order; later ones are empty. */
function valuesOf(venueId: string, search: URLSearchParams): (string | number)[] {
  const known: (string | number)[] = [
    venueId,
    Number(search.get('start')),
    Number(search.get('end')),
    0,
  ];
  const wanted = Math.max(
    ...[...busyRoomsSql.matchAll(/\$(\d+)/g)].map((match) => Number(match[1])),
  );
  return Array.from({ length: wanted }, (_, index) => known[index] ?? '');
}
