import type { Configuration } from '../configuration.ts';
import type { CardVault } from './card-vault.ts';
import { cardVaults } from './card-vaults.ts';
import { createLocation, type Location } from './location.ts';
import { createOfficeOperator, type OfficeOperator } from './office-operator.ts';
import type { OutsidePartyOptions, TroubleLog } from './outside-party.ts';
import { createPropertySystem, type PropertySystem } from './property-system.ts';
import { createTranslation, type Translation } from './translation.ts';

/** The clients of all outside parties, one file each. */
export type Providers = {
  cardVault: CardVault;
  propertySystem: PropertySystem;
  officeOperator: OfficeOperator;
  translation: Translation;
  location: Location;
};

/** Clients of all outside parties at their configured URLs; the sandbox by default. */
export function createProviders(
  { partyUrls, cardVault }: Pick<Configuration, 'partyUrls' | 'cardVault'>,
  log: TroubleLog,
  more: Omit<OutsidePartyOptions, 'log'> = {},
): Providers {
  const options = { ...more, log };
  // Optional calls have a shorter limit.
  const quiet = { timeLimitMs: 2500, tries: 2, ...options };
  return {
    cardVault: cardVaults[cardVault](partyUrls.cardVault, options),
    propertySystem: createPropertySystem(partyUrls.propertySystem, options),
    officeOperator: createOfficeOperator(partyUrls.officeOperator, options),
    translation: createTranslation(partyUrls.translation, quiet),
    location: createLocation(partyUrls.location, quiet),
  };
}
