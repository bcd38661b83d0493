import { createLazyParts } from '@foyer/federation/remote';

export const { LazyPart, lazyPart, parts } = createLazyParts(
  import.meta.glob('./lazy/locales/*.po'),
);
