/** Id of the form that accepts an offer, to which its options belong, wherever they stand. */
export const acceptForm = 'foyer-offer';

/** Names of the fields of this remote's forms; `act` says which of them was sent. */
export const sentNames = {
  act: 'act',
  option: 'option',
  method: 'paymentMethod',
  terms: 'terms',
  question: 'question',
  fee: 'fee',
} as const;

export const acts = { accept: 'accept', ask: 'ask', cancel: 'cancel' } as const;
