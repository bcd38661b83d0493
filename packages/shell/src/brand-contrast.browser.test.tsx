import '@foyer/ui/tokens.css';
import { brandOf, brandRules, sites } from '@foyer/sites';
import { afterEach, expect, test } from 'vitest';

const grounds = ['page', 'surface', 'surface-raised', 'surface-quiet', 'surface-sunken'];

/** Text and ground, with the least ratio of WCAG 2.2 AA: 4.5 for words, 3 for the interface. */
const pairs: readonly (readonly [text: string, ground: string, least: number])[] = [
  ...grounds.flatMap((ground) => [
    ['text', ground, 4.5] as const,
    ['text-muted', ground, 4.5] as const,
    ['text-disabled', ground, 4.5] as const,
    ['link', ground, 4.5] as const,
  ]),
  ...['page', 'surface'].flatMap((ground) => [
    ['line-control', ground, 3] as const,
    ['focus-color', ground, 3] as const,
    ['success', ground, 4.5] as const,
    ['warn', ground, 4.5] as const,
    ['danger', ground, 4.5] as const,
    ['saving', ground, 4.5] as const,
  ]),
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-strong', 4.5],
  ['on-accent-soft', 'accent-soft', 4.5],
  ['text-muted', 'accent-soft', 4.5],
  ['success', 'success-soft', 4.5],
  ['warn', 'warn-soft', 4.5],
  ['danger', 'danger-soft', 4.5],
  ['saving', 'saving-soft', 4.5],
];

const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;

/** Relative luminance of a colour as the browser draws it. */
function luminance(colour: string): number {
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const look = document.head.appendChild(document.createElement('style'));
const probe = document.body.appendChild(document.createElement('i'));
const valueOf = (token: string): string => {
  probe.style.color = `var(--${token})`;
  return getComputedStyle(probe).color;
};
afterEach(() => {
  look.textContent = '';
  delete document.documentElement.dataset['scheme'];
});

test.each(sites.flatMap(({ id }) => [[id, 'light'] as const, [id, 'dark'] as const]))(
  'what the brand of %s says is readable on its grounds, in the %s scheme',
  (id, scheme) => {
    look.textContent = brandRules(brandOf(id));
    document.documentElement.dataset['scheme'] = scheme;
    const weak = pairs
      .map(([text, ground, least]) => ({
        pair: `${text} on ${ground}`,
        ratio: contrast(valueOf(text), valueOf(ground)),
        least,
      }))
      .filter(({ ratio, least }) => ratio < least)
      .map(({ pair, ratio }) => `${pair}: ${ratio.toFixed(2)}`);
    expect(weak).toEqual([]);
  },
);

test('a pair that cannot be read is found', () => {
  expect(contrast('#777', '#fff')).toBeCloseTo(4.48, 2);
  expect(contrast('#000', '#fff')).toBe(21);
});
