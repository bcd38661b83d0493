/**
 * Cookie of a login; only servers can read it. The front door loads the user when it is present.
 */
export const loginCookie = 'foyer_login';
