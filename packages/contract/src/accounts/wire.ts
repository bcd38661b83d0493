import {
  isEmail,
  longestEmail,
  shortestPassword,
  type User,
  type Visitor,
  visitorOf,
} from '@foyer/domain';
import * as v from 'valibot';
import { language, optionalPhoneNumber } from '../fields.ts';

/** Ids as numbers or text, or a map from id to name; invalid ids are left out. */
const roles = v.pipe(
  v.union([v.array(v.union([v.number(), v.string()])), v.record(v.string(), v.unknown())]),
  v.transform((wire): readonly number[] =>
    (Array.isArray(wire) ? wire : Object.keys(wire)).map(Number).filter(Number.isInteger),
  ),
);

const userWire = v.object({
  username: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  email: v.string(),
  phone: v.string(),
  company: v.string(),
  is_accepted_gdpr: v.boolean(),
});

/** The visitor, and for a user the number of instant rooms. */
export type UserInfo = { visitor: Visitor; instantRooms: number };

/**
 * Answer of user/info, user/login and user/create (API-015, A-141, A-175): an anonymous visitor has
 * no user and no roles.
 */
export const userInfoWire = v.pipe(
  v.object({
    user: v.nullable(userWire),
    roles,
    phone: v.string(),
    instant_rooms: v.optional(v.number(), 0),
  }),
  v.transform(({ user, roles: roleIds, phone, instant_rooms }): UserInfo => ({
    visitor: visitorOf(user && readUser(user, phone, roleIds)),
    instantRooms: instant_rooms,
  })),
);
export type UserInfoWire = v.InferInput<typeof userInfoWire>;

const readUser = (
  wire: v.InferOutput<typeof userWire>,
  phone: string,
  roleIds: readonly number[],
): User => ({
  username: wire.username,
  firstName: wire.first_name,
  lastName: wire.last_name,
  email: wire.email,
  phone,
  company: wire.company,
  acceptedGdpr: wire.is_accepted_gdpr,
  roleIds,
});

export function writeUserInfo(user: User | null, instantRooms = 0): UserInfoWire {
  if (user === null) return { user: null, roles: [], phone: '' };
  const { username, firstName, lastName, email, phone, company, acceptedGdpr, roleIds } = user;
  return {
    user: {
      username,
      first_name: firstName,
      last_name: lastName,
      email,
      phone,
      company,
      is_accepted_gdpr: acceptedGdpr,
    },
    roles: [...roleIds],
    phone,
    instant_rooms: instantRooms,
  };
}

const name = v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(200));
export const emailAddress = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(longestEmail),
  v.check(isEmail, 'a valid e-mail address'),
);
/** Long enough against guessing; any characters, as people and password managers choose them. */
const newPassword = v.pipe(
  v.string(),
  v.minLength(shortestPassword, `at least ${shortestPassword} characters`),
  v.maxLength(200, 'at most 200 characters'),
);

export const loginBody = v.object({
  username: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(longestEmail)),
  password: v.pipe(v.string(), v.nonEmpty('required'), v.maxLength(200)),
});

export const createUserBody = v.object({
  email: emailAddress,
  first_name: name,
  last_name: name,
  company: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  phone: v.optional(optionalPhoneNumber, ''),
  password: newPassword,
  is_accepted_gdpr: v.literal(true, 'the terms have to be accepted'),
});

/** A link's token, as in the mail. */
const linkToken = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/, 'the token of a link'));
export const passwordBody = v.object({ token: linkToken, password: newPassword });
export const passwordLinkBody = v.object({ email: emailAddress, lang: v.optional(language, 'en') });
