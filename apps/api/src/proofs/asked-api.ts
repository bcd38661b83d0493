import {
  availabilityQuery,
  availabilityWire,
  cancelOrder,
  loadOrderCancellation,
  writeOrder,
} from '@foyer/contract';
import { browser } from '../testing/browser.ts';
import { linkIn, mailsAbout } from '../testing/outbox.ts';
import { startTestApp } from '../testing/start-test-app.ts';
import type { Database } from '../database/database.ts';
import { aContact, aDay, aQuery, type Answer, valueOf, visitor } from '../testing/visitor.ts';
import type { Seen } from './oracle.ts';
import {
  allHours,
  countedBack,
  type Hours,
  hoursList,
  rooms,
  type Step,
  cartRequests,
} from './booking-steps.ts';

const day = aDay();
const queryAt = (hours: Hours) => {
  const [from, to] = allHours[hours];
  return aQuery({
    start: `${day}T${String(from).padStart(2, '0')}:00`,
    end: `${day}T${to}:00`,
    meetingLength: to - from,
  });
};
const said = (answer: Answer<unknown>): string =>
  answer.status === 200 ? 'ok' : (answer.problem?.code ?? String(answer.status));

/** The API on a database with `modelVenue`, driven by the same steps as the oracle. */
export async function startAskedApi(database: Database) {
  const { app, clock } = await startTestApp({ database });
  const guest = visitor(app);
  const { timezone } = await guest.venue();
  const bodies = new Map<string, object>();
  for (const request of cartRequests)
    bodies.set(
      `${request.title} ${request.hours}`,
      await guest.cartBody(request.title, queryAt(request.hours)),
    );
  const carts: string[] = [];
  const orders: { id: string; isEnquiry: boolean }[] = [];

  async function makeOrder(cartId: string): Promise<string> {
    const cart = valueOf(await guest.cart(cartId));
    const answer = await guest.createOrder(writeOrder(cart, aContact, 'en', 'test'));
    if (answer.value !== null && !orders.some(({ id }) => id === answer.value))
      orders.push({ id: answer.value, isEnquiry: cart.isEnquiry });
    return said(answer);
  }

  async function cancel(orderId: string): Promise<string> {
    const visit = browser(app);
    const { fee } = valueOf(await visit.call(loadOrderCancellation, undefined, { orderId }));
    return said(await visit.call(cancelOrder, { fee: fee?.minor ?? null }, { orderId }));
  }

  async function answer(orderId: string, kind: 'accept' | 'decline'): Promise<string> {
    const mail = (await mailsAbout(database, orderId)).find(({ to }) => to === 'venue@example.com');
    if (mail?.links?.[1] === undefined) return 'nothing';
    const page = await app.inject({
      method: 'POST',
      url: linkIn(mail, kind === 'accept' ? 0 : 1),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    });
    if (page.statusCode !== 409) return page.statusCode === 200 ? 'ok' : String(page.statusCode);
    return page.payload.includes('The room is taken') ? 'taken' : 'before';
  }

  async function take(step: Step): Promise<string> {
    if (step.kind === 'wait') {
      clock.advance(step.seconds);
      return 'ok';
    }
    if (step.kind === 'cart') {
      const replaced = step.replaces === null ? null : countedBack(carts, step.replaces);
      const made = await guest.createCart({
        ...bodies.get(`${step.request.title} ${step.request.hours}`),
        ...(replaced === null ? {} : { replaces_cart: replaced }),
      });
      if (made.value !== null) carts.push(made.value);
      return said(made);
    }
    if (step.kind === 'order') {
      const cart = countedBack(carts, step.cart);
      return cart === null ? 'nothing' : makeOrder(cart);
    }
    const order = countedBack(
      step.kind === 'accept' || step.kind === 'decline'
        ? orders.filter(({ isEnquiry }) => isEnquiry)
        : orders,
      step.order,
    );
    if (order === null) return 'nothing';
    if (step.kind === 'pay')
      return said(
        await guest.process(
          order.id,
          order.isEnquiry
            ? { paymentMethod: 'none' }
            : { paymentMethod: 'creditcard', card_token: 'tok' },
        ),
      );
    return step.kind === 'cancel' ? cancel(order.id) : answer(order.id, step.kind);
  }

  async function free(hours: Hours): Promise<string[]> {
    const answer = valueOf(
      await guest.call(
        'GET',
        `/apiv2/availability/test-house?${new URLSearchParams(availabilityQuery(queryAt(hours), timezone, 'en', null))}`,
        availabilityWire,
      ),
    );
    return rooms.filter((title) =>
      answer.rooms.some((room) => room.title === title && room.available),
    );
  }

  async function look(): Promise<Seen> {
    const freeAt: Record<string, string[]> = {};
    for (const hours of hoursList) freeAt[hours] = await free(hours);
    const statuses: string[] = [];
    for (const id of carts) statuses.push(valueOf(await guest.cart(id)).status);
    const became: string[] = [];
    for (const { id } of orders)
      became.push(String(JSON.parse((await guest.order(id)).text).status));
    return { free: freeAt, carts: statuses, orders: became };
  }

  /** Restores the state of the venue before the first step. */
  async function reset(): Promise<void> {
    for (const table of ['allocation', 'jobs.job', 'orders', 'cart_item', 'cart'])
      await database.query(`DELETE FROM ${table}`);
    clock.advance(-clock.aheadSeconds());
    carts.length = 0;
    orders.length = 0;
  }

  return { take, free, look, reset, close: () => app.close() };
}
