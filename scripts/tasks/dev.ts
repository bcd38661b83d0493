import { watch } from 'node:fs';
import path from 'node:path';
import { buildAll } from '../build-all.ts';
import { deploy } from '../deploy/deploy.ts';
import { needFree, portsFrom } from '../ports.ts';
import { root, siteFolder } from '../root.ts';
import { runCommand } from '../run-command.ts';
import { startStack } from '../stack.ts';
import { explain } from '../steps.ts';

const servers = ['api', 'edge', 'sandbox'] as const;

/**
 * `npm run dev`: the running stack, kept up to date. A changed remote, host or package is rebuilt
 * and deployed (reload the page to see it); a changed server is restarted. Turborepo knows what
 * depends on what, so only that is built.
 */
async function dev(): Promise<void> {
  const port = Number(process.env['PORT'] ?? '4000');
  await needFree(Object.values(portsFrom(port)));
  await buildAll();
  const stack = await startStack({ port, env: { LOG_LEVEL: 'info' } });
  console.log(`\n  ${stack.url}/grand-harbour-hotel follows your files. Ctrl-C stops.\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stack.stop().then(() => process.exit(0)));

  const changed = new Set<string>();
  let working = false;
  const work = async () => {
    if (working) return;
    working = true;
    while (changed.size > 0) {
      const files = [...changed];
      changed.clear();
      try {
        await update(files);
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
      }
    }
    working = false;
  };
  const update = async (files: readonly string[]) => {
    const started = performance.now();
    const inPackages = files.some((file) => file.startsWith('packages'));
    if (inPackages || files.some((file) => /^apps.(remotes|hosts|vendor)/.test(file))) {
      await runCommand('turbo', ['run', 'build', '--output-logs=errors-only']);
      await deploy(siteFolder);
    }
    for (const server of servers) {
      if (!inPackages && !files.some((file) => file.startsWith(path.join('apps', server))))
        continue;
      await stack.part(server).kill('SIGTERM');
      await stack.part(server).start();
    }
    console.log(
      `· up to date after ${((performance.now() - started) / 1000).toFixed(1)} s (${files.length} changed)`,
    );
  };
  for (const folder of ['apps', 'packages']) {
    watch(path.join(root, folder), { recursive: true }, (_event, name) => {
      if (
        !name ||
        /(^|[\\/])(node_modules|dist|\.turbo|\.__mf__temp)([\\/]|$)|\.(test|stories)\.tsx?$/.test(
          name,
        )
      )
        return;
      changed.add(path.join(folder, name));
      setTimeout(() => void work(), 150);
    });
  }
}

dev().catch(explain);
