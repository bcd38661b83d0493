import { holdSeconds, spanProblem } from '@foyer/domain';
import type { ApiDependencies } from '../api-dependencies.ts';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { roomsHeldBy } from '../database/allocations.ts';
import { busyRooms } from '../database/busy-rooms.ts';
import { type Queries, serverNow } from '../database/database.ts';
import { answered, type Outcome } from '../http/problem.ts';
import { type Choice, type ChoiceFields, choiceProblem, refusedSpan, spanOf } from './choice.ts';
import { claimCode, codeUsedUp, lockCode, usableCode } from './discount-codes.ts';
import { endHold } from './allocation.ts';
import { pricedItems } from './priced-items.ts';
import { formContext, type SiteRules } from './site-of-call.ts';
import { storeCart } from './stored-cart.ts';

export type CartPlacement = {
  choice: Choice;
  fields: ChoiceFields;
  language: string;
  /** Of the site that the call comes from. */
  rules: SiteRules;
  /** The caller asks the venue and does not book, whatever the offer allows. */
  asEnquiry: boolean;
  /** An earlier cart of the same visitor: its hold does not block the new one, and ends with it. */
  replaces: string | null;
};

/**
 * Prices the choice and stores it as a cart, inside the caller's transaction: the room is locked,
 * checked and held until 20 minutes from now by the database's clock. An enquiry holds nothing.
 * Returns the cart's id.
 */
export async function placeCart(
  queries: Queries,
  dependencies: Pick<ApiDependencies, 'catalogue' | 'clock' | 'roomLock'>,
  known: CatalogueEntry,
  placement: CartPlacement,
): Promise<Outcome<string>> {
  const { catalogue, clock, roomLock } = dependencies;
  const { choice, fields, rules } = placement;
  const problem = choiceProblem(choice, known.details, fields, rules);
  if (problem) return problem;
  const span = spanOf(choice, known.details);
  const roomIds =
    choice.kind === 'room'
      ? [choice.offerId, ...(choice.together ? [choice.together.roomId] : [])]
      : (known.packages.find((entry) => entry.id === choice.offerId)?.roomIds ?? []);
  await roomLock.take(
    queries,
    placement.replaces === null
      ? roomIds
      : [...roomIds, ...(await roomsHeldBy(queries, placement.replaces))],
  );
  const now = await serverNow(queries, clock);
  const venueNow = await busyRooms(
    queries,
    { venueId: known.id, start: span.startInstant, end: span.endInstant },
    clock.aheadSeconds(),
    placement.replaces,
  );
  const entry = venueNow ? await catalogue.entry(known.id, venueNow.version, queries) : known;
  const wrongSpan = refusedSpan(
    spanProblem(choice, entry.details, formContext(rules, entry, now)),
    fields,
  );
  if (wrongSpan) return wrongSpan;
  await lockCode(queries, roomLock, entry, choice);
  const priced = {
    ...choice,
    discountCode: await usableCode(queries, entry, choice, now, placement.replaces),
  };
  const checked = pricedItems(priced, {
    entry,
    busy: venueNow?.busy ?? new Set(),
    span,
    fields,
    rules,
  });
  if (priced.discountCode !== choice.discountCode) {
    // The visitor must see the full price before accepting it.
    if (checked.ok && choice.seenTotal === undefined)
      return codeUsedUp(checked.answer.items[0].total);
    if (!checked.ok && checked.problem.code === 'price_changed')
      return codeUsedUp(checked.problem.total ?? null);
  }
  if (!checked.ok) return checked;
  await roomLock.beforeTaking();

  const { items, instant } = checked.answer;
  if (placement.replaces !== null) await endHold(queries, placement.replaces, now);
  const isEnquiry = placement.asEnquiry || !instant;
  const cartId = await storeCart(
    queries,
    {
      venueId: entry.id,
      items,
      isEnquiry,
      language: placement.language,
      discountCode: priced.discountCode,
    },
    now,
  );
  // Also for an enquiry while its form is open, so that the venue gets a price that is still valid.
  const claimed = await claimCode(
    queries,
    roomLock,
    entry,
    priced,
    { cartId, holdUntil: now + holdSeconds },
    now,
  );
  return claimed.ok ? answered(cartId) : claimed;
}
