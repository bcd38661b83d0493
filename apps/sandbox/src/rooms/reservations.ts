import { randomBytes } from 'node:crypto';

/** Local times `YYYY-MM-DDTHH:mm:ss`; `end` is exclusive. */
export type Slot = { roomId: string; start: string; end: string };

/** A cart keeps rooms for twenty minutes, a booking permanently. */
export type Reservation = {
  id: string;
  kind: 'cart' | 'booking';
  key: string;
  slots: readonly Slot[];
  total: number | null;
  state: 'kept' | 'released';
};
type Stored = Reservation & { expires: number | null; body: string };

export type ReservationRequest = {
  kind: Reservation['kind'];
  key: string;
  slots: readonly Slot[];
  total: number | null;
  /** A cart whose rooms it takes over. */ cartId: string | null;
  /** All that was asked, to tell the same request from another. */ body: string;
};
type Answer =
  { kind: 'kept'; id: string; expires: number | null } | { kind: 'taken' } | { kind: 'key_reused' };

export type Reservations = {
  isFree: (slot: Slot) => boolean;
  /**
   * The same key and request get the same answer. A released key is never kept again, even if its
   * request arrives later.
   */
  keep: (wanted: ReservationRequest) => Answer;
  /** Releases what was kept under a key, and what may still arrive under it. */
  releaseKey: (key: string) => void;
  list: () => readonly Reservation[];
};

const cartMs = 20 * 60_000;

export function createReservations({ clock }: { clock: () => Date }): Reservations {
  const byId = new Map<string, Stored>();
  const closedKeys = new Set<string>();
  const counts = (entry: Stored): boolean =>
    entry.state === 'kept' && (entry.expires === null || entry.expires > clock().getTime());
  const taken = (slot: Slot, besides: string | null): boolean =>
    [...byId.values()].some(
      (entry) =>
        entry.id !== besides &&
        counts(entry) &&
        entry.slots.some(
          (kept) => kept.roomId === slot.roomId && kept.start < slot.end && slot.start < kept.end,
        ),
    );
  const close = (entry: Stored): void => {
    byId.set(entry.id, { ...entry, state: 'released' });
  };

  return {
    isFree: (slot) => !taken(slot, null),
    keep: ({ kind, key, slots, total, cartId, body }) => {
      const earlier = [...byId.values()].find((entry) => entry.key === key && entry.kind === kind);
      if (earlier !== undefined && earlier.body !== body) return { kind: 'key_reused' };
      if (earlier !== undefined && counts(earlier))
        return { kind: 'kept', id: earlier.id, expires: earlier.expires };
      if (closedKeys.has(key) || slots.some((slot) => taken(slot, cartId)))
        return { kind: 'taken' };
      const cart = cartId === null ? undefined : byId.get(cartId);
      if (cart !== undefined) close(cart);
      const id = `${kind}_${randomBytes(12).toString('base64url')}`;
      const expires = kind === 'cart' ? clock().getTime() + cartMs : null;
      byId.set(id, { id, kind, key, slots, total, state: 'kept', expires, body });
      return { kind: 'kept', id, expires };
    },
    releaseKey: (key) => {
      closedKeys.add(key);
      for (const entry of byId.values()) if (entry.key === key) close(entry);
    },
    list: () =>
      [...byId.values()].map((entry) => ({
        id: entry.id,
        kind: entry.kind,
        key: entry.key,
        slots: entry.slots,
        total: entry.total,
        state: counts(entry) ? 'kept' : 'released',
      })),
  };
}
