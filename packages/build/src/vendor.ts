import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { compiledWhileLoading, quietDirectives } from './bundle-plugins.ts';
import { describeBuild } from './describe-build.ts';
import { sharedModules, sharedVersions, vendorContract } from './shared-modules.ts';

const facadeId = 'virtual:vendor';

/** The one file of shared libraries that every shared specifier of the import map points to. */
export const vendor = defineConfig(async (): Promise<UserConfig> => {
  const versions = sharedVersions(process.cwd());
  return {
    base: './',
    define: { 'process.env.NODE_ENV': '"production"' },
    // For Reacts without the hook; React 19 has it.
    resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
    plugins: [
      facade(await facadeSource()),
      describeBuild('vendor.json', {
        vendor: vendorContract(versions),
        versions,
        specifiers: sharedModules,
      }),
    ],
    build: {
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        onLog: quietDirectives,
        checks: { pluginTimings: false },
        input: facadeId,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'assets/vendor-[hash].js', postBanner: compiledWhileLoading },
      },
    },
  };
});

function facade(source: string): Plugin {
  return {
    name: 'foyer-vendor-facade',
    resolveId: (id) => (id === facadeId ? `\0${facadeId}` : null),
    load: (id) => (id === `\0${facadeId}` ? source : null),
  };
}

/**
 * React is CommonJS, so `export *` would find nothing: the names are read from the modules. Two
 * modules may export the same name only for the same value.
 */
async function facadeSource(): Promise<string> {
  const seen = new Map<string, { from: string; value: unknown }>();
  const lines = [
    "import * as R from 'react'; import * as D from 'react-dom'; import * as C from 'react-dom/client';",
    'export default Object.assign({}, D.default, C.default, R.default);',
  ];
  const fromApp = await import('node:module').then(({ createRequire }) =>
    createRequire(`${process.cwd()}/package.json`),
  );
  for (const id of sharedModules) {
    const module: Record<string, unknown> = await import(fromApp.resolve(id));
    const names = Object.keys(module).filter(
      (name) => name !== 'default' && name !== 'module.exports' && /^[A-Za-z_$][\w$]*$/.test(name),
    );
    const own = names.filter((name) => {
      const known = seen.get(name);
      if (known && known.value !== module[name] && typeof module[name] !== typeof known.value)
        throw new Error(`${id} and ${known.from} both export ${name}`);
      return known === undefined;
    });
    for (const name of own) seen.set(name, { from: id, value: module[name] });
    lines.push(`export { ${own.join(', ')} } from '${id}';`);
  }
  return lines.join('\n');
}
