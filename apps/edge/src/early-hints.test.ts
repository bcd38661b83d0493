import { expect, it } from 'vitest';
import { earlyHints } from './early-hints.ts';

it('names the first picture in its widths', () => {
  expect(earlyHints({ src: '/pictures/harbour', alt: '' })).toBe(
    '</pictures/harbour-960.avif>; rel=preload; as=image; fetchpriority=high; ' +
      'type="image/avif"; imagesrcset="/pictures/harbour-480.avif 480w, ' +
      '/pictures/harbour-960.avif 960w, /pictures/harbour-1600.avif 1600w"; ' +
      'imagesizes="(max-width: 733px) 100vw, 50vw"',
  );
});

it.each([
  '/pictures/Eteläsatama sali',
  '/pictures/"><x',
  '/pictures/a\r\nset-cookie: b',
  '/pictures/\ud800',
])('keeps a picture called %j within the header', (src) => {
  const value = earlyHints({ src, alt: '' });
  expect(value).toMatch(/^[\x20-\x7e]+$/);
  expect(value.match(/[<>]/g)).toHaveLength(2);
});
