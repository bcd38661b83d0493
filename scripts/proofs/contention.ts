import { measureContention } from '@foyer/api/proofs';
import type { Proof } from './page.ts';

/** Carts of one venue, created concurrently. */
export async function proveContention(): Promise<Proof> {
  const { carts, refused, failed, seconds, cartsPerMinute } = await measureContention();
  return {
    heading: 'Carts under contention',
    text: `One venue, no network in between, on a PostgreSQL server: ${Math.round(cartsPerMinute)} carts a minute
(${carts} made, ${refused} refused with a name, ${failed} failed, in
${seconds.toFixed(1)} s). Over HTTP: [bench/RESULTS.md](../bench/RESULTS.md).`,
    problems: failed > 0 ? [`${failed} carts failed under contention`] : [],
  };
}
