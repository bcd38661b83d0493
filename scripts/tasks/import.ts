import { runCommand } from '../run-command.ts';
import { exitWithError, ExpectedError } from '../steps.ts';
import path from 'node:path';

const [file] = process.argv.slice(2);

/** `npm run import -- FILE.json`: imports an operator's venues, all of them or none. */
async function importVenues(): Promise<void> {
  if (!file) throw new ExpectedError('Name the file: npm run import -- FILE.json');
  await runCommand(
    process.execPath,
    [
      path.resolve('apps/api/src/import/main.ts'),
      path.resolve(process.env['INIT_CWD'] ?? '.', file),
    ],
    { show: true },
  );
}

importVenues().catch(exitWithError);
