/**
 * Events on the element for the slot: first paint done, or failed. They work across two copies of
 * React.
 */
export const remoteReady = 'foyer:ready';
export const remoteFailed = 'foyer:failed';
