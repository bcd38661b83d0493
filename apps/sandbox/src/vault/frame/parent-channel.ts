export type ToParent =
  | { type: 'ready' }
  | { type: 'frameDimensionsChanged'; height: number }
  | { type: 'valid'; valid: boolean }
  /**
   * The bank's step has replaced the form, or ended: a parent that covers the frame must uncover
   * it.
   */
  | { type: 'confirmation'; open: boolean };

type FromParent = 'validate' | 'submit';

/**
 * Exchanges messages with the embedding page: only with that window, only while it has that origin.
 */
export function openParentChannel(
  parentOrigin: string,
  hear: (message: FromParent) => void,
): (message: ToParent) => void {
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.source !== window.parent || event.origin !== parentOrigin) return;
    const message = readMessage(event.data);
    if (message !== null) hear(message);
  });
  return (message) => window.parent.postMessage(message, parentOrigin);
}

function readMessage(data: unknown): FromParent | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  return data.type === 'validate' || data.type === 'submit' ? data.type : null;
}
