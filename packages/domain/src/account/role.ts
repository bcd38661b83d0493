/** A user's role in the marketplace. Venue staff have none of these (ROLE-007). */
export type Role = 'supplier' | 'customer' | 'admin';

/** Role ids in the user's data (ROLE-004). */
const roleIds = { supplier: 7, customer: 4, admin: 3 } as const satisfies Record<Role, number>;
export const roles = ['supplier', 'customer', 'admin'] as const satisfies readonly Role[];

/** The role with an id; `null` for any other id (ROLE-004, A-143). */
export const roleOf = (id: number): Role | null =>
  roles.find((role) => roleIds[role] === id) ?? null;

export const roleIdOf = (role: Role): number => roleIds[role];
