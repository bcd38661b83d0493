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
  delegates: 'delegates',
  firstName: 'firstName',
  lastName: 'lastName',
  phone: 'phone',
  company: 'company',
  message: 'message',
  agreed: 'total',
} as const;

/** Name of the amount of an add-on. */
export const amountName = (id: string): string => `amount-${id}`;

export const acts = { accept: 'accept', ask: 'ask', cancel: 'cancel', change: 'change' } as const;
