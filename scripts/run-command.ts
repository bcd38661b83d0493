import { spawn } from 'node:child_process';
import { root } from './root.ts';
import { ExpectedError } from './steps.ts';

/**
 * Runs a command of the workspace; its output is shown only when it fails, or immediately with
 * `show`.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  { show = false, env = {} }: { show?: boolean; env?: Readonly<Record<string, string>> } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve(output);
      else
        reject(
          new ExpectedError(
            `${output}\n${command} ${args.join(' ')} failed (exit ${code ?? 'by a signal'}).`,
          ),
        );
    });
  });
}
