import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { needBrowser } from '../browser.ts';
import { buildAll } from '../build-all.ts';
import { root, runFolder } from '../root.ts';
import { runCommand } from '../run-command.ts';
import { explain, step } from '../steps.ts';

type Count = { readonly passed: number; readonly failed: number };

/** `npm test`: types, rules, components, stories, then the running stack; the last line counts over all of them. */
async function test(): Promise<void> {
  const reports = path.join(runFolder, 'test-reports');
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const browser = await step('a browser', needBrowser);
  const env = { CHROMIUM: browser, FOYER_REPORTS: reports };
  const counts: Count[] = [];

  counts.push(await passes('types', () => runCommand('tsc', ['-p', '.'])));
  const vitestReport = path.join(reports, 'vitest.json');
  await attempt(() => runCommand('vitest', ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${vitestReport}`], { show: true, env }));
  counts.push(vitestCount(vitestReport));
  counts.push(await passes('build', buildAll));
  const journeyReport = path.join(reports, 'journeys.json');
  await attempt(() => runCommand('playwright', ['test', '-c', 'apps/e2e/playwright.config.ts'], { show: true, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: journeyReport } }));
  counts.push(journeyCount(journeyReport));

  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

async function passes(name: string, work: () => Promise<unknown>): Promise<Count> {
  try {
    await step(name, work);
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

/** A runner that ends with failures has said so in its report; only a missing report is a failure of its own. */
async function attempt(work: () => Promise<unknown>): Promise<void> {
  await work().catch((error: unknown) => console.error(error instanceof Error ? error.message.trim().split('\n').at(-1) : error));
}

function vitestCount(file: string): Count {
  const report = readReport(file);
  if (report === null) return { passed: 0, failed: 1 };
  const failedFiles = Number(report['numFailedTestSuites'] ?? 0);
  const failed = Number(report['numFailedTests'] ?? 0);
  return { passed: Number(report['numPassedTests'] ?? 0), failed: failed === 0 && (failedFiles > 0 || report['success'] !== true) ? 1 : failed };
}

function journeyCount(file: string): Count {
  const report = readReport(file);
  const stats = report?.['stats'];
  if (typeof stats !== 'object' || stats === null) return { passed: 0, failed: 1 };
  const read = (name: string) => Number(Object.entries(stats).find(([key]) => key === name)?.[1] ?? 0);
  return { passed: read('expected'), failed: read('unexpected') + read('flaky') };
}

function readReport(file: string): Record<string, unknown> | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    console.error(`no report at ${path.relative(root, file)}: ${error instanceof Error ? error.message : error}`);
    return null;
  }
}

test().catch(explain);
