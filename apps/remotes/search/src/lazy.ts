import { createLazyParts } from '@foyer/federation/remote';

export const { LazyPart, lazyPart } = createLazyParts(import.meta.glob('./lazy/locales/*.po'));
