import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { countPresses, type Ordered } from '../../apps/e2e/presses/count-presses.ts';
import { needBrowser } from '../browser.ts';
import { buildAll } from '../build-all.ts';
import { root } from '../root.ts';
import { type Proof, table } from './page.ts';

/** More than these, besides typing, are too many from a start page to an order. */
const most = 9;

/** Presses on a phone from the start page of each site to an order; writes docs/presses.md. */
export async function provePresses(): Promise<Proof> {
  await needBrowser();
  await buildAll();
  const orders = await countPresses();
  const counts = orders.map(({ presses }) => presses);
  writeFileSync(path.join(root, 'docs/presses.md'), pageOf(orders));
  return {
    heading: 'Presses from a start page to an order',
    text:
      `On a phone (390 × 844), as somebody who knows nothing: ${Math.min(...counts)} to ` +
      `${Math.max(...counts)} presses besides typing on the ${orders.length} sites, ${most} are the most. ` +
      'Each site: [presses.md](presses.md).',
    problems: orders
      .filter(({ presses }) => presses > most)
      .map(({ site, presses }) => `${site}: ${presses} presses to an order, not ${most}`),
  };
}

const pageOf = (orders: readonly Ordered[]): string => `# Presses from a start page to an order

Written by \`npm run prove -- presses\`, with a thumb on a phone (390 × 844). It takes a house on the start page, the first offer that
can be booked at once, and fills in what the checkout requires.

A press is a tap. Typing is none, but the tap into the first field of a document is one; from there the keyboard's "next" leads on.
Screens are the way scrolled, in heights of the window. Seconds are those of the machine, which reads and thinks nothing: they only
compare.

${table(
  ['site, and what was ordered', 'presses', 'screens', 'seconds'],
  orders.map(({ site, presses, screens, seconds, house, offer }) => [
    `${site}: ${offer}, ${house}`,
    presses,
    screens.toFixed(1),
    seconds.toFixed(1),
  ]),
)}
`;
