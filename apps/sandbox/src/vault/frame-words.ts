import { msg } from '@foyer/i18n/message';
import type { Say } from '@foyer/i18n/server';

/** What the frame says, by name. */
export type FrameWords = ReturnType<typeof createFrameWords>;

export const createFrameWords = (say: Say) => ({
  title: say(msg({ message: 'Card details', context: 'card' })),
  number: say(msg({ message: 'Card number', context: 'card' })),
  numberMissing: say(msg({ message: 'Enter the card number.' })),
  numberWrong: say(msg({ message: 'Check the number: it has a typing mistake.' })),
  validUntil: say(msg({ message: 'Valid until', context: 'card' })),
  validUntilHint: say(msg({ message: 'MM / YY' })),
  validUntilMissing: say(msg({ message: 'Enter the date.' })),
  validUntilWrong: say(msg({ message: 'Enter the date like 08 / 30.' })),
  validUntilPast: say(msg({ message: 'Card has expired.' })),
  code: say(msg({ message: 'Security code', context: 'card' })),
  codeHint3: say(msg({ message: '3 digits' })),
  codeHint4: say(msg({ message: '4 digits' })),
  codeMissing: say(msg({ message: 'Enter the code.' })),
  codeWrong3: say(msg({ message: 'The code has 3 digits.' })),
  codeWrong4: say(msg({ message: 'The code has 4 digits.' })),
  name: say(msg({ message: 'Name on card', context: 'card' })),
  nameMissing: say(msg({ message: 'Enter the name on the card.' })),
  kept: say(
    msg({ message: 'Your card goes straight to the vault. The shop never sees the number.' }),
  ),
  testCards: say(msg({ message: 'Test cards' })),
  testCardsWhy: say(msg({ message: 'Nothing is charged here. Choose one to fill it in.' })),
  testGood: say(msg({ message: 'accepted' })),
  testDeclined: say(msg({ message: 'declined when booked' })),
  testConfirm: say(msg({ message: 'asks for confirmation' })),
  working: say(msg({ message: 'Storing your card …' })),
  confirmTitle: say(msg({ message: 'Confirm with your bank' })),
  confirmWhy: say(msg({ message: 'Your bank wants to be sure that it is you (3-D Secure).' })),
  confirmFor: say(msg({ message: 'Merchant' })),
  confirmCard: say(msg({ message: 'Card', context: 'card' })),
  confirm: say(msg({ message: 'Confirm', context: 'card' })),
  cancel: say(msg({ message: 'Cancel', context: 'card' })),
});

/** The numbers with a special outcome in the sandbox; every other correct number is accepted. */
export const testCards: readonly { number: string; word: keyof FrameWords; meaning: string }[] = [
  { number: '4242 4242 4242 4242', word: 'testGood', meaning: 'Accepted.' },
  {
    number: '4000 0000 0000 0002',
    word: 'testDeclined',
    meaning: 'Stored, then declined on authorisation (402 card_declined).',
  },
  {
    number: '4000 0000 0000 3220',
    word: 'testConfirm',
    meaning: 'Asks for a 3-D Secure confirmation inside the frame, then accepted.',
  },
];
