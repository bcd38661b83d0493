import type { Kit } from '../page.ts';
import { scriptTag } from '../page.ts';
import { type HostilePage } from './hostile-page.ts';

const policy = (...directives: string[]) => ({ 'content-security-policy': directives.join('; ') });

/** As the documentation of the tag advises it. */
const strict = ({ nonce, foyer }: Kit): readonly string[] => [
  "default-src 'none'",
  `script-src 'nonce-${nonce}' 'strict-dynamic'`,
  "style-src 'self'",
  `connect-src ${foyer}`,
  `img-src 'self' data: ${foyer}`,
  `frame-src ${foyer}`,
  "base-uri 'none'",
  "form-action 'self'",
];

const withNonce = ({ script, nonce }: Kit) => ({
  loader: scriptTag(script(), `async="" nonce="${nonce}"`),
});

/** What the page's headers forbid. */
export const policies: readonly HostilePage[] = [
  {
    name: 'strict-policy',
    hostility:
      'The policy of the page allows scripts with its nonce, no inline styles, and of other hosts only Foyer.',
    outcome: 'booking',
    parts: withNonce,
    headers: (kit) => policy(...strict(kit)),
  },
  {
    name: 'host-policy',
    hostility:
      'The policy of the page lists the hosts of its scripts, Foyer among them, and has no nonce.',
    outcome: 'booking',
    headers: ({ foyer }) =>
      policy(
        "default-src 'none'",
        `script-src 'self' ${foyer}`,
        "style-src 'self'",
        `connect-src ${foyer}`,
        `img-src 'self' data: ${foyer}`,
        `frame-src ${foyer}`,
      ),
  },
  {
    name: 'policy-without-foyer',
    hostility: 'The policy of the page allows the script, but no calls to Foyer.',
    outcome: 'link',
    headers: ({ foyer }) =>
      policy("default-src 'self' data:", `script-src 'self' ${foyer}`, "connect-src 'self'"),
  },
  {
    name: 'policy-frames-only',
    hostility: 'The policy of the page allows the script and frames of Foyer, but no calls to it.',
    outcome: 'booking',
    inFrameOfSite: true,
    headers: ({ foyer }) =>
      policy(
        "default-src 'self' data:",
        `script-src 'self' ${foyer}`,
        "connect-src 'self'",
        `frame-src ${foyer}`,
      ),
  },
  {
    name: 'trusted-types',
    hostility: 'The page demands trusted types and allows the policy <code>foyer</code>.',
    outcome: 'booking',
    parts: withNonce,
    headers: (kit) =>
      policy(...strict(kit), "require-trusted-types-for 'script'", 'trusted-types foyer'),
  },
  {
    name: 'trusted-types-without-foyer',
    hostility: 'The page demands trusted types and allows no policy.',
    outcome: 'booking',
    parts: withNonce,
    headers: (kit) =>
      policy(...strict(kit), "require-trusted-types-for 'script'", "trusted-types 'none'"),
  },
  {
    name: 'isolated',
    hostility:
      'The page is isolated from other origins: <code>require-corp</code> and <code>same-origin</code>.',
    outcome: 'link',
    headers: () => ({
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-opener-policy': 'same-origin',
    }),
  },
  {
    name: 'no-referrer',
    hostility:
      'The page tells no other host where its visitors come from, and allows no feature of the browser.',
    outcome: 'booking',
    headers: () => ({
      'referrer-policy': 'no-referrer',
      'permissions-policy':
        'geolocation=(), camera=(), payment=(), fullscreen=(), clipboard-write=()',
    }),
  },
];
