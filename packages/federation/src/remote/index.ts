export { createLazyPart } from './create-lazy-part.tsx';
export {
  defineRemote,
  loadWords,
  type Mounted,
  type Remote,
  remoteFailed,
  remoteReady,
  type WordLoaders,
} from './define-remote.tsx';
export { useReadable } from './use-readable.ts';
