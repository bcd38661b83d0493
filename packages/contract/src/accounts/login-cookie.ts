/** The cookie of a login; only servers see it. A front door that finds it asks who visits. */
export const loginCookie = 'foyer_login';
