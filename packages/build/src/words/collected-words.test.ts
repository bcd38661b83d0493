import path from 'node:path';
import { build, type Plugin } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reactWithCheckedWords } from './react-with-words.ts';

const entry = path.join(import.meta.dirname, 'shown.tsx');

/** A module that is on no disk. */
const written = (source: string): Plugin => ({
  name: 'written',
  resolveId: (id) => (id === entry ? id : null),
  load: (id) => (id === entry ? source : null),
});

/** The code that a remote's build makes of a component. */
async function built(component: string): Promise<string> {
  const source = `import { Trans, useLingui } from '@lingui/react/macro';
    ${component}`;
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [written(source), reactWithCheckedWords()],
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: /^(react|@lingui)/,
      },
    },
  });
  const files = 'output' in output ? output.output : [];
  return files.map((file) => (file.type === 'chunk' && file.isEntry ? file.code : '')).join('');
}

beforeEach(() => vi.stubEnv('NODE_ENV', 'production'));
afterEach(() => vi.unstubAllEnvs());

test('a build ends where a message was not collected, and names it, its file and the command', async () => {
  const failed = built(`export const Shown = () => <Trans>Nobody has collected this.</Trans>;`);
  await expect(failed).rejects.toThrow(`${entry}: “Nobody has collected this.”`);
  await expect(failed).rejects.toThrow('Run `npm run words`');
});

test('so it does for a text with a value and a context', async () => {
  const failed = built(`export function Shown({ name }) {
      const { t } = useLingui();
      return t({ message: \`Not collected, \${name}\`, context: 'greeting' });
    }`);
  await expect(failed).rejects.toThrow('“Not collected, {name}”');
});

test('a collected message travels as its id alone', async () => {
  const code = await built(`export const Shown = () => <Trans>Back to the venue</Trans>;`);
  expect(code).toMatch(/id:\s*["'`][\w+/-]{6}["'`]/);
  expect(code).not.toContain('Back to the venue');
});

test('a message that the build does not show need not be collected', async () => {
  const code = await built(`const Unused = () => <Trans>Nobody shows this.</Trans>;
    export const Shown = () => <Trans>Back to the venue</Trans>;`);
  expect(code).not.toContain('Nobody shows this.');
});
