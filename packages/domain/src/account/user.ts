import type { Contact } from '../checkout/field-rows.ts';

/** A logged-in user (REGUS-024, ROLE-003). `roleIds` include those of venue staff. */
export type User = {
  username: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  company: string;
  acceptedGdpr: boolean;
  roleIds: readonly number[];
};

/** The visitor: a user with at least one role, else anonymous. */
export type Visitor = { kind: 'anonymous' } | { kind: 'user'; user: User };
export const visitorOf = (user: User | null): Visitor =>
  user !== null && user.roleIds.length > 0 ? { kind: 'user', user } : { kind: 'anonymous' };

/**
 * The contact fields of a venue page's enquiry form: all of them, or for a user the phone where it
 * is missing (ROLE-002, ROLE-003).
 */
export const contactAsked = (visitor: Visitor): 'everything' | 'phone' | 'nothing' => {
  if (visitor.kind === 'anonymous') return 'everything';
  return visitor.user.phone.trim() === '' ? 'phone' : 'nothing';
};

/**
 * Initial values of a checkout's fields, from the user; they can be changed and are still required
 * (REGUS-037, B-094).
 */
export const prefilledContact = (
  visitor: Visitor,
): Pick<Contact, 'firstName' | 'lastName' | 'email' | 'phone' | 'company'> => {
  if (visitor.kind === 'anonymous')
    return { firstName: '', lastName: '', email: '', phone: '', company: '' };
  const { firstName, lastName, email, phone, company } = visitor.user;
  return { firstName, lastName, email, phone, company };
};

/**
 * Orderers without an account get a mail with login details, to set a password (ROLE-010,
 * REGUS-054).
 */
export const getsLoginDetails = (booking: { hasAccount: boolean }): boolean => !booking.hasAccount;

/** A new password has at least so many characters. */
export const shortestPassword = 10;

/** A user's role in the marketplace. Venue staff have none of these (ROLE-007). */
export type Role = 'supplier' | 'customer' | 'admin';

/** Role ids in the user's data (ROLE-004). */
const roleIds = { supplier: 7, customer: 4, admin: 3 } as const satisfies Record<Role, number>;
export const roles = ['supplier', 'customer', 'admin'] as const satisfies readonly Role[];

/** The role with an id; `null` for any other id (ROLE-004, A-143). */
export const roleOf = (id: number): Role | null =>
  roles.find((role) => roleIds[role] === id) ?? null;

export const roleIdOf = (role: Role): number => roleIds[role];
