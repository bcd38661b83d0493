import type { Configuration } from '../configuration.ts';
import { createCardVault } from './card-vault.ts';
import type { OutsidePartyOptions, TroubleLog } from './outside-party.ts';
import { createLocation } from './location.ts';
import { createOfficeOperator } from './office-operator.ts';
import { createPropertySystem } from './property-system.ts';
import type { Providers } from './providers.ts';
import { createTranslation } from './translation.ts';

/** Clients of all outside parties at their configured URLs; the sandbox by default. */
export function createProviders(
  { partyUrls }: Pick<Configuration, 'partyUrls'>,
  log: TroubleLog,
  more: Omit<OutsidePartyOptions, 'log'> = {},
): Providers {
  const options = { ...more, log };
  // Optional calls have a shorter limit.
  const quiet = { timeLimitMs: 2500, tries: 2, ...options };
  return {
    cardVault: createCardVault(partyUrls.cardVault, options),
    propertySystem: createPropertySystem(partyUrls.propertySystem, options),
    officeOperator: createOfficeOperator(partyUrls.officeOperator, options),
    translation: createTranslation(partyUrls.translation, quiet),
    location: createLocation(partyUrls.location, quiet),
  };
}
