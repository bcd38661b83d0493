import { expect, it } from 'vitest';
import { earlyHints } from './early-hints.ts';

const styles = { href: '/styles/1.css', integrity: 'sha384-a' };

it('names the style sheet and the first picture in its widths', () => {
  expect(earlyHints(styles, { src: '/pictures/harbour', alt: '' })).toBe(
    '</styles/1.css>; rel=preload; as=style; crossorigin=anonymous; integrity="sha384-a", </pictures/harbour-960.avif>; rel=preload; as=image; type="image/avif"; imagesrcset="/pictures/harbour-480.avif 480w, /pictures/harbour-960.avif 960w, /pictures/harbour-1600.avif 1600w"; imagesizes="(max-width: 733px) 100vw, 50vw"',
  );
  expect(earlyHints(styles, null)).not.toContain('image');
});

it.each(['/pictures/Eteläsatama sali', '/pictures/"><x', '/pictures/a\r\nset-cookie: b', '/pictures/\ud800'])('keeps a picture called %j within the header', (src) => {
  const value = earlyHints(styles, { src, alt: '' });
  expect(value).toMatch(/^[\x20-\x7e]+$/);
  expect(value.match(/[<>]/g)).toHaveLength(4);
});
