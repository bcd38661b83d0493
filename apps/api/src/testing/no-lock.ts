import type { RoomLock } from '../booking/room-lock.ts';

/** Neither locks nor hurries: what happens between looking and taking shows. */
export const noLock: RoomLock = { take: async () => undefined, takeAddOns: async () => undefined, beforeTaking: () => new Promise((resolve) => setTimeout(resolve, 20)) };
