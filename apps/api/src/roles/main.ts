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
  const roleRequest = readRoleRequest(process.argv.slice(2));
  if (!roleRequest.ok) throw new CannotStart(roleRequest.message);
  const database = await openDatabase(read.configuration, () => undefined);
  try {
    const given = await giveRoles(database, roleRequest.email, roleRequest.roles);
    if (!given.ok) throw new CannotStart(`Nothing was changed: ${given.message}`);
    return `${roleRequest.email} is ${roleRequest.roles.length === 0 ? 'staff' : roleRequest.roles.join(' and ')} now.`;
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
