import { generateMessageId } from '@lingui/message-utils/generateMessageId';

/** A message where no build makes one: its English text, in the syntax of ICU, and its id. */
export type Message = { id: string; message: string };

/**
 * Names a message for the catalogue, as Lingui's macro of this name does in what is built. `context`
 * tells apart two messages of the same text; `comment` is for who translates.
 */
export const msg = ({
  message,
  context,
}: {
  message: string;
  context?: string;
  comment?: string;
}): Message => ({ id: generateMessageId(message, context), message });
