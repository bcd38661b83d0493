import { spokenLanguage } from '@foyer/i18n/server';
import * as v from 'valibot';
import { parseWire, Refusal } from '../answer-errors.ts';
import { belongsTo, readOrigin } from './parent-origin.ts';

export type FrameQuery = {
  /** The merchant's name, as shown by the bank. */
  brand: string;
  accessToken: string;
  asksCode: boolean;
  /** One that has words. */
  language: string;
  scheme: 'light' | 'dark' | null;
  parent: URL;
  /** The website that holds the parent in a frame, if one does. */
  outer: URL | null;
  successUrl: string;
  failureUrl: string;
};

/** Issued by the merchant's server for one visitor; opaque here. */
export const isAccessToken = (text: string): boolean => /^[\w.~-]{1,200}$/.test(text);

const address = v.pipe(v.string(), v.maxLength(2000));
const frameWire = v.object({
  brand: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80)), ''),
  accessToken: v.pipe(v.string(), v.check(isAccessToken)),
  cvv: v.optional(v.picklist(['0', '1']), '1'),
  successUrl: address,
  failureUrl: address,
  language: v.optional(v.pipe(v.string(), v.maxLength(35)), 'en'),
  scheme: v.optional(v.picklist(['light', 'dark'])),
  parent: v.pipe(v.string(), v.maxLength(300)),
  outer: v.optional(v.pipe(v.string(), v.maxLength(300))),
});

/**
 * Parses the frame's address. Throws a Refusal: 400 names the wrong parameter, 403 a parent that
 * may not embed the frame.
 */
export function readFrameQuery(query: unknown, mayHold: (parent: URL) => boolean): FrameQuery {
  const wire = parseWire(frameWire, query);
  const readHolder = (name: 'parent' | 'outer', text: string): URL => {
    const origin = readOrigin(text);
    if (origin === null)
      throw new Refusal(
        400,
        'invalid',
        `${name} must be an origin like http://localhost:4000.`,
        name,
      );
    if (!mayHold(origin))
      throw new Refusal(
        403,
        'parent_not_allowed',
        'Pages of this origin may not hold the card frame.',
        name,
      );
    return origin;
  };
  const parent = readHolder('parent', wire.parent);
  const outer = wire.outer === undefined ? null : readHolder('outer', wire.outer);
  const { successUrl, failureUrl } = wire;
  // A merchant’s tag stands on another website than the pages to which the frame returns.
  const mayReturnTo = (url: string) =>
    belongsTo(parent, url) || (URL.canParse(url) && mayHold(new URL(url)));
  if (!mayReturnTo(successUrl))
    throw new Refusal(
      400,
      'invalid',
      'successUrl must be an absolute address on the parent origin, or another of the merchant.',
      'successUrl',
    );
  if (!/(\{|%7B)cardToken(\}|%7D)/i.test(successUrl))
    throw new Refusal(400, 'invalid', 'successUrl must hold {cardToken}.', 'successUrl');
  if (!mayReturnTo(failureUrl))
    throw new Refusal(
      400,
      'invalid',
      'failureUrl must be an absolute address on the parent origin, or another of the merchant.',
      'failureUrl',
    );
  return {
    brand: wire.brand,
    accessToken: wire.accessToken,
    asksCode: wire.cvv === '1',
    language: spokenLanguage(wire.language),
    scheme: wire.scheme ?? null,
    parent,
    outer,
    successUrl,
    failureUrl,
  };
}
