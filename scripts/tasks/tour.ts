import { takeTour } from '../../apps/e2e/tour/take-tour.ts';
import { buildAll } from '../build-all.ts';
import { exitWithError } from '../steps.ts';

/**
 * `npm run tour`: new pictures of every host's way and of every site's venue page in `docs/tour`.
 */
async function tour(): Promise<void> {
  await buildAll();
  await takeTour();
}

tour().catch(exitWithError);
