import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { countJobs } from '../database/jobs.ts';

/**
 * Metrics for operators. Labels are route patterns, statuses and names of outcomes, without data of
 * requests or people.
 */
export type Metrics = {
  contentType: string;
  text: () => Promise<string>;
  answered: (request: { method: string; route: string; status: number }, seconds: number) => void;
  asked: (provider: string, call: string, outcome: string, seconds: number) => void;
};

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** `ofProcess` adds memory, processor time and the event loop; use it once per process. */
export function createMetrics(
  database: Database,
  { ofProcess = false }: { ofProcess?: boolean } = {},
): Metrics {
  const register = new Registry();
  const registers = [register];
  if (ofProcess) collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'foyer_http_request_duration_seconds',
    help: 'Time until a call was answered',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers,
  });
  const providers = new Histogram({
    name: 'foyer_provider_call_duration_seconds',
    help: 'Time that an outside party took, by what came of it',
    labelNames: ['provider', 'call', 'outcome'],
    buckets: seconds,
    registers,
  });
  watchPool(database, registers);
  const isUp = new Gauge({
    name: 'foyer_database_up',
    help: '1 where the database answered just now',
    registers,
  });
  const jobs = new Gauge({
    name: 'foyer_jobs',
    help:
      'Jobs whose time has come and that are not done; of these, that were tried three times or ' +
      'more; and dead ones, which nobody tries any more',
    labelNames: ['queue', 'state'],
    registers,
  });

  return {
    contentType: register.contentType,
    text: async () => {
      // `null` if the database does not answer.
      const counted = await countJobs(database).catch(() => null);
      isUp.set(counted === null ? 0 : 1);
      // An unknown number is left out; the last one would be wrong.
      jobs.reset();
      for (const { queue, ...states } of counted ?? []) {
        for (const [state, count] of Object.entries(states)) jobs.set({ queue, state }, count);
      }
      return register.metrics();
    },
    answered: ({ method, route, status }, took) =>
      requests.observe({ method, route, status: String(status) }, took),
    asked: (provider, call, outcome, took) => providers.observe({ provider, call, outcome }, took),
  };
}

function watchPool({ pool }: Database, registers: Registry[]): void {
  if (pool === undefined) return;
  new Gauge({
    name: 'foyer_database_connections',
    help: 'Connections to the database that are open and idle, and callers that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(pool())) this.set({ state }, count);
    },
  });
}
