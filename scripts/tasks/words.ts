import { runCommand } from '../run-command.ts';
import { exitWithError, ExpectedError } from '../steps.ts';
import { allWordProblems } from '../words/all-word-problems.ts';
import { writeTagWords } from '../words/tag-words.ts';

/**
 * `npm run words`: collects every message into the `.po` files, writes the words of the tag, lists
 * what is not translated, and says what is wrong with the words. `npm run words -- check` says only that.
 */
async function words(): Promise<void> {
  if (!process.argv.includes('check')) {
    await runCommand('lingui', ['extract', '--clean'], { show: true });
    writeTagWords();
  }
  const problems = allWordProblems();
  if (problems.length > 0)
    throw new ExpectedError(`${problems.join('\n')}\n${problems.length} words are not right.`);
}

words().catch(exitWithError);
