export { notePresses } from './head-scripts.ts';
export {
  type ChosenRemotes,
  chooseVersions,
  embeddedVersions,
  type Manifest,
  manifestSchema,
  type RemoteVersion,
} from './manifest.ts';
export {
  type Hint,
  hintsFor,
  type HostDescription,
  inTwoParts,
  neededOf,
  pageHtml,
  scriptSafe,
} from './page-html.ts';
