import type { CardVault } from './card-vault.ts';
import type { Location } from './location.ts';
import type { OfficeOperator } from './office-operator.ts';
import type { PropertySystem } from './property-system.ts';
import type { Translation } from './translation.ts';

/** The clients of all outside parties, one file each. */
export type Providers = {
  cardVault: CardVault;
  propertySystem: PropertySystem;
  officeOperator: OfficeOperator;
  translation: Translation;
  location: Location;
};
