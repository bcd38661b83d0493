import '@foyer/ui/tokens.css';
import { brandOf, brandRules, sites } from '@foyer/sites';
import { contrastPairs, type Role, rolesOf, schemes } from '@foyer/sites/studio';
import { afterEach, expect, test } from 'vitest';

const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;

/** The eight bits of red, green and blue with which the browser paints a colour. */
function painted(colour: string): readonly number[] {
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
}

function luminance(parts: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [one, other]
    .map((colour) => luminance(painted(colour)))
    .toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const look = document.head.appendChild(document.createElement('style'));
const probe = document.body.appendChild(document.createElement('i'));
const valueOf = (token: Role): string => {
  probe.style.color = `var(--${token})`;
  return getComputedStyle(probe).color;
};
afterEach(() => {
  look.textContent = '';
  delete document.documentElement.dataset['scheme'];
});

const looks = sites.flatMap(({ id }) => schemes.map((scheme) => [id, scheme] as const));

test.each(looks)(
  'what the brand of %s says is readable on its grounds, in the %s scheme',
  (id, scheme) => {
    look.textContent = brandRules(brandOf(id));
    document.documentElement.dataset['scheme'] = scheme;
    const weak = contrastPairs
      .map(({ text, ground, least }) => ({
        pair: `${text} on ${ground}`,
        ratio: contrast(valueOf(text), valueOf(ground)),
        least,
      }))
      .filter(({ ratio, least }) => ratio < least)
      .map(({ pair, ratio }) => `${pair}: ${ratio.toFixed(2)}`);
    expect(weak).toEqual([]);
  },
);

test.each(looks)('the studio knows the roles of %s as a browser paints them, %s', (id, scheme) => {
  look.textContent = brandRules(brandOf(id));
  document.documentElement.dataset['scheme'] = scheme;
  const roles = rolesOf(brandOf(id), scheme);
  const apart = Object.entries(roles).flatMap(([role, { r, g, b }]) => {
    const seen = painted(valueOf(role as Role));
    const known = [r, g, b].map((part) => part * 255);
    // Rounded twice, a part may differ by one.
    return known.every((part, at) => Math.abs(part - (seen[at] ?? 0)) <= 1.01)
      ? []
      : [`${role}: ${seen.join(' ')}, and not ${known.map(Math.round).join(' ')}`];
  });
  expect(apart).toEqual([]);
});

test('a pair that cannot be read is found', () => {
  expect(contrast('#777', '#fff')).toBeCloseTo(4.48, 2);
  expect(contrast('#000', '#fff')).toBe(21);
});
