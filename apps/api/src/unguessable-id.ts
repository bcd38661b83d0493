import { randomBytes } from 'node:crypto';

/** 192 random bits: the id alone gives access to a cart or order. */
export const unguessableId = (): string => randomBytes(24).toString('base64url');
