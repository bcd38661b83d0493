export { buildApp } from './build-app.ts';
export type { BuildDescription } from './describe-build.ts';
export { host } from './host.ts';
export { integrityOf } from './integrity.ts';
export { reactWithWords, words } from './react-with-words.ts';
export { federationName, remote } from './remote.ts';
export { sharedModules, sharedVersions, vendorContract } from './shared-modules.ts';
export { vendor } from './vendor.ts';
