import type { CardVault } from './card-vault.ts';
import type { OfficeOperator } from './office-operator.ts';
import type { PropertySystem } from './property-system.ts';

/** The outside parties, one file each; a real one is a new file beside it. */
export type Providers = { readonly cardVault: CardVault; readonly propertySystem: PropertySystem; readonly officeOperator: OfficeOperator };
