import {
  type CartItem,
  type Money,
  type OfferRules,
  type Offers,
  type PackageOffer,
  packageInRoom,
  packageSuitsLength,
  type RoomOffer,
} from '@foyer/domain';
import { answered, type Outcome, refused } from '../http/problem.ts';
import type { Choice, ChoiceFields, Span } from './choice.ts';

export type CheckedChoice = { item: CartItem; instant: boolean };

/** The chosen offer as the server prices it, or why it is refused (D-6). */
export function checkChoice(
  offers: Offers,
  choice: Choice,
  span: Span,
  fields: ChoiceFields,
  rules: OfferRules,
): Outcome<CheckedChoice> {
  const checked =
    choice.kind === 'room'
      ? checkRoom(offers, choice, fields)
      : checkPackage(offers, choice, fields, rules);
  if (!checked.ok) return checked;
  const { instant, ...offered } = checked.answer;
  const total = offered.total?.minor ?? null;
  if (choice.seenTotal !== undefined && choice.seenTotal !== total) {
    return refused(
      'price_changed',
      'the price is another one now',
      offered.total ? { total: offered.total } : {},
    );
  }
  const { kind, start, end, delegates, layout } = choice;
  return answered({ instant, item: { kind, layout, start, end, ...span, delegates, ...offered } });
}

type Offered = Pick<
  CartItem,
  'id' | 'title' | 'roomId' | 'roomTitle' | 'total' | 'vat' | 'vatPercent' | 'minimumSpend'
> & { instant: boolean };

function checkRoom(offers: Offers, choice: Choice, fields: ChoiceFields): Outcome<Offered> {
  const offer = offers.rooms.find((candidate) => candidate.room.id === choice.offerId);
  if (!offer)
    return refused('invalid_field', 'the venue has no such room', { field: fields.offer });
  if (!offer.room.webBookable)
    return refused('not_bookable', 'the room is only let with a package');
  const { room, price } = offer;
  const reason = roomRefusal(offer);
  if (reason) return reason;
  return answered({
    id: room.id,
    title: room.title,
    roomId: room.id,
    roomTitle: room.title,
    total: price?.total ?? null,
    vat: price?.vat ?? null,
    vatPercent: room.rates.vatPercent,
    minimumSpend: minimum(price?.minimumSpend),
    instant: offer.outcome.kind === 'instant',
  });
}

const minimum = (amount: Money | undefined): Money | null =>
  amount === undefined || amount.minor === 0 ? null : amount;

function roomRefusal({ fit }: RoomOffer) {
  switch (fit.kind) {
    case 'fits':
      return null;
    case 'unavailable':
      return refused('room_taken', 'the room is not free at that time');
    case 'exceeds':
      return refused('not_bookable', `the room takes ${fit.min} to ${fit.max} people`);
    case 'layout':
      return refused('not_bookable', `the room seats ${fit.capacity ?? 0} in that layout`);
    default:
      return fit satisfies never;
  }
}

function checkPackage(
  offers: Offers,
  choice: Choice,
  fields: ChoiceFields,
  rules: OfferRules,
): Outcome<Offered> {
  const known = offers.packages.find((candidate) => candidate.package.id === choice.offerId);
  const offer =
    known && choice.roomId !== undefined
      ? packageInRoom(known, offers.rooms, choice.roomId)
      : known;
  if (!offer)
    return refused(
      'invalid_field',
      known ? 'the package is not for this room' : 'the venue has no such package',
      { field: fields.offer },
    );
  const { package: entry, price, fit } = offer;
  if (!packageSuitsLength(entry, choice, rules))
    return refused('not_bookable', 'the package is for meetings of another length');
  if (fit.kind !== 'fits') return packageRefusal(fit);
  return answered({
    id: entry.id,
    title: entry.title,
    roomId: fit.room.id,
    roomTitle: fit.room.title,
    total: price?.total ?? null,
    vat: price?.vat ?? null,
    vatPercent: entry.price?.vatPercent ?? 0,
    minimumSpend: null,
    instant: offer.outcome.kind === 'instant',
  });
}

function packageRefusal(fit: Exclude<PackageOffer['fit'], { kind: 'fits' }>) {
  switch (fit.kind) {
    case 'exceeds':
      return refused('not_bookable', `the package takes at most ${fit.max} people`);
    case 'no-room-available':
      return refused('room_taken', 'no room of the package is free at that time');
    case 'no-room-fits':
      return refused('not_bookable', 'no room of the package fits');
    default:
      return fit satisfies never;
  }
}
