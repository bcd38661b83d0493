import { loadCart, writeOrder } from '@foyer/contract';
import * as v from 'valibot';
import { type CrashSetup, startCrashSetup } from '../testing/crash-setup.ts';
import { aContact, aDay } from '../testing/visitor.ts';
import { violations } from './state-after-crash.ts';

export type IdempotencyProof = {
  calls: number;
  rounds: number;
  /** Calls whose connection was closed before their answer. */
  cutOff: number;
  equal: number;
  reused: number;
  /** The control: number of different answers to as many calls without a key. */
  withoutKey: number;
  problems: readonly string[];
};

type Said = { status: number; text: string };
type Step = { name: 'cart' | 'order' | 'pay'; path: string; body: object; another: object };
/** Milliseconds in which most steps answer; repeated answers come sooner. */
const longestMs = 8;

/**
 * Each step of a booking is sent `calls` times at once with one key, to two API processes on one
 * PostgreSQL; in every second round the connection is closed early before that, at varying moments.
 * There must be one booking and equal answers; another payload is refused.
 */
export async function proveIdempotency({
  calls,
  rounds,
  cutOffs,
}: {
  calls: number;
  rounds: number;
  cutOffs: number;
}): Promise<IdempotencyProof> {
  const setup = await startCrashSetup(1);
  const tally = { cutOff: 0, equal: 0, reused: 0 };
  const problems: string[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const take = async (step: Step): Promise<string> => {
        const key = `round-${round}-${step.name}`;
        if (round % 2 === 1) tally.cutOff += await hangUp(setup, step, key, cutOffs, round);
        const answers = await atOnce(setup, step, calls, key);
        const [first] = answers;
        const equal = answers.filter(
          ({ status, text }) => status === 200 && text === first?.text,
        ).length;
        const other = await ask(setup, round, step.path, step.another, key);
        tally.equal += equal;
        tally.reused += other.status === 422 ? 1 : 0;
        if (equal < calls)
          problems.push(
            `round ${round + 1}, ${step.name}: ${calls - equal} answers differ: ` +
              `${answers.find(({ text }) => text !== first?.text)?.text ?? first?.text}`,
          );
        if (other.status !== 422 || !other.text.includes('idempotency_key_reused'))
          problems.push(
            `round ${round + 1}, ${step.name}: another payload was answered ${other.status}`,
          );
        return first?.text ?? '';
      };
      const orderId = await bookIn(setup, round, take);
      problems.push(
        ...(await violations(setup, [orderId], round + 1)).map(
          (text) => `round ${round + 1}: ${text}`,
        ),
      );
    }
    const withoutKey = await askWithoutKey(setup, rounds, calls);
    return {
      calls,
      rounds,
      ...tally,
      withoutKey,
      problems:
        withoutKey > 1
          ? problems
          : [...problems, 'without a key the answers are equal too, so the proof shows nothing'],
    };
  } finally {
    await setup.close();
  }
}

async function bookIn(
  setup: CrashSetup,
  round: number,
  take: (step: Step) => Promise<string>,
): Promise<string> {
  const [cartBody = {}] = await setup.cartBodies(aDay(10 + round));
  const cartId = await take({
    name: 'cart',
    path: '/apiv2/create/cart2',
    body: cartBody,
    another: { ...cartBody, user_agent: 'another' },
  });
  const cart = v.parse(
    loadCart.answer,
    await (await fetch(`${setup.processes.urlOf(round)}/v2/cart/${cartId}`)).json(),
  );
  const order = writeOrder(
    cart,
    { ...aContact, email: `round-${round}@example.com` },
    'en',
    'test',
  );
  const orderId = await take({
    name: 'order',
    path: '/apiv2/create/order',
    body: order,
    another: { ...order, lastName: 'Another' },
  });
  const payment = { paymentMethod: 'creditcard', card_token: await setup.sandbox.cardToken() };
  await take({
    name: 'pay',
    path: `/apiv2/process/${orderId}`,
    body: payment,
    another: { paymentMethod: 'onsite' },
  });
  return orderId;
}

async function ask(
  { processes }: CrashSetup,
  index: number,
  path: string,
  body: object,
  key: string | null,
  signal: AbortSignal | null = null,
): Promise<Said> {
  const headers = {
    'content-type': 'application/json',
    ...(key === null ? {} : { 'idempotency-key': key }),
  };
  const answer = await fetch(processes.urlOf(index) + path, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    signal,
  });
  return { status: answer.status, text: await answer.text() };
}

const atOnce = (
  setup: CrashSetup,
  { path, body }: Pick<Step, 'path' | 'body'>,
  calls: number,
  key: string | null,
): Promise<Said[]> =>
  Promise.all(Array.from({ length: calls }, (_, index) => ask(setup, index, path, body, key)));

/** Returns how many calls did not get their answer. */
async function hangUp(
  setup: CrashSetup,
  { path, body }: Step,
  key: string,
  cutOffs: number,
  round: number,
): Promise<number> {
  let cut = 0;
  for (let at = 0; at < cutOffs; at += 1) {
    await ask(
      setup,
      at,
      path,
      body,
      key,
      AbortSignal.timeout(1 + ((at + round) % longestMs)),
    ).catch(() => (cut += 1));
  }
  return cut;
}

async function askWithoutKey(setup: CrashSetup, rounds: number, calls: number): Promise<number> {
  const [body = {}] = await setup.cartBodies(aDay(10 + rounds));
  const answers = await atOnce(setup, { path: '/apiv2/create/cart2', body }, calls, null);
  // Refusals differ by their request id, so only their status is compared.
  return new Set(answers.map(({ status, text }) => (status === 200 ? text : status))).size;
}
