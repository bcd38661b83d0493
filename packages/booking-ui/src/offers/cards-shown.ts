/**
 * The cards to show: the first `limit` listed offers, in the given order. The selected one never
 * disappears: where it is beyond the limit, or no longer listed, it keeps its place, or is first
 * where it had none, so that the card can explain why (ERR-005 to ERR-009).
 */
export function cardsShown<Offer extends { listed: boolean }>(
  offers: readonly Offer[],
  chosen: Offer | null,
  limit: number,
  idOf: (offer: Offer) => string,
  stood: number,
): readonly Offer[] {
  const first = offers.filter(({ listed }) => listed).slice(0, limit);
  return !chosen || first.some((offer) => idOf(offer) === idOf(chosen))
    ? first
    : first.toSpliced(stood, 0, chosen);
}
