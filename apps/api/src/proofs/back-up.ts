import type { Queries } from '../database/database.ts';
import { startApiProcess } from '../testing/api-process.ts';
import { type BackUp, backUp } from '../testing/back-up.ts';
import { type CrashSetup, startCrashSetup } from '../testing/crash-setup.ts';
import { bookPatiently } from '../testing/crowd.ts';
import { freshPostgresUrl } from '../testing/postgres-server.ts';
import { testSecret } from '../testing/start-test-app.ts';
import { openTestPostgres } from '../testing/test-databases.ts';
import { aDay } from '../testing/visitor.ts';

/**
 * One back-up: number of clients that had their confirmation when it began, and what it contains.
 */
export type BackUpRound = {
  told: number;
  confirmed: number;
  underWay: number;
  problems: readonly string[];
};
export type BackUpProof = {
  clients: number;
  booked: number;
  rounds: readonly BackUpRound[];
  /** Bookings without their order, or the reverse, in copies made table by table. */
  controlDifferences: number;
  problems: readonly string[];
};

type Taken = { told: readonly string[]; saved: BackUp };

/**
 * Clients book at two API processes without a pause while back-ups are taken; each back-up is
 * restored, checked, and used for more bookings.
 */
export async function proveBackUps({
  clients,
  backUps,
}: {
  clients: number;
  backUps: number;
}): Promise<BackUpProof> {
  const setup = await startCrashSetup(Math.ceil(clients / 2));
  try {
    const crowd = bookWithoutPause(setup, clients);
    const taken: Taken[] = [];
    let controlDifferences = 0;
    for (let count = 0; count < backUps; count += 1) {
      await crowd.oneMore();
      taken.push({
        told: [...crowd.told],
        saved: await backUp({
          env: { DATABASE_URL: setup.url },
          look: async () => setup.database,
          remove: () => undefined,
        }),
      });
      controlDifferences += await copiedTableByTable(setup.database);
    }
    await crowd.stop();
    const rounds: BackUpRound[] = [];
    for (const { told, saved } of taken) rounds.push(await restored(setup, told, saved));
    return {
      clients,
      booked: crowd.told.length,
      rounds,
      controlDifferences,
      problems: rounds.flatMap(({ problems }, index) =>
        problems.map((problem) => `back-up ${index + 1}: ${problem}`),
      ),
    };
  } finally {
    await setup.close();
  }
}

/** Two clients per room, day after day. */
function bookWithoutPause({ rooms, sandbox, processes, cartBodies }: CrashSetup, clients: number) {
  const told: string[] = [];
  let isOver = false;
  let wanted = () => undefined as void;
  const book = async () => {
    for (let day = 10; !isOver; day += 1) {
      const bodies = await cartBodies(aDay(day));
      await Promise.all(
        Array.from({ length: clients }, async (_, index) => {
          const { orderId } = await bookPatiently(
            { urlOf: processes.urlOf, begins: () => undefined },
            index,
            `day-${day}-client-${index}`,
            bodies[index % rooms],
            await sandbox.cardToken(),
          );
          if (orderId === null) return;
          told.push(orderId);
          wanted();
        }),
      );
    }
  };
  const booking = book();
  return {
    told,
    /** Resolves at the next confirmation, while other clients are still booking. */
    oneMore: () => Promise.race([new Promise<void>((resolve) => (wanted = resolve)), booking]),
    stop: async () => {
      isOver = true;
      await booking;
    },
  };
}

const ordersSql = "SELECT id FROM orders WHERE status = 'confirmed'";
const bookingsSql = "SELECT order_id AS id FROM allocation WHERE kind = 'booking'";

/**
 * The control: a copy that does not read all tables at one moment, but orders first and their rooms
 * a little later.
 */
async function copiedTableByTable(queries: Queries): Promise<number> {
  const orders = new Set((await queries.query<{ id: string }>(ordersSql)).map(({ id }) => id));
  await new Promise((resolve) => setTimeout(resolve, 200));
  return (await queries.query<{ id: string }>(bookingsSql)).filter(({ id }) => !orders.has(id))
    .length;
}

async function restored(
  { sandbox, cartBodies }: CrashSetup,
  told: readonly string[],
  saved: BackUp,
): Promise<BackUpRound> {
  const { url, drop } = await freshPostgresUrl();
  const database = openTestPostgres(url, 2);
  try {
    await saved.restore({
      env: { DATABASE_URL: url },
      look: async () => database,
      remove: () => undefined,
    });
    const looked = await whatIsIn(database, told);
    const problems = [
      ...looked.problems,
      ...(await bookedOn(url, sandbox, await cartBodies(aDay(10)), await cartBodies(aDay(200)))),
    ];
    return { told: told.length, confirmed: looked.confirmed, underWay: looked.underWay, problems };
  } finally {
    await database.close();
    await saved.remove();
    await drop();
  }
}

async function whatIsIn(
  queries: Queries,
  told: readonly string[],
): Promise<{ confirmed: number; underWay: number; problems: string[] }> {
  const [counts] = await queries.query<
    Record<
      'confirmed' | 'underWay' | 'told' | 'unbooked' | 'unordered' | 'overlapping' | 'mails',
      number
    >
  >(
    `SELECT (SELECT count(*)::int FROM (${ordersSql}) AS o) AS confirmed, (SELECT count(*)::int FROM allocation WHERE
      kind = 'hold') AS "underWay",
      (SELECT count(*)::int FROM (${ordersSql}) AS o WHERE id = ANY($1::text[])) AS told,
      (SELECT count(*)::int FROM (${ordersSql} EXCEPT ${bookingsSql}) AS o) AS unbooked, (SELECT count(*)::int FROM
        (${bookingsSql} EXCEPT ${ordersSql}) AS o) AS unordered,
      (SELECT count(*)::int FROM allocation a JOIN allocation b ON a.room_id = b.room_id AND a.during && b.during AND
        a.ctid < b.ctid) AS overlapping,
      (SELECT count(*)::int FROM jobs.job WHERE name = 'mail') AS mails`,
    [told],
  );
  if (counts === undefined) throw new Error('nothing was counted');
  const expected = {
    told: told.length,
    unbooked: 0,
    unordered: 0,
    overlapping: 0,
    mails: counts.confirmed * 3,
  };
  const problems = Object.entries(expected).flatMap(([name, wanted]) =>
    Reflect.get(counts, name) === wanted
      ? []
      : [`${name}: ${String(Reflect.get(counts, name))}, not ${wanted}`],
  );
  return { confirmed: counts.confirmed, underWay: counts.underWay, problems };
}

/** An API on the restored data: it is ready, refuses a taken room, and books a free one. */
async function bookedOn(
  url: string,
  sandbox: CrashSetup['sandbox'],
  taken: readonly unknown[],
  free: readonly unknown[],
): Promise<string[]> {
  const api = await startApiProcess({
    DATABASE_URL: url,
    SECRET: testSecret,
    LOG_LEVEL: 'silent',
    SANDBOX_URL: sandbox.url,
    SMTP_URL: sandbox.smtpUrl,
  });
  const ask = (name: string, body: unknown, card: string) =>
    bookPatiently({ urlOf: () => api.url, begins: () => undefined }, 0, name, body, card);
  const again = await ask('again', taken[0], await sandbox.cardToken());
  const anew = await ask('anew', free[0], await sandbox.cardToken());
  const code = await api.stop();
  return [
    ...(again.refusal?.includes('"code":"room_taken"')
      ? []
      : ['a room that was taken could be booked once more']),
    ...(anew.orderId === null ? [`a free room could not be booked: ${anew.refusal}`] : []),
    ...(code === 0 ? [] : [`the API ended with ${code}`]),
  ];
}
