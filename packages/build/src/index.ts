export { buildApp } from './build-app.ts';
export {
  compiledWhileLoading,
  lazyImportsEntry,
  lazyStyles,
  plainDynamicImports,
} from './bundle-plugins.ts';
export { type BuildDescription, integrityOf } from './describe-build.ts';
export { host } from './host.ts';
export { reactWithWords, words } from './react-with-words.ts';
export { federationName, remote } from './remote.ts';
export { sharedModules, sharedPackages, sharedVersions, vendorContract } from './shared-modules.ts';
export { vendor } from './vendor.ts';
