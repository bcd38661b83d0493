import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { startOnFreePorts } from '../../../apps/e2e/stage/running-stack.ts';
import { serveHttp } from '../../../apps/e2e/stage/static-server.ts';
import { browserFlags, needBrowser } from '../../browser.ts';
import { buildAll } from '../../build-all.ts';
import { root } from '../../root.ts';
import { runCommand } from '../../run-command.ts';
import { bookInATag } from '../book-in-a-tag.ts';
import { type Proof, table } from '../page.ts';

const published = ['embed', 'react'] as const;
type Tarballs = Readonly<Record<string, string>>;

/** The example’s own React, and the oldest that the component is for. */
const reacts: readonly Readonly<Record<string, string>>[] = [
  {},
  {
    react: '18.3.1',
    'react-dom': '18.3.1',
    '@types/react': '18.3.31',
    '@types/react-dom': '18.3.7',
  },
];

/**
 * Packs what is published, checks the packages, and installs them into a copy of
 * `examples/react-page` outside of the workspace, which is checked, built and booked with.
 */
export async function provePackages(): Promise<Proof> {
  const executablePath = await needBrowser();
  await buildAll();
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-packages-'));
  const pages = await serveHttp((asked, answer) => {
    const { pathname } = new URL(asked.url ?? '/', 'http://localhost');
    const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    readFile(path.join(folder, path.normalize(file))).then(
      (bytes) => answer.writeHead(200, { 'content-type': typeOf(file) }).end(bytes),
      () => answer.writeHead(404).end(),
    );
  });
  const stack = await startOnFreePorts(undefined, { EMBED_ORIGINS: pages.url });
  const browser = await chromium.launch({ executablePath, args: [...browserFlags] });
  try {
    const tarballs = await packed(folder);
    const rows: Row[] = [];
    for (const versions of reacts) {
      const app = await builtApp(folder, tarballs, versions, stack.url);
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (entry) => {
        if (entry.type() === 'error') errors.push(`${entry.text()} ${entry.location().url}`);
      });
      await page.goto(`${pages.url}/${path.basename(app.folder)}/dist/`);
      await page.getByRole('form').first().waitFor();
      await bookInATag(page, `aino.react-${app.react}@norrsken.example`);
      // The page is seen, as the front door has drawn it, before its script tells of the booking.
      await page.locator('output', { hasText: 'booked' }).waitFor();
      const told = await page.locator('output').innerText();
      await page.getByRole('button', { name: 'Our quiet house' }).click();
      await page.getByRole('dialog').getByRole('form').first().waitFor();
      rows.push({
        react: app.react,
        rendered: app.rendered,
        scripts: await page.locator('script[src$="/embed.js"]').count(),
        told,
        errors,
      });
      await page.close();
    }
    return {
      heading: 'The packages work outside of this repository',
      text: `\`@foyer/embed\` and \`@foyer/react\`, packed with \`npm pack\`; publint finds no problem in them, and attw
none for ES modules. Installed into a copy of \`examples/react-page\` in another folder: types, Vite build, server rendering,
and in Chromium a booking by the component and a dialog by the ref of a tag in JSX.

${table(
  ['React', 'script elements', 'told to the page', 'errors'],
  rows.map(({ react, scripts, told, errors }) => [react, scripts, told, errors.length]),
)}`,
      problems: rows.flatMap(problemsOf),
    };
  } finally {
    await browser.close();
    await stack.stop();
    await pages.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Row = {
  react: string;
  /** What a server renders. */
  rendered: string;
  scripts: number;
  told: string;
  errors: readonly string[];
};

function problemsOf({ react, rendered, scripts, told, errors }: Row): string[] {
  const wanted: readonly (readonly [string, boolean])[] = [
    [`${scripts} script elements`, scripts === 1],
    [`told: ${told}`, /\d+ rooms\b.*\bready\b.*\bbooked for \d+/.test(told)],
    [
      `rendered: ${rendered}`,
      /^<foyer-booking venue="v".*><a href=.*<\/a><\/foyer-booking>$/.test(rendered),
    ],
    ...errors.map((error) => [error, false] as const),
  ];
  return wanted.filter(([, holds]) => !holds).map(([what]) => `React ${react}: ${what}`);
}

const typeOf = (file: string): string =>
  ({ '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' })[path.extname(file)] ??
  'application/octet-stream';

/** The tarballs by the names of their packages, each checked. */
async function packed(folder: string): Promise<Tarballs> {
  const tarballs: Record<string, string> = {};
  for (const name of published) {
    const source = path.join(root, 'packages', name);
    const said = await runCommand('npm', ['pack', '--json', '--pack-destination', folder], {
      folder: source,
    });
    const [{ filename }] = JSON.parse(said) as [{ filename: string }];
    const tarball = path.join(folder, filename);
    await runCommand('publint', ['--strict', '--pack', 'npm', source]);
    await runCommand('attw', [
      tarball,
      '--profile',
      'esm-only',
      // Only this repository can import it.
      '--exclude-entrypoints',
      'place',
    ]);
    tarballs[`@foyer/${name}`] = `file:${tarball}`;
  }
  return tarballs;
}

/** A copy of the example with a React of its own, installed, checked, built and rendered. */
async function builtApp(
  folder: string,
  tarballs: Tarballs,
  versions: Readonly<Record<string, string>>,
  host: string,
): Promise<{ folder: string; react: string; rendered: string }> {
  const app = mkdtempSync(path.join(folder, 'app-'));
  cpSync(path.join(root, 'examples/react-page'), app, { recursive: true });
  const manifest = path.join(app, 'package.json');
  const { dependencies, devDependencies, ...rest } = JSON.parse(
    readFileSync(manifest, 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
  const wanted = { ...tarballs, ...versions };
  const withWanted = (listed: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(listed).map(([name, version]) => [name, wanted[name] ?? version]),
    );
  const own = withWanted(dependencies);
  writeFileSync(
    manifest,
    JSON.stringify({ ...rest, dependencies: own, devDependencies: withWanted(devDependencies) }),
  );
  const inApp = { folder: app, env: { VITE_FOYER_HOST: host } };
  await runCommand(
    'npm',
    ['install', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'],
    inApp,
  );
  await runCommand('npm', ['run', 'check'], inApp);
  await runCommand('npm', ['run', 'build'], inApp);
  const rendered = await runCommand(
    process.execPath,
    ['--input-type=module', '--eval', renderOnServer],
    inApp,
  );
  return { folder: app, react: own['react'] ?? '', rendered };
}

const renderOnServer = `
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FoyerBooking } from '@foyer/react';
process.stdout.write(
  renderToStaticMarkup(createElement(FoyerBooking, { host: 'https://h.example', venue: 'v' })),
);`;
