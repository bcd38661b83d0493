import { loadCart, writeOrder } from '@foyer/contract';
import * as v from 'valibot';
import { aContact } from './visitor.ts';

export type CrowdStep = 'cart' | 'order' | 'pay';
/** Base URLs of the processes; a restarted process has another one. */
export type Addresses = {
  urlOf: (index: number) => string;
  begins: (step: CrowdStep, index: number) => void;
};
/**
 * A client's final answer, how often its connection broke before, and the failures (5xx) it got.
 */
export type Booked = {
  orderId: string | null;
  refusal: string | null;
  brokenOff: number;
  failures: readonly string[];
};

const patienceMs = 90_000;

/**
 * Books as a page does: one key per call, retried at another process when the connection breaks.
 * `index` is the first process.
 */
export async function bookPatiently(
  { urlOf, begins }: Addresses,
  index: number,
  name: string,
  cartBody: unknown,
  cardToken: string,
): Promise<Booked> {
  const failures: string[] = [];
  let brokenOff = 0;
  const deadline = Date.now() + patienceMs;

  async function ask(
    path: string,
    body: unknown,
    step: CrowdStep | null,
  ): Promise<{ status: number; text: string }> {
    const init =
      step === null
        ? {}
        : {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'idempotency-key': `${name}-${step}` },
            body: JSON.stringify(body),
          };
    for (let attempt = 0; Date.now() < deadline; attempt += 1) {
      const at = index + attempt;
      try {
        const answering = fetch(urlOf(at) + path, init);
        if (step !== null) begins(step, at);
        const answer = await answering;
        const text = await answer.text();
        if (answer.status < 500) return { status: answer.status, text };
        failures.push(`${step ?? 'look'}: ${answer.status} ${text}`);
      } catch {
        // The process was killed: try the next one.
        brokenOff += 1;
      }
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    throw new Error(`${name} waited in vain for ${path}`);
  }

  const cart = await ask('/apiv2/create/cart2', cartBody, 'cart');
  if (cart.status !== 200) return { orderId: null, refusal: cart.text, brokenOff, failures };
  const loaded = v.parse(
    loadCart.answer,
    JSON.parse((await ask(`/v2/cart/${cart.text}`, null, null)).text),
  );
  const order = await ask(
    '/apiv2/create/order',
    writeOrder(loaded, { ...aContact, email: `${name}@example.com` }, 'en', 'test'),
    'order',
  );
  if (order.status !== 200) return { orderId: null, refusal: order.text, brokenOff, failures };
  const paid = await ask(
    `/apiv2/process/${order.text}`,
    { paymentMethod: 'creditcard', card_token: cardToken },
    'pay',
  );
  return paid.status === 200
    ? { orderId: order.text, refusal: null, brokenOff, failures }
    : { orderId: null, refusal: paid.text, brokenOff, failures };
}
