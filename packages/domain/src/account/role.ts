/** Who a user is to the marketplace. Venue staff have none of these (ROLE-007). */
export type Role = 'supplier' | 'customer' | 'admin';

/** The ids by which the user's information names them (ROLE-004). */
const roleIds = { supplier: 7, customer: 4, admin: 3 } as const satisfies Record<Role, number>;
export const roles = ['supplier', 'customer', 'admin'] as const satisfies readonly Role[];

/** A role by its id, `null` for one that is none of these (ROLE-004, A-143). */
export const roleOf = (id: number): Role | null =>
  roles.find((role) => roleIds[role] === id) ?? null;

export const roleIdOf = (role: Role): number => roleIds[role];
