import type { Parts } from '../routes/routes.ts';
import type { Providers } from '../providers/providers.ts';
import { forget, type LooseBooking, type Party, takeLoose } from './outside-step.ts';

type Needed = Pick<Parts, 'database' | 'providers' | 'clock'>;

const atOnce = 20;
const everyMs = 30_000;

/** Releases what outside parties may have booked and reserved for orders that never became ours; what cannot be told now is told later. */
export async function releaseLooseEnds({ database, providers, clock }: Needed): Promise<void> {
  for (const loose of await takeLoose(database, atOnce, clock.aheadSeconds())) {
    if (await releaseTry({ providers }, loose, null)) await forget(database, loose.key);
  }
}

/** Ends one try, at the party and on its card; a reservation that the next try uses as well stays. */
export async function releaseTry({ providers }: Pick<Parts, 'providers'>, { key, party, authorizationId }: LooseBooking, stillUsed: string | null): Promise<boolean> {
  const released = await releaseAt(providers, party, key);
  const givenBack = authorizationId === null || authorizationId === stillUsed || (await providers.cardVault.release(authorizationId));
  return released && givenBack;
}

/** Ends at a party what was kept or booked under a key. */
export const releaseAt = ({ propertySystem, officeOperator }: Providers, party: Party, key: string): Promise<boolean> => (party === 'office' ? officeOperator : propertySystem).release(key);

/** Looks for loose ends as long as the API runs. */
export function startLooseEnds(needed: Needed, onProblem: (error: unknown) => void): { readonly stop: () => void } {
  const timer = setInterval(() => void releaseLooseEnds(needed).catch(onProblem), everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
