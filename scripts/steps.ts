/** Progress: one line per step, with its time. */
export async function step<T>(name: string, work: () => Promise<T> | T): Promise<T> {
  const started = performance.now();
  process.stdout.write(`· ${name} … `);
  try {
    const result = await work();
    console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`);
    return result;
  } catch (error) {
    console.log('failed');
    throw error;
  }
}

/** An expected error: its sentence is printed without a stack. */
export class ExpectedError extends Error {}

/** Ends a task with the sentence of an expected error, or with the whole error of a bug. */
export function exitWithError(error: unknown): never {
  if (error instanceof ExpectedError) console.error(`\n${error.message}`);
  else if (error instanceof Error && 'code' in error && error.code === 'ENOSPC')
    console.error(
      '\nThe disk is full. Free some space (Foyer needs about 2 GB) and run the command again; nothing was left half-done.',
    );
  else if (error instanceof Error && 'code' in error && error.code === 'EACCES')
    console.error(
      `\nNo permission: ${error.message}. Give this user the right to write there, then run the command again.`,
    );
  else console.error(error);
  process.exit(1);
}
