import { createLater } from '@foyer/federation/remote';

export const Later = createLater(import.meta.glob('./later/words/*.po'));
