import { chromium, type Page } from 'playwright';
import { browserFlags, needBrowser } from '../browser.ts';
import { ExpectedError, step } from '../steps.ts';
import { type CopiedRepository, copyRepository } from './guides/copied-repository.ts';
import { readGuide } from './guides/read-guide.ts';
import { followLanguageGuide } from './guides/language.ts';
import { followProviderGuide } from './guides/provider.ts';
import { followRemoteGuide } from './guides/remote.ts';
import { followSiteGuide } from './guides/site.ts';
import { type Proof, table } from './page.ts';

type Guide = {
  /** Its page in docs/guides. */
  page: string;
  /** Follows all its parts and looks at the result; the sentences say what is wrong. */
  follow: (
    copy: CopiedRepository,
    guide: ReturnType<typeof readGuide>,
    page: Page,
  ) => Promise<readonly string[]>;
};

const guides: Readonly<Record<string, Guide>> = {
  site: { page: 'add-a-site', follow: followSiteGuide },
  remote: { page: 'add-a-remote', follow: followRemoteGuide },
  language: { page: 'add-a-language', follow: followLanguageGuide },
  provider: { page: 'add-a-payment-provider', follow: followProviderGuide },
};

/** Written by the commands of the guides. */
const generated = /(^|\/)(pnpm-lock\.yaml|[\w-]+\.po)$/;

/** Follows the guides of docs/guides, or one of them, each on its own copy of the repository. */
export async function proveGuides(only?: string): Promise<Proof> {
  const chosen = Object.entries(guides).filter(([name]) => only === undefined || name === only);
  if (chosen.length === 0)
    throw new ExpectedError(
      `There is no guide called ${only}, only ${Object.keys(guides).join(', ')}.`,
    );
  const browser = await chromium.launch({
    executablePath: await needBrowser(),
    args: [...browserFlags],
  });
  const rows: (readonly [string, number, number])[] = [];
  const problems: string[] = [];
  try {
    for (const [name, { page: file, follow }] of chosen)
      await step(`the guide of a new ${name}, followed on a copy`, async () => {
        const started = performance.now();
        const copy = await copyRepository();
        const page = await browser.newPage({
          viewport: { width: 1280, height: 900 },
          baseURL: `http://localhost:${copy.port}`,
        });
        page.on('pageerror', (error) => problems.push(`${name}: ${error.message}`));
        try {
          problems.push(
            ...(await follow(copy, readGuide(file), page)).map((found) => `${name}: ${found}`),
          );
          rows.push([
            `[${file.replaceAll('-', ' ')}](guides/${file}.md)`,
            copy.changed().filter((changed) => !generated.test(changed)).length,
            Math.round((performance.now() - started) / 1000),
          ]);
        } finally {
          await page.close();
          await copy.remove();
        }
      });
  } finally {
    await browser.close();
  }
  return {
    heading: 'The guides work as they are written',
    text: `Each page of docs/guides is followed on a copy of the tracked files: its blocks are the edits, the new files and the
commands. Then Chromium looks at what it promises.

${table(['guide', 'files changed or added, without words and lock file', 'seconds'], rows)}`,
    problems,
  };
}
