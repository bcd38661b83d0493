import { signVisit } from '@foyer/serving';

export const testInternalSecret = 'what front door and API of the tests share';

/** What the front door says of a visitor. */
export const signedVisit = (hostname: string, address = '127.0.0.1'): string =>
  signVisit([testInternalSecret], { hostname, address });
