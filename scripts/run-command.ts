import { spawn } from 'node:child_process';
import { root } from './root.ts';
import { ExpectedError } from './steps.ts';

/**
 * Runs a command of the workspace and resolves with what it wrote to its standard output. All that
 * it wrote is shown when it fails, or at once with `show`. `folder` is where it runs.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  {
    show = false,
    env = {},
    folder = root,
  }: { show?: boolean; env?: Readonly<Record<string, string>>; folder?: string } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    let answer = '';
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      answer += chunk.toString();
      output += chunk.toString();
    });
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve(answer);
      else
        reject(
          new ExpectedError(
            `${output}\n${command} ${args.join(' ')} failed (exit ${code ?? 'by a signal'}).`,
          ),
        );
    });
  });
}
