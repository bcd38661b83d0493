import type { RoomLock } from '../database/room-lock.ts';

const pause = (ms: number) => () => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Takes no lock and pauses between check and insert, so that calls overlap. */
export const noLock: RoomLock = {
  take: async () => undefined,
  takeAddOns: async () => undefined,
  takeCode: async () => undefined,
  beforeTaking: pause(100),
};

/** Long enough for a dozen calls to check before the first insert, also on a busy machine. */
export const longPause = pause(400);
