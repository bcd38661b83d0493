import * as v from 'valibot';

/** Where the vault's frame is served, and the page of ours on which it ends. */
export type CardFrameAddress = { url: string; vaultOrigin: string; ownOrigin: string };

/**
 * What the frame reports: the first four from the vault's page, the others after it returned to our
 * own.
 */
export type CardMessage =
  | { kind: 'ready' }
  | { kind: 'valid'; valid: boolean }
  | { kind: 'height'; height: number }
  /** The card's bank asks something inside the frame, which must stay visible. */
  | { kind: 'confirmation'; open: boolean }
  | { kind: 'token'; cardToken: string }
  | { kind: 'refused' };

const fromVault = v.variant('type', [
  v.object({ type: v.literal('ready') }),
  v.object({ type: v.literal('valid'), valid: v.boolean() }),
  v.object({ type: v.literal('frameDimensionsChanged'), height: v.pipe(v.number(), v.finite()) }),
  v.object({ type: v.literal('confirmation'), open: v.boolean() }),
]);
const fromOwnPage = v.union([
  v.object({ cardToken: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)) }),
  v.object({ error: v.unknown() }),
]);

type Heard = { origin: string; source: unknown; data: unknown };

/**
 * Parses a message; `null` unless it comes from this frame, from exactly one of the two origins, in
 * a known shape.
 */
export function readCardMessage(
  { origin, source, data }: Heard,
  frame: unknown,
  address: CardFrameAddress,
): CardMessage | null {
  if (!frame || source !== frame) return null;
  if (origin === address.vaultOrigin) {
    const said = v.safeParse(fromVault, data);
    if (said.success) return cardMessageOf(said.output);
  }
  if (origin === address.ownOrigin) {
    const said = v.safeParse(fromOwnPage, data);
    if (said.success)
      return 'cardToken' in said.output
        ? { kind: 'token', cardToken: said.output.cardToken }
        : { kind: 'refused' };
  }
  return null;
}

function cardMessageOf(said: v.InferOutput<typeof fromVault>): CardMessage {
  switch (said.type) {
    case 'ready':
      return { kind: 'ready' };
    case 'valid':
      return { kind: 'valid', valid: said.valid };
    case 'frameDimensionsChanged':
      return { kind: 'height', height: frameHeight(said.height) };
    case 'confirmation':
      return { kind: 'confirmation', open: said.open };
    default:
      return said satisfies never;
  }
}

export const firstFrameHeight = 403;

/** Within 200 and 1200 pixels (D-8). */
const frameHeight = (height: number): number => Math.min(1200, Math.max(200, Math.ceil(height)));
