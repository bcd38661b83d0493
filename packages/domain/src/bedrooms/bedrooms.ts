/**
 * A bedroom to take with the meeting (CHECK-013, A-117). `price` is of one, incl. VAT, in minor
 * units.
 */
export type Bedroom = {
  id: string;
  name: string;
  price: number;
  maxPersons: number;
  available: number;
};

/**
 * The bedrooms to offer: those there are; none where the venue's answer did not come, and nothing
 * is said about it (CHECK-013, A-117).
 */
export const offeredBedrooms = (answer: readonly Bedroom[] | null): readonly Bedroom[] =>
  answer?.filter((bedroom) => bedroom.available > 0) ?? [];
