import { takeTour } from '../../apps/e2e/tour.ts';
import { buildAll } from '../build-all.ts';
import { explain } from '../steps.ts';

/** `npm run tour`: new pictures of the journey's pages in `docs/tour`. */
async function tour(): Promise<void> {
  await buildAll();
  await takeTour();
}

tour().catch(explain);
