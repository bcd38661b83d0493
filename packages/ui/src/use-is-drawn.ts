import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const inBrowser = () => false;
const atFrontDoor = () => true;

/**
 * Whether the front door draws, or the browser takes its drawing over: then what needs a script is
 * left out, or stands where it works without.
 */
export const useIsDrawn = (): boolean => useSyncExternalStore(never, inBrowser, atFrontDoor);
