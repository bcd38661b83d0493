import { createLazyPart } from '@foyer/federation/remote';

export const LazyPart = createLazyPart(import.meta.glob('./lazy/locales/*.po'));
