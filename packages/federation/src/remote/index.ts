export { createLazyPart } from './create-lazy-part.tsx';
export {
  defineRemote,
  type Mounted,
  type Remote,
  remoteFailed,
  remoteReady,
} from './define-remote.tsx';
export { loadWords, type WordLoaders } from './load-words.ts';
export { useReadable } from './use-readable.ts';
