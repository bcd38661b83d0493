import type { FrameWords } from './frame-words.ts';

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
