import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { lazyImportsTogether } from './bundle-plugins.ts';

const sources: Readonly<Record<string, string>> = {
  entry: `export const calendar = () => import('calendar');
    export const prices = () => import('prices');
    export const alone = () => import('alone');`,
  calendar: `import { money } from 'money'; export const shown = money('calendar');`,
  prices: `import { money } from 'money'; export const shown = money('prices');`,
  money: `export const money = (of) => console.log('money', of);`,
  alone: `export const shown = console.log('alone');`,
};
/** Modules that are on no disk. */
const written: Plugin = {
  name: 'written',
  enforce: 'pre',
  resolveId: (id) => (id in sources ? `\0${id}` : null),
  load: (id) => sources[id.slice(1)] ?? null,
};

test('what a lazily imported script imports itself is asked for together with it', async () => {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [written, lazyImportsTogether()],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'entry',
        preserveEntrySignatures: 'strict',
        output: { chunkFileNames: 'assets/[name].js' },
      },
    },
  });
  const files = 'output' in output ? output.output : [];
  const entry = files.find((file) => file.type === 'chunk' && file.isEntry);
  const code = entry?.type === 'chunk' ? entry.code.replaceAll(/["'`]/g, "'") : '';
  const money = `import('./_money.js').catch(()=>{}),`;
  expect(code).toContain(`(${money}import('./_calendar.js'))`);
  expect(code).toContain(`(${money}import('./_prices.js'))`);
  expect(code).toMatch(/=> import\('.\/_alone.js'\)/);
});
