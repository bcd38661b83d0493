import type { Card } from './card-fields.ts';

export type Stored =
  | { kind: 'stored'; cardToken: string }
  | { kind: 'confirm'; confirmationId: string }
  | { kind: 'failed' };

/**
 * Sends the card to the vault. Twenty seconds without an answer, or a malformed answer, is a
 * failure.
 */
export const storeCard = (card: Card, accessToken: string): Promise<Stored> =>
  send('/vault/cards', { ...card, accessToken });

export const confirmCard = (confirmationId: string): Promise<Stored> =>
  send('/vault/confirmations', { confirmationId });

async function send(path: string, body: object): Promise<Stored> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
    const answer: unknown = await response.json();
    if (typeof answer !== 'object' || answer === null) return { kind: 'failed' };
    if ('cardToken' in answer && typeof answer.cardToken === 'string')
      return { kind: 'stored', cardToken: answer.cardToken };
    if ('confirmationId' in answer && typeof answer.confirmationId === 'string')
      return { kind: 'confirm', confirmationId: answer.confirmationId };
    return { kind: 'failed' };
  } catch {
    // No network, timeout, or no JSON: all lead to the parent's failure address.
    return { kind: 'failed' };
  }
}
