export { defineRemote, type Mounted, type Remote, remoteFailed, remoteReady, type WordLoaders } from './define-remote.tsx';
export { useReadable } from './use-readable.ts';
