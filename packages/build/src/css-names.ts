/**
 * Class names differ between remotes, because two remotes may be built with different versions of a
 * component.
 */
export const cssNames = (id: string) => ({
  modules: { generateScopedName: '[local]_[hash:base64:5]', hashPrefix: id },
});
