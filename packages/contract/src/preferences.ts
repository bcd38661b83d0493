import { cookies, endCookie, type Preferences, readMeetingLength, startCookie } from '@foyer/domain';
import * as v from 'valibot';
import { specifiedDateTime } from './fields.ts';

const savedDelegates = v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number));
const savedTab = v.picklist(['room', 'package']);
const savedCode = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(64));
const savedLength = v.pipe(v.string(), v.transform(readMeetingLength), v.nonNullable(v.union([v.number(), v.picklist(['overnight', 'twodays', 'oneday', 'overone'])])));

/**
 * What the visitor asked for last time (CART-024, CART-025, A-097), from the cookie of a name; one that makes no sense
 * counts as absent. Front door and page read the same, so that they open with the same query.
 */
export function readPreferences(cookie: (name: string) => string | null, language: string): Preferences {
  const read = <T>(name: string, schema: v.GenericSchema<unknown, T>): T | undefined => {
    const parsed = v.safeParse(schema, cookie(name));
    return parsed.success ? parsed.output : undefined;
  };
  const found = {
    kind: read(cookies.tab.name, savedTab),
    meetingLength: read(cookies.meetingLength.name, savedLength),
    delegates: read(cookies.delegates.name, savedDelegates),
    start: read(startCookie(language).name, specifiedDateTime),
    end: read(endCookie(language).name, specifiedDateTime),
    discountCode: read(cookies.discountCode.name, savedCode),
  };
  return {
    ...(found.kind === undefined ? {} : { kind: found.kind }),
    ...(found.meetingLength === undefined ? {} : { meetingLength: found.meetingLength }),
    ...(found.delegates === undefined ? {} : { delegates: found.delegates }),
    ...(found.start === undefined ? {} : { start: found.start }),
    ...(found.end === undefined ? {} : { end: found.end }),
    ...(found.discountCode === undefined ? {} : { discountCode: found.discountCode }),
  };
}
