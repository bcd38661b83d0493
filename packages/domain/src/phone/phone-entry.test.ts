import { describe, expect, it, test } from 'vitest';
import {
  countriesMatching,
  countryList,
  countryTypedAhead,
  type ListEvent,
  listOpenAfter,
  type NamedCountry,
  typeAhead,
} from './country-list.ts';
import {
  afterTyping,
  firstPhoneCountry,
  type Numbering,
  phoneEntryProblem,
  phonePlaceholder,
  phoneValue,
} from './phone-entry.ts';
import { storedPhone, typedPhoneProblem } from './phone-number.ts';

/** Metadata of three countries: Finland and Britain drop one leading zero, Italy keeps it. */
const codes: Readonly<Record<string, string>> = { fi: '358', gb: '44', it: '39' };
const numbering: Numbering = {
  countries: Object.keys(codes),
  dialCode: (country) => codes[country] ?? '',
  example: (country) => (country === 'fi' ? '41 2345678' : ''),
  fromInternational: (typed) => {
    const country = Object.keys(codes).find((code) => typed.startsWith(`+${codes[code]}`));
    return country === undefined
      ? null
      : { country, rest: typed.slice(1 + (codes[country] ?? '').length).trim() };
  },
  numberProblem: (international) => (international.length < 10 ? 'short' : null),
  isWhole: (international) => international.replace(/\D/g, '').length > 9,
  withoutTrunkPrefix: (national, country) =>
    country === 'it' ? national : national.replace(/^0/, ''),
};

/** Metadata whose results keep the spaces in front. */
const spaced: Numbering = {
  ...numbering,
  fromInternational: (typed, country) => numbering.fromInternational(typed.trim(), country),
};

describe('the emitted value', () => {
  it.each([
    ['fi', '040 123 4567', '+35840 123 4567'],
    ['gb', '007911', '+4407911'],
    ['it', '06 1234', '+3906 1234'],
    ['fi', ' 40 123 ', '+35840 123'],
    ['', '40 123', ''],
    ['fi', ' ', ''],
    ['fi', '+44 7911', '+44 7911'],
    ['gb', '(040) 123-45.67', '+4440 123 45 67'],
    ['gb', '00358 40 1234567', '+35840 1234567'],
    ['fi', '0044', '+358044'],
  ])(
    'of %s and "%s" is "%s" (PHONE-009, PHONE-010, C-160, C-161, B-057, D-5)',
    (country, typed, value) => {
      expect(phoneValue({ country, typed }, numbering)).toBe(value);
    },
  );
});

it('is emitted only with the countries’ codes at hand, unless it carries its own (PHONE-009, A-150)', () => {
  expect(phoneValue({ country: 'fi', typed: '040 123' }, null)).toBe('');
  expect(phoneValue({ country: '', typed: '+358 40 123' }, null)).toBe('+358 40 123');
});

it('is kept as typed without a plus in front, and without the countries’ codes (PHONE-004, B-055)', () => {
  expect(afterTyping({ country: 'fi', typed: '0' }, '040', numbering)).toEqual({
    country: 'fi',
    typed: '040',
  });
  expect(afterTyping({ country: 'fi', typed: '' }, '+44 7911', null)).toEqual({
    country: 'fi',
    typed: '+44 7911',
  });
});

describe('a leading plus', () => {
  it('picks the country before anything is checked (PHONE-004, B-056)', () => {
    const entry = afterTyping({ country: 'fi', typed: '' }, '+44 7911', numbering);
    expect(entry).toEqual({ country: 'gb', typed: '7911' });
    expect(phoneEntryProblem(entry, numbering)).toBeNull();
    expect(afterTyping({ country: 'fi', typed: '' }, ' +44 7911', spaced)).toEqual({
      country: 'gb',
      typed: '7911',
    });
  });
  it('leaves the country while too few digits stand behind it to tell (B-055)', () => {
    expect(afterTyping({ country: 'fi', typed: '+' }, '+9', numbering)).toEqual({
      country: 'fi',
      typed: '+9',
    });
  });
  it('clears the country where no code matches, which is then asked for (B-055, PHONE-022, A-151)', () => {
    const entry = afterTyping({ country: 'fi', typed: '' }, '+999 1', numbering);
    expect(entry).toEqual({ country: '', typed: '+999 1' });
    expect(phoneEntryProblem(entry, numbering)).toBe('country');
  });
});

test.each([
  ['fi', '', true, 'required'],
  ['fi', '040 123', true, null],
  ['', '040 123', true, 'country'],
  ['fi', '+999 1', true, 'country'],
  ['fi', ' +999 1', true, 'country'],
  ['fi', '040 123', false, 'country'],
  ['', ' +358 40 123', false, null],
] as const)(
  'what is wrong with "%s" and "%s", with the countries’ codes %s: %s (PHONE-005, PHONE-006, PHONE-022, A-151, B-055)',
  (country, typed, withCodes, problem) => {
    expect(phoneEntryProblem({ country, typed }, withCodes ? numbering : null)).toBe(problem);
  },
);

test.each([
  ['', 'required'],
  ['040 123', null],
  ['040-123', null],
  ['(040) 123.45', null],
  ['+358 (40) 123-45', null],
  ['040 CALL', 'invalid'],
  ['040+123', 'invalid'],
  ['()', 'invalid'],
  ['1'.repeat(25), null],
  ['1'.repeat(26), 'too-long'],
] as const)(
  'the problem of "%s" is %s (PHONE-005, PHONE-006, PHONE-007, PHONE-022, B-056, C-163, D-23)',
  (typed, problem) => {
    expect(typedPhoneProblem(typed)).toBe(problem);
  },
);

describe('the country to begin with', () => {
  it.each([
    [['SE', 'de'], 'se'],
    [[null, 'de'], 'de'],
    [[null, ''], 'fi'],
    [[], 'fi'],
    [['Sweden', null], 'fi'],
  ])('of %j is %s (PHONE-014, PHONE-017, A-149, B-055)', (candidates, country) => {
    expect(firstPhoneCountry(candidates)).toBe(country);
  });
  it('without any is the one of 358 (PHONE-014)', () => {
    expect(numbering.dialCode(firstPhoneCountry([null]))).toBe('358');
  });
});

test('an empty field shows an example, or asks for the country first (PHONE-011, PHONE-018)', () => {
  expect(phonePlaceholder('fi', numbering)).toBe('41 2345678');
  expect(phonePlaceholder('', numbering)).toBeNull();
  expect(phonePlaceholder('fi', null)).toBe('');
});

const named = (...entries: readonly string[]): readonly NamedCountry[] =>
  entries.map((entry) => ({ code: entry.slice(0, 2), name: entry.slice(3) }));
const world = named(
  'ch Switzerland',
  'cn China',
  'de Germany',
  'dk Denmark',
  'es Spain',
  'fi Finland',
  'fr France',
  'gb United Kingdom',
  'is Iceland',
  'it Italy',
  'lv Latvia',
  'pl Poland',
  'ru Russia',
  'se Sweden',
);

describe('the list of countries', () => {
  it('begins with ten in the given order, then goes by name, none twice (PHONE-015, PHONE-016, B-058)', () => {
    const list = countryList(world, (a, b) => a.localeCompare(b));
    expect(list.pinned.map(({ code }) => code)).toEqual([
      'fi',
      'gb',
      'dk',
      'fr',
      'it',
      'lv',
      'ru',
      'es',
      'se',
      'cn',
    ]);
    expect(list.others.map(({ name }) => name)).toEqual([
      'Germany',
      'Iceland',
      'Poland',
      'Switzerland',
    ]);
  });

  it('begins with those of the ten that there are (PHONE-015)', () => {
    expect(countryList(named('de Germany', 'fi Finland'), (a, b) => a.localeCompare(b))).toEqual({
      pinned: named('fi Finland'),
      others: named('de Germany'),
    });
  });

  it('is searched by any part of the name, in any case (PHONE-003, PHONE-012, C-164)', () => {
    expect(countriesMatching(world, 'LAND').map(({ name }) => name)).toEqual([
      'Switzerland',
      'Finland',
      'Iceland',
      'Poland',
    ]);
    expect(countriesMatching(world, ' ')).toHaveLength(world.length);
  });

  it('begins with names that begin so, and ignores accents (PHONE-012)', () => {
    const some = named('dz Algeria', 'de Germany', 'ne Niger', 'ax Åland Islands');
    const names = (text: string) => countriesMatching(some, text).map(({ code }) => code);
    expect(names('ger')).toEqual(['de', 'dz', 'ne']);
    expect(names('aland')).toEqual(['ax']);
  });

  it('is searched by other names where none is called so, by ISO code and by dial code (D-23)', () => {
    const some = named('dz Algeria', 'de Germany', 'ca Canada', 'us United States', 'ag Antigua');
    const dialCodes: Readonly<Record<string, string>> = { dz: '213', de: '49' };
    const names = (text: string) =>
      countriesMatching(some, text, {
        otherNames: (code) => (code === 'de' ? ['Deutschland'] : []),
        dialCode: (code) => dialCodes[code] ?? '1',
        mainCountry: (digits) => (digits === '1' ? 'us' : null),
      }).map(({ code }) => code);
    expect(names('deu')).toEqual(['de']);
    expect(names('DZ')).toEqual(['dz']);
    expect(names('+49')).toEqual(['de']);
    expect(names('49')).toEqual(['de']);
    expect(names('0049')).toEqual(['de']);
    expect(names('4')).toEqual(['de']);
    expect(names('+1')).toEqual(['us', 'ca', 'ag']);
    expect(names('+7')).toEqual([]);
  });

  it.each<[boolean, ListEvent, string, boolean]>([
    [false, 'click', 'fi', true],
    [false, 'focus', '', true],
    [false, 'focus', 'fi', false],
    [true, 'choose', 'fi', false],
    [true, 'leave', '', false],
  ])(
    'open %s, on %s with the country "%s": open %s (PHONE-001, PHONE-002)',
    (open, event, country, then) => {
      expect(listOpenAfter(open, event, country)).toBe(then);
    },
  );

  it('is jumped into by letters typed within 700 ms of each other (PHONE-013, A-176)', () => {
    const s = typeAhead(null, 's', 0);
    const sp = typeAhead(s, 'p', 699);
    expect(countryTypedAhead(world, s)?.code).toBe('ch');
    expect(countryTypedAhead(world, sp)?.code).toBe('es');
    expect(typeAhead(sp, 'p', 699 + 700)).toEqual({ letters: 'p', at: 1399 });
    expect(countryTypedAhead(world, typeAhead(null, 'x', 0))).toBeNull();
  });
});

test.each([
  ['+358 (0)40 123-45.67', '+358401234567'],
  ['00358 40 1234567', '+358401234567'],
  [' +44 20 7946 0000 ', '+442079460000'],
  ['040 123 4567', '040 123 4567'],
  ['+358 CALL', '+358 CALL'],
  ['', ''],
])('the server stores "%s" as "%s" (A-113, D-23)', (written, stored) => {
  expect(storedPhone(written)).toBe(stored);
});
