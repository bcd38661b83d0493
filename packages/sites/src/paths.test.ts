import { describe, expect, it, test } from 'vitest';
import { languages } from './languages.ts';
import {
  cartWithoutLanguage,
  offeredPath,
  pathInLanguage,
  pathOf,
  prefixes,
  prefixOfPage,
  readPath,
} from './paths.ts';

const everyLanguage = { languages: languages.map((language) => language.id) };

describe('a path', () => {
  it.each([
    ['/hotel-alpha', { prefix: '', language: 'en', rest: 'hotel-alpha' }, 'SITE-023, C-115'],
    ['/den-haag-rooms', { prefix: '', language: 'en', rest: 'den-haag-rooms' }, 'SITE-029, C-116'],
    [
      '/sv-se/hotel-alpha',
      { prefix: 'sv-se', language: 'sv', rest: 'hotel-alpha' },
      'SITE-021, C-118, B-016',
    ],
    [
      '/en-us/hotel-alpha',
      { prefix: 'en-us', language: 'en-us', rest: 'hotel-alpha' },
      'SITE-021, B-016',
    ],
    ['/sv/hotel-alpha/', { prefix: 'sv', language: 'sv', rest: 'hotel-alpha' }, 'SITE-029, A-023'],
    ['/ar/hotel-alpha', { prefix: 'ar', language: 'ar', rest: 'hotel-alpha' }, 'D-25'],
    ['/en/hotel-alpha', { prefix: '', language: 'en', rest: 'hotel-alpha' }, 'SITE-023, B-017'],
    [
      '/fi/book-universal/123',
      { prefix: 'fi', language: 'fi', rest: 'book-universal/123' },
      'SITE-029',
    ],
    ['/fi', { prefix: 'fi', language: 'fi', rest: '' }, 'SITE-021'],
    ['/fi/', { prefix: 'fi', language: 'fi', rest: '' }, 'SITE-021'],
    ['/', { prefix: '', language: 'en', rest: '' }, 'SITE-023'],
    ['//sv//hotel-alpha', { prefix: 'sv', language: 'sv', rest: 'hotel-alpha' }, 'A-023'],
  ])('%s reads as %o (%s)', (pathname, path) => {
    expect(readPath(pathname, everyLanguage)).toEqual(path);
  });
  it('in a language that the site does not offer is answered in its default', () => {
    expect(readPath('/fi/hotel-alpha', { languages: ['en', 'de'] })).toEqual({
      prefix: 'fi',
      language: 'en',
      rest: 'hotel-alpha',
    });
    expect(readPath('/de-de/hotel-alpha', { languages: ['en', 'de'] }).language).toBe('de');
  });
  it.each(['/hotel-alpha', '/sv-se/hotel-alpha', '/fi/book-universal/123', '/fi/', '/'])(
    '%s is written as it was read (B-016)',
    (pathname) => {
      const { prefix, rest } = readPath(pathname, everyLanguage);
      expect(pathOf(prefix, rest)).toBe(pathname);
    },
  );
});

test.each([
  ['/fi/hotel-alpha', '/hotel-alpha'],
  ['/nl-nl/hotel-alpha/', '/hotel-alpha'],
  ['/fi', '/'],
  ['/de/hotel-alpha', null],
  ['/de-de/hotel-alpha', null],
  ['/en/hotel-alpha', null],
  ['/hotel-alpha', null],
])('where English and German are offered, %s leads to %s', (pathname, to) => {
  expect(offeredPath(pathname, { languages: ['en', 'de'] })).toBe(to);
});

test('27 prefixes are understood: the languages and four countries (SITE-021, B-015, D-25)', () => {
  expect([...prefixes].sort()).toEqual(
    'ar cs da de de-de en en-us es et fi fr hu hu-hu is it lv nb nl nl-nl pl ru sk sl sv sv-se tr zh'.split(
      ' ',
    ),
  );
});

describe('the checkout of the brand without a language in its address (CART-012)', () => {
  const brand = { ...everyLanguage, bookUniversalWithoutLang: true };
  const others = { ...everyLanguage, bookUniversalWithoutLang: false };

  it.each([
    ['/book-universal/123', brand, '123'],
    ['/book-universal/123/', brand, '123'],
    ['/book-universal/123', others, null],
    ['/de/book-universal/123', brand, null],
    ['/en/book-universal/123', brand, null],
    ['/checkout/123', brand, null],
    ['/hotel-alpha', brand, null],
  ])('%s is in the language of the cart %#', (pathname, site, cartId) => {
    expect(cartWithoutLanguage(pathname, site)).toBe(cartId);
  });

  it('has links in the language of the page, as every other page has', () => {
    expect(
      [
        ['/book-universal/123', 'de', brand],
        ['/book-universal/123', 'en', brand],
        ['/fi/book-universal/123', 'fi', brand],
        ['/sv-se/hotel-alpha', 'sv', brand],
        ['/book-universal/123', 'en', others],
      ].map(([pathname, language, site]) =>
        prefixOfPage(pathname as string, language as string, site as typeof brand),
      ),
    ).toEqual(['de', '', 'fi', 'sv-se', '']);
  });

  it('names every language that it is led to', () => {
    expect(
      ['en', 'fi'].map((language) => pathInLanguage('/book-universal/123', language, brand)),
    ).toEqual(['/en/book-universal/123', '/fi/book-universal/123']);
    expect(
      ['en', 'fi'].map((language) => pathInLanguage('/de/hotel-alpha', language, brand)),
    ).toEqual(['/hotel-alpha', '/fi/hotel-alpha']);
  });
});
