import type { RoomLock } from '../database/room-lock.ts';

const pause = (ms: number) => () => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Neither locks nor hurries: what happens between looking and taking shows. */
export const noLock: RoomLock = {
  take: async () => undefined,
  takeAddOns: async () => undefined,
  takeCode: async () => undefined,
  beforeTaking: pause(100),
};

/** Also on a busy machine, a dozen have looked before the first takes. */
export const longPause = pause(400);
