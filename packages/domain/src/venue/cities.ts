import type { City } from './city.ts';

/**
 * The cities of the search: those of eight countries, and the United Kingdom as a whole (PHONE-020,
 * PHONE-021): id, place, English name, and the names that differ from it.
 */
export const cities: readonly City[] = [
  city('STO', 59.33, 18.07, 'Stockholm', { fi: 'Tukholma' }),
  city('STO', 59.36, 17.97, 'Solna'),
  city('STO', 59.4, 17.94, 'Kista'),
  city('GOT', 57.71, 11.97, 'Gothenburg', {
    sv: 'Göteborg',
    no: 'Göteborg',
    da: 'Göteborg',
    fi: 'Göteborg',
    de: 'Göteborg',
  }),
  city('MMA', 55.6, 13, 'Malmö'),
  city('UPP', 59.86, 17.64, 'Uppsala'),
  city('HEL', 60.17, 24.94, 'Helsinki', {
    sv: 'Helsingfors',
    no: 'Helsingfors',
    da: 'Helsingfors',
  }),
  city('HEL', 60.21, 24.66, 'Espoo', { sv: 'Esbo', no: 'Esbo', da: 'Esbo' }),
  city('HEL', 60.29, 25.04, 'Vantaa', { sv: 'Vanda', no: 'Vanda', da: 'Vanda' }),
  city('TMP', 61.5, 23.79, 'Tampere', { sv: 'Tammerfors', no: 'Tammerfors', da: 'Tammerfors' }),
  city('TKU', 60.45, 22.27, 'Turku', { sv: 'Åbo', no: 'Åbo', da: 'Åbo' }),
  city('OUL', 65.01, 25.47, 'Oulu', { sv: 'Uleåborg', no: 'Uleåborg', da: 'Uleåborg' }),
  city('CPH', 55.68, 12.57, 'Copenhagen', {
    sv: 'Köpenhamn',
    no: 'København',
    da: 'København',
    fi: 'Kööpenhamina',
    de: 'Kopenhagen',
  }),
  city('AAR', 56.16, 10.2, 'Aarhus', { sv: 'Århus', fi: 'Århus' }),
  city('ODE', 55.4, 10.4, 'Odense'),
  city('OSL', 59.91, 10.75, 'Oslo'),
  city('BGO', 60.39, 5.32, 'Bergen'),
  city('TRD', 63.43, 10.4, 'Trondheim'),
  city('BER', 52.52, 13.41, 'Berlin', { fi: 'Berliini' }),
  city('HAM', 53.55, 9.99, 'Hamburg', { fi: 'Hampuri' }),
  city('MUC', 48.14, 11.58, 'Munich', {
    sv: 'München',
    no: 'München',
    da: 'München',
    fi: 'München',
    de: 'München',
  }),
  city('FRA', 50.12, 8.68, 'Frankfurt am Main'),
  city('CGN', 50.93, 6.95, 'Cologne', {
    sv: 'Köln',
    no: 'Köln',
    da: 'Köln',
    fi: 'Köln',
    de: 'Köln',
  }),
  city('WAW', 52.23, 21.01, 'Warsaw', {
    sv: 'Warszawa',
    no: 'Warszawa',
    da: 'Warszawa',
    fi: 'Varsova',
    de: 'Warschau',
  }),
  city('KRK', 50.06, 19.94, 'Kraków', { fi: 'Krakova', de: 'Krakau' }),
  city('GDN', 54.35, 18.65, 'Gdańsk', { de: 'Danzig' }),
  city('REK', 64.14, -21.94, 'Reykjavík', { sv: 'Reykjavik', no: 'Reykjavik', fi: 'Reykjavik' }),
  {
    id: 'UK',
    names: {
      en: 'UK',
      sv: 'Storbritannien',
      no: 'Storbritannia',
      da: 'Storbritannien',
      fi: 'Iso-Britannia',
      de: 'Großbritannien',
    },
    place: null,
  },
  city('LON', 51.51, -0.13, 'London', { fi: 'Lontoo' }),
  city('LON', 51.5, -0.02, 'Canary Wharf'),
  city('MAN', 53.48, -2.24, 'Manchester'),
  city('BHX', 52.48, -1.9, 'Birmingham'),
  city('EDI', 55.95, -3.19, 'Edinburgh'),
  city('GLA', 55.86, -4.26, 'Glasgow'),
];

function city(
  id: string,
  latitude: number,
  longitude: number,
  en: string,
  others: Omit<City['names'], 'en'> = {},
): City {
  return { id, names: { en, ...others }, place: { latitude, longitude } };
}
