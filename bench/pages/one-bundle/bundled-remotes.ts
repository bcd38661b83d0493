import bookingForm from '../../../apps/remotes/booking-form/src/remote.tsx';
import headerFooter from '../../../apps/remotes/header-footer/src/remote.tsx';
import packageList from '../../../apps/remotes/package-list/src/remote.tsx';
import roomList from '../../../apps/remotes/room-list/src/remote.tsx';
import {
  type RemoteLoader,
  RemoteUnavailable,
} from '../../../packages/federation/src/load-remote.ts';
import type { Remote } from '../../../packages/federation/src/remote/define-remote.tsx';

// Replaces `@foyer/federation` when the shell is built as one bundle that contains the venue page's
// remotes.
export {
  type ChosenRemotes,
  chooseVersions,
  chosenRemotesSchema,
  type Manifest,
  manifestSchema,
  type RemoteVersion,
} from '../../../packages/federation/src/manifest.ts';
export { fetchLater } from '../../../packages/federation/src/fetch-later.ts';
export { pressMarks } from '../../../packages/federation/src/head-scripts.ts';
export { type RemoteLoader, RemoteUnavailable };

export const bundledRemotes: readonly Remote[] = [bookingForm, headerFooter, packageList, roomList];

/** The loader of a page that already contains its remotes. */
export function createRemoteLoader(): RemoteLoader {
  const loads = new Map(bundledRemotes.map((remote) => [remote.id, Promise.resolve(remote)]));
  return { load: (id) => loads.get(id) ?? Promise.reject(new RemoteUnavailable(id, 'unknown')) };
}
