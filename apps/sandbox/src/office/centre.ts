/** The one centre of the office operator. Prices in minor units of its currency, incl. VAT. */
export type Centre = {
  centreId: string;
  currency: string;
  vatPercent: number;
  rooms: readonly {
    id: string;
    title: string;
    min: number;
    max: number;
    layouts: Readonly<Record<string, number>>;
    hourly: number;
  }[];
  services: readonly { name: string; price: number; timed: boolean }[];
};

export const centre: Centre = {
  centreId: 'HEL-QUAY',
  currency: 'EUR',
  vatPercent: 25.5,
  rooms: [
    {
      id: 'R-901',
      title: 'Perch',
      min: 1,
      max: 8,
      layouts: { boardroom: 8, island: 6 },
      hourly: 4200,
    },
    {
      id: 'R-902',
      title: 'Pike',
      min: 2,
      max: 16,
      layouts: { ushape: 12, boardroom: 16, island: 14 },
      hourly: 7900,
    },
    {
      id: 'R-903',
      title: 'Salmon',
      min: 4,
      max: 30,
      layouts: { classroom: 24, theater: 30, island: 24 },
      hourly: 12_500,
    },
    { id: 'R-904', title: 'Herring', min: 1, max: 5, layouts: { boardroom: 5 }, hourly: 2900 },
  ],
  services: [
    { name: 'Breakfast basket', price: 1450, timed: true },
    { name: 'Secretary, by the hour', price: 5500, timed: true },
    { name: 'Printing', price: 900, timed: false },
  ],
};

/** Minor units for the span between two local times of one day. */
export const priceOf = (hourly: number, start: string, end: string): number =>
  Math.round((hourly * (Date.parse(`${end}Z`) - Date.parse(`${start}Z`))) / 3_600_000);
export const withoutVat = (price: number): number =>
  Math.round(price / (1 + centre.vatPercent / 100));

/** A result's id contains the room, the span and the number of people of its search. */
export const resultIdOf = (roomId: string, start: string, end: string, delegates: number): string =>
  Buffer.from(JSON.stringify([roomId, start, end, delegates])).toString('base64url');
