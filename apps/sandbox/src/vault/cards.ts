import { randomBytes } from 'node:crypto';
import { networkOf } from './card-number.ts';

const declined = '4000000000000002';
const needsConfirmation = '4000000000003220';
const tokenLifeMinutes = 30;

/** What the vault keeps of a card: never the number or the security code. */
type StoredCard = { masked: string; network: string; declines: boolean; expires: number };

export type Cards = {
  /**
   * Stores a checked card. `confirm`: the bank requires 3-D Secure first. Tokens and ids have 192
   * random bits.
   */
  store: (
    digits: string,
  ) => { kind: 'stored'; cardToken: string } | { kind: 'confirm'; confirmationId: string };
  /**
   * The token after the visitor confirmed at the bank; `null` for an id that is unknown, used or
   * too old.
   */
  confirm: (confirmationId: string) => string | null;
  /** Returns the card once; `null` for a token that is unknown, used or older than 30 minutes. */
  take: (cardToken: string) => StoredCard | null;
};

export function createCards({ clock }: { clock: () => Date }): Cards {
  const byToken = new Map<string, StoredCard>();
  const waiting = new Map<string, StoredCard>();
  const put = (cards: Map<string, StoredCard>, prefix: string, card: StoredCard): string => {
    for (const [id, { expires }] of cards) if (expires <= clock().getTime()) cards.delete(id);
    const id = `${prefix}_${randomBytes(24).toString('base64url')}`;
    cards.set(id, card);
    return id;
  };
  const pull = (cards: Map<string, StoredCard>, id: string): StoredCard | null => {
    const card = cards.get(id);
    cards.delete(id);
    return card === undefined || card.expires <= clock().getTime() ? null : card;
  };
  return {
    store: (digits) => {
      const card = {
        masked: `•••• ${digits.slice(-4)}`,
        network: networkOf(digits).name,
        declines: digits === declined,
        expires: clock().getTime() + tokenLifeMinutes * 60_000,
      };
      if (digits === needsConfirmation)
        return { kind: 'confirm', confirmationId: put(waiting, 'confirm', card) };
      return { kind: 'stored', cardToken: put(byToken, 'card', card) };
    },
    confirm: (confirmationId) => {
      const card = pull(waiting, confirmationId);
      return card === null ? null : put(byToken, 'card', card);
    },
    take: (cardToken) => pull(byToken, cardToken),
  };
}
