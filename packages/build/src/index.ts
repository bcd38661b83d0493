export { buildApp } from './build-app.ts';
export {
  compiledWhileLoading,
  lazyImportsEntry,
  lazyStyles,
  plainDynamicImports,
} from './bundle-plugins.ts';
export { cssNames } from './css-names.ts';
export { type BuildDescription, integrityOf } from './describe-build.ts';
export { embed } from './embed.ts';
export { copyForEmbed } from './embedded/embedded-copy.ts';
export { stylesForEmbed } from './embedded/styles-for-embed.ts';
export { themeIn } from './embedded/theme-in.ts';
export { host } from './host.ts';
export { ownPage } from './own-page.ts';
export { reactWithWords, words } from './words/react-with-words.ts';
export { federationName, remote } from './remote.ts';
export { sharedModules, sharedPackages, sharedVersions, vendorContract } from './shared-modules.ts';
export { vendor } from './vendor.ts';
