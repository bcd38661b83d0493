import type { Configuration } from '../configuration.ts';
import { createCardVault } from './card-vault.ts';
import type { OutsidePartyOptions, TroubleLog } from './outside-party.ts';
import { createOfficeOperator } from './office-operator.ts';
import { createPropertySystem } from './property-system.ts';
import type { Providers } from './providers.ts';

/** Every outside party where the configuration says it is: the sandbox, as long as nothing else is said. */
export function createProviders({ sandboxUrl }: Pick<Configuration, 'sandboxUrl'>, log: TroubleLog, more: Omit<OutsidePartyOptions, 'log'> = {}): Providers {
  const options = { ...more, log };
  return { cardVault: createCardVault(sandboxUrl, options), propertySystem: createPropertySystem(sandboxUrl, options), officeOperator: createOfficeOperator(sandboxUrl, options) };
}
