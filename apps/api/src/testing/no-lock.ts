import type { RoomLock } from '../database/room-lock.ts';

/** Takes no lock and pauses between check and insert, so that calls overlap. */
export const noLock: RoomLock = {
  take: async () => undefined,
  takeAddOns: async () => undefined,
  takeCode: async () => undefined,
  beforeTaking: () => new Promise((resolve) => setTimeout(resolve, 100)),
};
