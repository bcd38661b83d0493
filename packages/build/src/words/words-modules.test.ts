import { build, type Plugin, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { reactWithCheckedWords } from './react-with-words.ts';

const macro = `import { Trans } from '@lingui/react/macro';`;
const sources: Readonly<Record<string, string>> = {
  '/remote.tsx': `import { words } from 'foyer:words/first';
    import { Shared } from '/shared.tsx';
    ${macro}
    export const load = words;
    export const Shown = () => <Trans>Back to the venue</Trans>;
    export const Later = () => import('/later.tsx');
    export const other = Shared;`,
  '/shared.tsx': `${macro}
    export const Shared = () => <Trans>Your details</Trans>;
    export const Unused = () => <Trans>Payment</Trans>;`,
  '/later.tsx': `import { words } from 'foyer:words/later';
    import { Shared } from '/shared.tsx';
    ${macro}
    export const load = words;
    export const Closed = () => <Trans>Close</Trans>;
    export const again = Shared;`,
};
/** Modules that are on no disk. */
const written: Plugin = {
  name: 'written',
  enforce: 'pre',
  resolveId: (id) => (id in sources ? id : null),
  load: (id) => sources[id] ?? null,
};

async function built(codeSplitting: boolean): Promise<readonly Rolldown.OutputChunk[]> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [written, reactWithCheckedWords()],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: '/remote.tsx',
        preserveEntrySignatures: 'strict',
        external: /^(react|@lingui)/,
        output: { codeSplitting },
      },
    },
  });
  return 'output' in output ? output.output.filter((file) => file.type === 'chunk') : [];
}

let chunks: readonly Rolldown.OutputChunk[] = [];
beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  chunks = await built(true);
});
afterAll(() => vi.unstubAllEnvs());

/** The words that a build gives to a part of it, in a language. */
async function wordsIn(part: string, language: string): Promise<readonly string[]> {
  const chunk = chunks.find(
    ({ facadeModuleId }) => facadeModuleId === `\0foyer:words/${part}/${language}`,
  );
  const { messages } = await import(
    `data:text/javascript,${encodeURIComponent(chunk?.code ?? '')}`
  );
  return Object.values<readonly unknown[]>(messages).map(String);
}

test('a remote brings the words along that its first scripts show, and no others', async () => {
  expect((await wordsIn('first', 'en')).toSorted()).toEqual(['Back to the venue', 'Your details']);
});

test('its other scripts bring theirs, without those that are there already', async () => {
  expect(await wordsIn('later', 'en')).toEqual(['Close']);
});

test('each language has words of its own, in a file whose name changes with them', async () => {
  expect(await wordsIn('later', 'de')).toEqual(['Schließen']);
  const names = chunks.map(({ fileName }) => fileName);
  expect(new Set(names).size).toBe(names.length);
});

test('a build of one script has all words in those of its later parts', async () => {
  const [chunk] = await built(false);
  const texts = [...(chunk?.code ?? '').matchAll(/JSON\.parse\((["'`])(.*?)\1\)/g)].map(
    ([, , text = '']) => text,
  );
  const english = texts.filter((text) => text.includes('Close'));
  // British and American English, each twice.
  expect(english.length).toBe(4);
  for (const text of english) expect(text).toContain('Back to the venue');
});
