import { describe, expect, it, vi } from 'vitest';
import {
  keepDetails,
  keepsDetails,
  keptDetails,
  type TabStorage,
  tabStorage,
} from './kept-details.ts';

const aStorage = (first: string | null = null): TabStorage => {
  let value = first;
  return { getItem: () => value, setItem: (_key, text) => void (value = text) };
};
const typed = {
  firstName: 'Aino',
  lastName: '',
  email: '',
  phone: { country: 'fi', typed: '040 123' },
  company: '',
  additionalInfo: 'Two wheelchairs',
};

it('gives back what was typed for the same cart', () => {
  const storage = aStorage();
  keepDetails(storage, 'c_1', typed);
  expect(keptDetails(storage, 'c_1', {})).toEqual(typed);
});

it('keeps the person but not the wishes for another cart', () => {
  const storage = aStorage();
  keepDetails(storage, 'c_1', typed);
  expect(keptDetails(storage, 'c_2', {})).toEqual({ ...typed, additionalInfo: '' });
});

it('says whether anything is kept', () => {
  const storage = aStorage();
  expect(keepsDetails(storage)).toBe(false);
  keepDetails(storage, 'c_1', typed);
  expect(keepsDetails(storage)).toBe(true);
  expect(keepsDetails(null)).toBe(false);
});

it('gives back what else a checkout asks, and its own beginning where nothing of that was typed', () => {
  const storage = aStorage();
  keepDetails(storage, 'c_1', Object.assign({}, typed, { city: 'Turku' }));
  expect(keptDetails(storage, 'c_1', { city: '', zip: '' })).toEqual({
    ...typed,
    city: 'Turku',
    zip: '',
  });
});

describe('without a usable storage', () => {
  it.each([
    [null],
    [aStorage()],
    [aStorage('{')],
    [aStorage('{"cartId":"c_1"}')],
    [aStorage('{"cartId":"c_1","details":{"firstName":1}}')],
  ])('starts empty', (storage) => {
    expect(keptDetails(storage, 'c_1', {})).toBeNull();
  });

  it('goes on where writing is refused', () => {
    const full: TabStorage = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(() => keepDetails(full, 'c_1', typed)).not.toThrow();
  });
});

it('keeps nothing at the origin of a page of others, which has our tag', () => {
  const storage = aStorage();
  vi.stubGlobal('window', { sessionStorage: storage });
  const atHome = tabStorage();
  vi.stubGlobal(Symbol.for('foyer.embed'), {});
  const inATag = tabStorage();
  vi.unstubAllGlobals();
  expect([atHome, inATag]).toEqual([storage, null]);
});
