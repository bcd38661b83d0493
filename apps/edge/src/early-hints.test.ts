import { expect, it } from 'vitest';
import { earlyHints } from './early-hints.ts';

const element = (src: string, sizes: string) =>
  `<source type="image/avif" srcSet="${src}-480.avif 480w, ${src}-960.avif 960w" sizes="${sizes}"/>`;

it('names the first picture in its widths, as wide as the page shows it', () => {
  const drawn =
    element('/pictures/mark', '2rem') +
    element('/pictures/harbour', '(max-width: 733px) 100vw, calc(50vw - 1.5rem)');
  expect(earlyHints({ src: '/pictures/harbour', alt: '' }, drawn)).toBe(
    '</pictures/harbour-960.avif>; rel=preload; as=image; fetchpriority=high; ' +
      'type="image/avif"; imagesrcset="/pictures/harbour-480.avif 480w, ' +
      '/pictures/harbour-960.avif 960w, /pictures/harbour-1600.avif 1600w"; ' +
      'imagesizes="(max-width: 733px) 100vw, calc(50vw - 1.5rem)"',
  );
});

it('takes the whole width where the page is not drawn', () => {
  expect(earlyHints({ src: '/pictures/harbour', alt: '' }, '')).toContain('imagesizes="100vw"');
});

it.each([
  '/pictures/Eteläsatama sali',
  '/pictures/"><x',
  '/pictures/a\r\nset-cookie: b',
  '/pictures/\ud800',
])('keeps a picture called %j within the header', (src) => {
  const value = earlyHints({ src, alt: '' }, element(src, '100vw'));
  expect(value).toMatch(/^[\x20-\x7e]+$/);
  expect(value.match(/[<>]/g)).toHaveLength(2);
});
