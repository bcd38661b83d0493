import {
  allHours,
  countedBack,
  type Hours,
  hoursList,
  rooms,
  type Step,
  type CartRequest,
} from './booking-steps.ts';

type Status = 'created' | 'confirmed' | 'enquiry' | 'declined' | 'cancelled';
type OracleCart = {
  room: string;
  hours: Hours;
  isEnquiry: boolean;
  until: number;
  order: OracleOrder | null;
};
type OracleOrder = { cart: OracleCart; status: Status };

/** The visible state: which rooms are free at which hours, and the status of carts and orders. */
export type Seen = {
  free: Readonly<Record<string, readonly string[]>>;
  carts: readonly string[];
  orders: readonly string[];
};

const holdSeconds = 1200;
const overlap = (a: Hours, b: Hours): boolean =>
  allHours[a][0] < allHours[b][1] && allHours[b][0] < allHours[a][1];

/** The expected results of bookings, in the simplest form: lists in memory, without concurrency. */
export function createOracle() {
  const carts: OracleCart[] = [];
  const orders: OracleOrder[] = [];
  let now = 0;

  const isExpired = (cart: OracleCart): boolean => !cart.isEnquiry && cart.until <= now;
  const holds = (cart: OracleCart): boolean =>
    (cart.order?.status ?? 'created') === 'created' && !cart.isEnquiry && !isExpired(cart);
  const hasRoom = (cart: OracleCart): boolean => cart.order?.status === 'confirmed' || holds(cart);
  /** The cart `but` does not block itself. */
  const isFree = (room: string, hours: Hours, but: OracleCart | null): boolean =>
    !carts.some(
      (cart) =>
        cart.room === room &&
        overlap(cart.hours, hours) &&
        hasRoom(cart) &&
        !(cart === but && holds(cart)),
    );

  function makeCart(request: CartRequest, replaced: OracleCart | null): string {
    const room = request.rooms.find((candidate) => isFree(candidate, request.hours, replaced));
    if (room === undefined) return 'room_taken';
    if (replaced && holds(replaced)) replaced.until = now;
    carts.push({
      room,
      hours: request.hours,
      isEnquiry: request.isEnquiry,
      until: now + holdSeconds,
      order: null,
    });
    return 'ok';
  }

  function makeOrder(cart: OracleCart): string {
    if (cart.order) return 'ok';
    if (isExpired(cart)) return 'hold_expired';
    cart.order = { cart, status: 'created' };
    orders.push(cart.order);
    return 'ok';
  }

  function pay(order: OracleOrder): string {
    if (order.status !== 'created') return 'ok';
    const { room, hours, isEnquiry } = order.cart;
    // After an expired hold the order still gets the room if it is free.
    if (!isEnquiry && !isFree(room, hours, order.cart)) return 'hold_expired';
    order.status = isEnquiry ? 'enquiry' : 'confirmed';
    return 'ok';
  }

  function cancel(order: OracleOrder): string {
    if (order.status === 'created' || order.status === 'declined') return 'not_cancellable';
    order.status = 'cancelled';
    return 'ok';
  }

  /** Only a sent enquiry has links to answer it. */
  function answer(order: OracleOrder, kind: 'accept' | 'decline'): string {
    if (order.status === 'created') return 'nothing';
    if (order.status !== 'enquiry') return 'before';
    if (kind === 'accept' && !isFree(order.cart.room, order.cart.hours, null)) return 'taken';
    order.status = kind === 'accept' ? 'confirmed' : 'declined';
    return 'ok';
  }

  function take(step: Step): string {
    if (step.kind === 'wait') {
      now += step.seconds;
      return 'ok';
    }
    if (step.kind === 'cart')
      return makeCart(
        step.request,
        step.replaces === null ? null : countedBack(carts, step.replaces),
      );
    if (step.kind === 'order') {
      const cart = countedBack(carts, step.cart);
      return cart ? makeOrder(cart) : 'nothing';
    }
    const order = countedBack(
      step.kind === 'accept' || step.kind === 'decline'
        ? orders.filter(({ cart }) => cart.isEnquiry)
        : orders,
      step.order,
    );
    if (!order) return 'nothing';
    if (step.kind === 'pay') return pay(order);
    return step.kind === 'cancel' ? cancel(order) : answer(order, step.kind);
  }

  const free = (hours: Hours): string[] => rooms.filter((room) => isFree(room, hours, null));
  const look = (): Seen => ({
    free: Object.fromEntries(hoursList.map((hours) => [hours, free(hours)])),
    carts: carts.map((cart) =>
      cart.order && cart.order.status !== 'created'
        ? 'ordered'
        : isExpired(cart)
          ? 'expired'
          : 'open',
    ),
    orders: orders.map(({ status, cart }) =>
      status === 'created' && isExpired(cart) ? 'expired' : status,
    ),
  });
  return { take, free, look };
}
