import type { VenueRecord } from '../import/venue-file.ts';
import type { Style } from './all-places.ts';
import type { Country } from './countries.ts';
import type { Seeded } from './seeded.ts';

type Hours = NonNullable<VenueRecord['businessHours']>;

/** From Sunday to Saturday; `null` is closed. */
const weeks: Readonly<Record<Style, readonly (readonly [string, string] | null)[]>> = {
  hotel: [
    ['08:00', '20:00'],
    ['07:00', '23:00'],
    ['07:00', '23:00'],
    ['07:00', '23:00'],
    ['07:00', '23:00'],
    ['07:00', '23:00'],
    ['08:00', '23:00'],
  ],
  office: [
    null,
    ['07:00', '20:00'],
    ['07:00', '20:00'],
    ['07:00', '20:00'],
    ['07:00', '20:00'],
    ['07:00', '19:00'],
    ['09:00', '16:00'],
  ],
  culture: [
    ['10:00', '18:00'],
    ['09:00', '22:00'],
    ['09:00', '22:00'],
    ['09:00', '22:00'],
    ['09:00', '22:00'],
    ['09:00', '22:00'],
    ['10:00', '22:00'],
  ],
  industrial: [
    ['10:00', '20:00'],
    ['08:00', '23:00'],
    ['08:00', '23:00'],
    ['08:00', '23:00'],
    ['08:00', '23:00'],
    ['08:00', '23:30'],
    ['09:00', '23:30'],
  ],
  country: [
    ['08:00', '20:00'],
    ['07:30', '22:00'],
    ['07:30', '22:00'],
    ['07:30', '22:00'],
    ['07:30', '22:00'],
    ['07:30', '22:00'],
    ['08:00', '22:00'],
  ],
  quiet: [
    null,
    ['09:00', '18:00'],
    ['09:00', '18:00'],
    ['09:00', '18:00'],
    ['09:00', '18:00'],
    ['09:00', '17:00'],
    ['10:00', '16:00'],
  ],
};

export function hoursOfPlace(style: Style): Hours {
  return weeks[style].map((span, day) =>
    span === null
      ? { day, start: '09:00', end: '17:00', closed: true }
      : { day, start: span[0], end: span[1], closed: false },
  );
}

/**
 * Years whose holidays and seasons are listed: fixed, so that the data does not depend on the date.
 */
const years = [2026, 2027, 2028];

export function leadTimesOfPlace(
  style: Style,
  country: Country,
  random: Seeded,
): NonNullable<VenueRecord['leadTimes']> {
  return {
    maxDays: random.pick([0, 365, 540, 730]),
    disabledDays: years.flatMap((year) => country.holidays.map((day) => `${year}-${day}`)).sort(),
    disabledWeekdays: style === 'quiet' || (style === 'culture' && random.chance(0.4)) ? [0] : [],
  };
}

/** Higher prices before Christmas or lower ones in summer, in every second venue. */
export function seasonsOfPlace(random: Seeded): NonNullable<VenueRecord['seasons']> {
  const summer = random.chance(0.5)
    ? years.map((year) => ({ from: `${year}-06-29`, to: `${year}-08-09`, percent: 80 }))
    : [];
  const advent = random.chance(0.25)
    ? years.map((year) => ({ from: `${year}-12-01`, to: `${year}-12-20`, percent: 115 }))
    : [];
  return [...summer, ...advent].sort((a, b) => a.from.localeCompare(b.from));
}
