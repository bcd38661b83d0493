/**
 * A kind of bedroom that can be booked with the meeting (CHECK-013, A-117). `price` is per bedroom,
 * incl. VAT, in minor units.
 */
export type Bedroom = {
  id: string;
  name: string;
  price: number;
  maxPersons: number;
  available: number;
};

/**
 * The bedrooms to offer; none where the venue's reply failed, without a message (CHECK-013, A-117).
 */
export const offeredBedrooms = (answer: readonly Bedroom[] | null): readonly Bedroom[] =>
  answer?.filter((bedroom) => bedroom.available > 0) ?? [];
