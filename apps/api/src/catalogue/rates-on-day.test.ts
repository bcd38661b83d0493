import { describe, expect, it } from 'vitest';
import { aRoomRecord, aVenueRecord } from '../testing/a-venue-record.ts';
import { anEntry } from '../testing/an-entry.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { dayRates, roomOnDay } from './rates-on-day.ts';

const entryWith = (over: Parameters<typeof aVenueRecord>[0]): CatalogueEntry =>
  anEntry(
    aVenueRecord({ rooms: [aRoomRecord({ rates: { hourly: 50.05 } })], packages: [], ...over }),
  );

const season = { from: '2027-06-01', to: '2027-06-30', percent: 80 };
const dear = { from: '2027-07-01', to: '2027-07-31', percent: 120 };
const code = {
  code: 'SPRING',
  percent: 10,
  appliesTo: 'rooms' as const,
  from: '2027-05-01',
  to: '2027-07-15',
  uses: null,
};

describe('a room of 50.05 an hour', () => {
  it.each([
    ['on an ordinary day', '2027-04-30', '', 5005, 5005, 'base_price'],
    ['in a cheap season', '2027-06-30', '', 4004, 5005, 'seasonal_price'],
    ['in a dear season', '2027-07-31', '', 6006, 6006, 'seasonal_price'],
    ['with a code', '2027-05-01', ' spring ', 4505, 5005, 'disc_price'],
    ['with a code in a cheap season', '2027-06-01', 'SPRING', 3604, 5005, 'disc_price'],
    ['with a code in a dear season', '2027-07-15', 'SPRING', 5405, 6006, 'disc_price'],
    ['with a code that is over', '2027-07-16', 'SPRING', 6006, 6006, 'seasonal_price'],
    ['with a code of nobody', '2027-05-01', 'AUTUMN', 5005, 5005, 'base_price'],
  ])(
    '%s (%s, code "%s") costs %i, struck %i, as %s',
    (_when, day, typed, hourly, original, category) => {
      const entry = entryWith({ seasons: [season, dear], discountCodes: [code] });
      const [room] = entry.rooms;
      if (!room) throw new Error('no room');
      expect(roomOnDay(room, true, dayRates(entry, day, typed)).rates).toMatchObject({
        hourly,
        original: { hourly: original },
        category,
      });
      expect(dayRates(entry, day, typed).packages.category).not.toBe('disc_price');
    },
  );
});
