import { useSyncExternalStore } from 'react';
import { keepsDetails, tabStorage } from './kept-details.ts';

const never = () => () => undefined;

/**
 * Whether the next checkout of this tab will find what was typed; on the server nothing is
 * promised.
 */
export const useDetailsKept = (): boolean =>
  useSyncExternalStore(
    never,
    () => keepsDetails(tabStorage()),
    () => false,
  );
