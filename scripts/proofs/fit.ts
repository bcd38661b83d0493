import { startVitest } from 'vitest/node';
import { needBrowser } from '../browser.ts';
import type { Proof } from './page.ts';

/**
 * Every story in every language, font, spacing and width: no word of it is cut. `part` is in the
 * paths of the story files that are shown; without it all are, which takes more than an hour.
 */
export async function proveWordsFit(part?: string): Promise<Proof> {
  process.env['CHROMIUM'] = await needBrowser();
  process.env['FOYER_LOOKS'] = 'every';
  const vitest = await startVitest('test', part === undefined ? [] : [part], {
    project: ['stories'],
    watch: false,
    reporters: [
      {
        onTestModuleEnd: (module) => {
          console.log(`· ${module.relativeModuleId}`);
          for (const test of module.children.allTests('failed'))
            console.log(`✗ ${test.fullName}: ${test.result().errors?.[0]?.message ?? ''}`);
        },
      },
    ],
    // In each story some seventy looks, on a machine that may do other things beside them.
    testTimeout: 400_000,
    retry: 0,
  });
  const stories = vitest.state
    .getTestModules()
    .flatMap((module) => [...module.children.allTests()].map((test) => ({ module, test })));
  const problems = stories.flatMap(({ module, test }) =>
    (test.result().errors ?? []).map(
      ({ message }) => `${module.relativeModuleId}: ${test.fullName}: ${message}`,
    ),
  );
  await vitest.close();
  return {
    heading: 'No word is cut',
    text:
      `${stories.length} stories, each in every language and in one whose words are 40 % longer: at 320 px in the ` +
      'widest fallback with the spacing of WCAG 1.4.12, and at 390 and 1,440 px in the font of the system; in German ' +
      'in all of these, and in each brand. Every text is ' +
      'within its control, every value and placeholder within its field, and neither a text nor a box lies on another text. ' +
      `${problems.length} stories failed.`,
    problems: stories.length === 0 ? ['no story was shown'] : problems,
  };
}
