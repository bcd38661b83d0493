import type { CartItem, OfficeService } from '@foyer/domain';
import type { ApiDependencies } from '../../api-dependencies.ts';
import type { CatalogueEntry } from '../../catalogue/catalogue-entry.ts';
import { confirmOutsideHold, outsideHoldOf } from '../../database/outside-holds.ts';
import { answered, type Outcome, type Refused, refused } from '../../http/problem.ts';
import type { OfficeKept } from '../../providers/office-operator.ts';
import type { Intent } from '../idempotency.ts';
import { undoCart } from '../outside-hold.ts';
import { officeProblem } from './office-problem.ts';

/**
 * Has the operator keep the room of a cart too, with the cart's id as key. If it does not, or keeps
 * something else than was shown, the cart and its hold are undone, and so is what the operator may
 * have kept. Returns the services to choose from.
 */
export async function keepAtOffice(
  dependencies: ApiDependencies,
  entry: CatalogueEntry,
  cartId: string,
  intent: Intent,
): Promise<Outcome<readonly OfficeService[]>> {
  const { database, providers } = dependencies;
  const hold = await outsideHoldOf(database, cartId);
  const [item] = hold?.items ?? [];
  if (hold === null || item === undefined)
    return refused('room_taken', 'the room is no longer held');
  if (hold.reference !== null) return answered(hold.details.services ?? []);
  const kept = await providers.officeOperator.keep(cartId, hold.details.searchResultId ?? '');
  const problem = kept.kind === 'answered' ? differs(entry, item, kept.value) : officeProblem(kept);
  if (kept.kind === 'answered' && problem === null) {
    const services = kept.value.services.map(({ name, price, timed }): OfficeService => ({
      name,
      price,
      amount: 0,
      isTimed: timed,
      time: '',
    }));
    await confirmOutsideHold(database, cartId, kept.value.reservationId, { services });
    return answered(services);
  }
  const { told } = await undoCart(
    dependencies,
    cartId,
    intent,
    kept.kind === 'refused' ? null : 'office',
  );
  // The release is fast here, and a visitor who accepts the new price searches again at once.
  if (kept.kind === 'answered') await told;
  return (
    problem ??
    refused('provider_malformed', 'the office operator answered something that cannot be used')
  );
}

function differs(entry: CatalogueEntry, item: CartItem, kept: OfficeKept): Refused | null {
  const { currency } = entry.details;
  const sameRoom = entry.rooms.some(
    ({ room, providerId }) => room.id === item.roomId && providerId === kept.roomId,
  );
  if (!sameRoom || kept.start !== item.start || kept.end !== item.end || kept.currency !== currency)
    return refused('provider_malformed', 'the office operator kept something else');
  return kept.total === item.total?.minor
    ? null
    : refused('price_changed', 'the price is another one now', {
        total: { minor: kept.total, currency },
      });
}
