import { readConfiguration } from '../configuration.ts';
import { CannotStart } from '../database/data-folder.ts';
import { openDatabase } from '../database/open-database.ts';
import { giveRoles, readRoleRequest } from './give-roles.ts';

/**
 * `npm run role -- EMAIL ROLE`: makes an account customer, supplier or admin in the configured
 * database.
 */
async function run(): Promise<string> {
  const read = readConfiguration(process.env);
  if (!read.ok) throw new CannotStart(read.message);
  const wish = readRoleRequest(process.argv.slice(2));
  if (!wish.ok) throw new CannotStart(wish.message);
  const database = await openDatabase(read.configuration, () => undefined);
  try {
    const given = await giveRoles(database, wish.email, wish.roles);
    if (!given.ok) throw new CannotStart(`Nothing was changed: ${given.message}`);
    return `${wish.email} is ${wish.roles.length === 0 ? 'staff' : wish.roles.join(' and ')} now.`;
  } finally {
    await database.close();
  }
}

try {
  console.log(await run());
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
