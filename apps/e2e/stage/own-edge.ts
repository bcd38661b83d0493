import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../../../scripts/root.ts';
import { freeBlock, type RunningStack } from './running-stack.ts';

/** Another front door to the stack's API, with another site folder or configuration. */
export async function startEdge(
  {
    ports,
    sandboxUrl,
    internalSecret,
  }: Pick<RunningStack, 'ports' | 'sandboxUrl' | 'internalSecret'>,
  siteFolder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freeBlock();
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', path.join(root, 'apps/edge/src/main.ts')],
    {
      cwd: root,
      env: {
        ...process.env,
        LOG_LEVEL: 'error',
        PORT: String(port),
        API_URL: `http://127.0.0.1:${ports.api}`,
        INTERNAL_SECRET: internalSecret,
        VAULT_ORIGIN: sandboxUrl,
        SITE_FOLDER: siteFolder,
        ...env,
      },
      stdio: 'ignore',
    },
  );
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://localhost:${port}`;
  for (let tries = 0; ; tries += 1) {
    if (child.exitCode !== null || tries > 300) throw new Error('the front door did not start');
    const answers = await fetch(`${url}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (answers) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
    },
  };
}
