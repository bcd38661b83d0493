/**
 * The cards to show: the first `limit` listed offers, in the order given. The chosen one never
 * disappears under the visitor's hands: where it has dropped behind the limit, or is listed no
 * longer, it stays at the place where it stood, and stands first where it stood nowhere, so that
 * the card can say why (ERR-005 to ERR-009).
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
