import { createLazyPart } from '@foyer/federation/remote';

export const Later = createLazyPart(import.meta.glob('./later/words/*.po'));
