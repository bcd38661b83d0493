import { availabilityQuery } from '@foyer/contract';
import type { CrashSetup } from '../testing/crash-setup.ts';
import { bookPatiently } from '../testing/crowd.ts';
import { aDay, aQuery } from '../testing/visitor.ts';

const alias = 'test-house';
const zone = 'Europe/Helsinki';

export type MixedLoad = {
  requests: () => number;
  statuses: () => Readonly<Record<number, number>>;
  stop: () => Promise<void>;
};

/**
 * Sends `perSecond` requests of visitors, scanners and broken clients: availability at various and
 * at equal hours, venues, accepted and refused carts, whole bookings with card and mails, unknown
 * URLs and unreadable bodies.
 */
export async function startMixedLoad(
  setup: CrashSetup,
  url: string,
  { clients, perSecond, days }: { clients: number; perSecond: number; days: number },
): Promise<MixedLoad> {
  const bodies: unknown[] = [];
  for (let week = 0; week < days; week += 1)
    bodies.push(...(await setup.cartBodies(aDay(2 + week))));
  const statuses: Record<number, number> = {};
  let requests = 0;
  let going = true;
  const oneOf = <Thing>(things: readonly Thing[]): Thing | undefined =>
    things[Math.floor(Math.random() * things.length)];
  const send = async (path: string, init: RequestInit = {}): Promise<string> => {
    requests += 1;
    const answer = await fetch(url + path, init);
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    return answer.text();
  };
  const availability = (hour: number) => {
    const query = aQuery({
      start: `${aDay(2 + Math.floor(Math.random() * 50))}T${String(hour).padStart(2, '0')}:00`,
      delegates: 1 + Math.floor(Math.random() * 30),
    });
    const parameters = new URLSearchParams(availabilityQuery(query, zone, 'en', null));
    return `/apiv2/availability/${alias}?${parameters}`;
  };
  const same = availability(9);
  const post = (body: string): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body,
  });

  const calls: readonly (() => Promise<unknown>)[] = [
    () => send(availability(8 + Math.floor(Math.random() * 5))),
    () => send(availability(8 + Math.floor(Math.random() * 5))),
    () => send(availability(8 + Math.floor(Math.random() * 5))),
    () => send(same),
    () => send(`/apiv2/venues/${alias}/en`),
    () => send('/apiv2/create/cart2', post(JSON.stringify(oneOf(bodies)))),
    () => send('/apiv2/create/cart2', post('{"venue_id":')),
    () => send(`/v2/cart/${crypto.randomUUID()}`),
    () => send(`/nothing/${crypto.randomUUID()}`),
  ];
  const book = async () => {
    requests += 4;
    await bookPatiently(
      { urlOf: () => url, begins: () => undefined },
      0,
      crypto.randomUUID(),
      oneOf(bodies),
      await setup.sandbox.cardToken(),
    );
  };

  const client = async (): Promise<void> => {
    const begun = performance.now();
    for (let sent = 0; going; sent += 1) {
      await (sent % 20 === 19 ? book() : oneOf(calls)?.());
      const early = begun + ((sent + 1) * clients * 1000) / perSecond - performance.now();
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    }
  };
  const running = Promise.all(Array.from({ length: clients }, client));
  return {
    requests: () => requests,
    statuses: () => statuses,
    stop: async () => {
      going = false;
      await running;
    },
  };
}
