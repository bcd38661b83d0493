import { isEmail, type Role, roleIdOf, roles } from '@foyer/domain';
import { accountByEmail, accountEmail, setRoles } from '../database/accounts.ts';
import type { Queries } from '../database/database.ts';

/**
 * Parsed arguments, or what is wrong with them. `staff` cannot be combined: venue staff have no
 * role of the marketplace (ROLE-007).
 */
export type RoleRequest =
  { ok: true; email: string; roles: readonly Role[] } | { ok: false; message: string };

const usage = `npm run role -- EMAIL ROLE, where the role is ${[...roles, 'staff'].join(', ')}, or several of the first three`;

export function readRoleRequest([email = '', ...names]: readonly string[]): RoleRequest {
  if (!isEmail(email))
    return {
      ok: false,
      message: `${email === '' ? 'An e-mail address is missing' : `${email} is no e-mail address`}: ${usage}.`,
    };
  if (names.length === 0) return { ok: false, message: `A role is missing: ${usage}.` };
  if (names.length === 1 && names[0] === 'staff') return { ok: true, email, roles: [] };
  const unknown = names.find((name) => !roles.some((role) => role === name));
  if (unknown !== undefined)
    return { ok: false, message: `${unknown} is no role that can be given here: ${usage}.` };
  return { ok: true, email, roles: roles.filter((role) => names.includes(role)) };
}

export type RolesGiven = { ok: true; was: readonly number[] } | { ok: false; message: string };

/**
 * Replaces the roles of an account (ROLE-004). Roles beyond customer need an address that was
 * proved by a mailed link: until then another person may have registered it.
 */
export async function giveRoles(
  queries: Queries,
  email: string,
  wished: readonly Role[],
): Promise<RolesGiven> {
  const account = await accountByEmail(queries, email);
  if (account === null)
    return {
      ok: false,
      message:
        `Nobody has an account with ${accountEmail(email)}. They make one by logging in at ` +
        `any site, or by the link in their confirmation.`,
    };
  const opensMore = wished.length !== 1 || wished[0] !== 'customer';
  if (opensMore && !account.emailProved)
    return {
      ok: false,
      message:
        `The address ${account.user.email} was never proved, so somebody else may have ` +
        `registered it. They set a password by the mailed link first.`,
    };
  await setRoles(queries, account.id, wished.map(roleIdOf));
  return { ok: true, was: account.user.roleIds };
}
