import { takeTour } from '../../apps/e2e/tour/take-tour.ts';
import { buildAll } from '../build-all.ts';
import { exitWithError } from '../steps.ts';

/**
 * `npm run tour`: takes the pictures in `docs/tour` again: each host's way to an order, each site's
 * venue page, the page of a booking in each state, and a booking in each language.
 */
async function tour(): Promise<void> {
  await buildAll();
  await takeTour();
}

tour().catch(exitWithError);
