export { createLazyParts, type LazyPart } from './lazy-parts.tsx';
export { defineRemote, type Mounted, type Remote } from './define-remote.tsx';
export type { DrawableRemote, DrawnRemote } from './drawing.tsx';
export { remoteFailed, remoteReady } from './remote-events.ts';
export { takeOver } from './take-over.ts';
export { useReadable } from './use-readable.ts';
export { loadWords, type WordLoaders } from './words.ts';
