/** The one hotel of the property system. Prices in minor units of its currency, incl. VAT. */
export type Hotel = {
  server: string;
  chainCode: string;
  hotelCode: string;
  currency: string;
  rooms: readonly { id: string; name: string; max: number; hourly: number; rateCode: string }[];
  packages: readonly {
    id: string;
    unitPrice: number;
    rateCode: string;
    rooms: readonly string[];
  }[];
  menus: readonly {
    id: string;
    name: string;
    eventType: string;
    price: number;
    items: readonly { id: string; name: string; price: number }[];
  }[];
  /** `amount` is the number available per day; `null` for no limit. */
  miscItems: readonly {
    id: string;
    name: string;
    price: number;
    hourly: boolean;
    amount: number | null;
  }[];
};

export const hotel: Hotel = {
  server: 'north',
  chainCode: 'HARB',
  hotelCode: 'HEL01',
  currency: 'EUR',
  rooms: [
    { id: 'M101', name: 'Lantern', max: 24, hourly: 9000, rateCode: 'MTG' },
    { id: 'M102', name: 'Anchor', max: 14, hourly: 6500, rateCode: 'MTG' },
    { id: 'M201', name: 'Captain', max: 60, hourly: 21_000, rateCode: 'MTG' },
    { id: 'M202', name: 'Galley', max: 10, hourly: 4800, rateCode: 'MTG' },
    { id: 'B001', name: 'Ballroom', max: 220, hourly: 48_000, rateCode: 'BALL' },
  ],
  packages: [
    { id: 'DDR', unitPrice: 7400, rateCode: 'DDR74', rooms: ['M101', 'M102', 'M201'] },
    { id: 'HDR', unitPrice: 5600, rateCode: 'HDR56', rooms: ['M101', 'M102', 'M201', 'M202'] },
  ],
  menus: [
    {
      id: 'LUN1',
      name: 'Archipelago lunch',
      eventType: 'LUNCH',
      price: 3400,
      items: [
        { id: 'LUN1-A', name: 'Pike-perch with dill', price: 2400 },
        { id: 'LUN1-B', name: 'Sea buckthorn cake', price: 1000 },
      ],
    },
    {
      id: 'COF1',
      name: 'Morning coffee',
      eventType: 'COFFEE',
      price: 950,
      items: [
        { id: 'COF1-A', name: 'Coffee and tea', price: 450 },
        { id: 'COF1-B', name: 'Cinnamon bun', price: 500 },
      ],
    },
    {
      id: 'DIN1',
      name: 'Three courses by the quay',
      eventType: 'DINNER',
      price: 6200,
      items: [{ id: 'DIN1-A', name: 'Courses by the season', price: 6200 }],
    },
    { id: 'STA1', name: 'DO NOT USE Staff meal', eventType: 'LUNCH', price: 900, items: [] },
  ],
  miscItems: [
    { id: 'FLIP', name: 'Flipchart', price: 2000, hourly: false, amount: 6 },
    { id: 'TECH', name: 'Technician', price: 7500, hourly: true, amount: 2 },
    { id: 'WATR', name: 'Mineral water', price: 350, hourly: false, amount: null },
  ],
};

/** A discount code of the property system. */
const corporate = { code: 'CORP10', percent: 10 };
const longestPaidHours = 8;

export const priceWithCode = (price: number, code: string): number =>
  code.trim().toUpperCase() === corporate.code
    ? Math.round((price * (100 - corporate.percent)) / 100)
    : price;

/** By the hour, at most eight hours a day. Local times `YYYY-MM-DDTHH:mm:ss`. */
export function roomTotal(hourly: number, start: string, end: string): number {
  const days =
    Math.round((Date.parse(end.slice(0, 10)) - Date.parse(start.slice(0, 10))) / 86_400_000) + 1;
  const hours = (Date.parse(`${end}Z`) - Date.parse(`${start}Z`)) / 3_600_000;
  return Math.round(hourly * Math.min(hours, days * longestPaidHours));
}
