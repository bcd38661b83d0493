export { fetchLater } from './fetch-later.ts';
export { pressMarks } from './head-scripts.ts';
export {
  createRemoteLoader,
  type LoadingPlace,
  type RemoteLoader,
  RemoteUnavailable,
} from './load-remote.ts';
export {
  type ChosenRemotes,
  chooseVersions,
  chosenRemotesSchema,
  type Manifest,
  manifestSchema,
  type RemoteVersion,
} from './manifest.ts';
