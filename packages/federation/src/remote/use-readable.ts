import type { Readable } from '@foyer/session';
import { useSyncExternalStore } from 'react';

/**
 * The current value of a readable; the component follows its changes. While it takes over what the
 * front door drew, it is the value of the drawing.
 */
export function useReadable<T>(readable: Readable<T>): T {
  return useSyncExternalStore(readable.subscribe, readable.get, readable.first);
}
