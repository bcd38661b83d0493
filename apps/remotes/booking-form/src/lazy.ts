import { words } from 'foyer:words/later';
import { createLazyParts } from '@foyer/federation/remote';

export const { LazyPart, lazyPart, parts } = createLazyParts(words);
