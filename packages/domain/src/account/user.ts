import type { Contact } from '../checkout/contact.ts';

/** What is known of a user (REGUS-024, ROLE-003). `roleIds` include those of venue staff. */
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

/**
 * Who visits: somebody whom the server knows with at least one role, else nobody in particular
 * (A-175).
 */
export type Visitor = { kind: 'anonymous' } | { kind: 'user'; user: User };
export const visitorOf = (user: User | null): Visitor =>
  user !== null && user.roleIds.length > 0 ? { kind: 'user', user } : { kind: 'anonymous' };

/**
 * What the enquiry form of a venue's page asks: everything, or of a user the phone where it is
 * missing (ROLE-002, ROLE-003).
 */
export const contactAsked = (visitor: Visitor): 'everything' | 'phone' | 'nothing' => {
  if (visitor.kind === 'anonymous') return 'everything';
  return visitor.user.phone.trim() === '' ? 'phone' : 'nothing';
};

/**
 * What a checkout's fields begin with: the user's own, still to be changed and still required
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
 * Who books without an account gets login details by mail, to set a password (ROLE-010, REGUS-054).
 */
export const getsLoginDetails = (booking: { hasAccount: boolean }): boolean => !booking.hasAccount;
