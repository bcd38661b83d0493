import { randomBytes } from 'node:crypto';

/** 192 random bits: whoever knows the id of a cart or order may open it. */
export const unguessableId = (): string => randomBytes(24).toString('base64url');
