import { createCardVault } from './card-vault.ts';

/** The kinds of card vault; `CARD_VAULT` names the one in use. */
export const cardVaults = {
  standard: createCardVault,
};

export type CardVaultName = keyof typeof cardVaults;
