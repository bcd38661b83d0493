export type ToParent =
  | { type: 'ready' }
  | { type: 'frameDimensionsChanged'; height: number }
  | { type: 'valid'; valid: boolean }
  /**
   * The bank's step has taken the form's place, or left it: a parent that covers the frame while it
   * works must show it.
   */
  | { type: 'confirmation'; open: boolean };

type FromParent = 'validate' | 'submit';

/**
 * Speaks with the page that holds the frame: only with that window, only while it is of that
 * origin.
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
