import { describe, expect, it, test } from 'vitest';
import { type DashboardLink, dashboardLinks, dashboardPath } from './dashboard-links.ts';
import { afterUserCheck, mayResendCode } from './email-check.ts';
import { loginProblem, ownPath } from './login.ts';
import {
  contactAsked,
  getsLoginDetails,
  prefilledContact,
  roleOf,
  type User,
  visitorOf,
} from './user.ts';

const user: User = {
  username: 'ada',
  firstName: 'Ada',
  lastName: 'Berg',
  email: 'ada@example.org',
  phone: '+35840123',
  company: '',
  acceptedGdpr: true,
  roleIds: [4],
};
const nobody = visitorOf(null);
const ada = visitorOf(user);

test.each([
  [7, 'supplier'],
  [4, 'customer'],
  [3, 'admin'],
  [12, null],
])('the role of id %i is %s (ROLE-004, CONST-026)', (id, role) => {
  expect(roleOf(id)).toBe(role);
});

const all: readonly DashboardLink[] = [
  'dashboard',
  'inbox',
  'venues',
  'statistics',
  'calendar',
  'customers',
  'users',
  'products',
  'booking-engine',
  'cards',
  'support',
  'logout',
];
const ofCustomers: readonly DashboardLink[] = [
  'dashboard',
  'inbox',
  'users',
  'cards',
  'support',
  'logout',
];

describe('the sidebar', () => {
  it.each([
    ['a customer', [4], ofCustomers],
    ['a supplier', [7], all],
    ['an admin', [3], all],
    ['venue staff', [12], all],
    ['a customer who is a supplier too', [4, 7], all],
    ['a customer who is an admin too', [3, 4], all],
  ])('of %s (%j) has %j (ROLE-005, ROLE-007, C-173, C-175)', (_who, roleIds, links) => {
    expect(dashboardLinks(roleIds, [])).toEqual(links);
  });

  it('hides from every role what the site hides (ROLE-006, B-078)', () => {
    const hidden: readonly DashboardLink[] = ['users', 'cards', 'support'];
    expect(dashboardLinks([12], hidden)).toEqual(all.filter((link) => !hidden.includes(link)));
    expect(dashboardLinks([4], hidden)).toEqual(['dashboard', 'inbox', 'logout']);
  });

  it.each([
    ['dashboard', '/fi/dashboard', '/fi/dashboard'],
    ['inbox', '/fi/dashboard/inbox', '/fi/dashboard/inbox'],
    ['products', 'https://provider.example/fi/dashboard/products', null],
    ['cards', 'https://provider.example/fi/dashboard/cards', null],
    ['support', 'https://help.example', null],
    ['logout', '/fi/user/logout', '/fi/user/logout'],
  ] as const)(
    'leads by %s to %s, and without a provider to %s (HEADER-025, D-14, A-145)',
    (link, path, without) => {
      expect(
        dashboardPath(link, 'fi', {
          providerUrl: 'https://provider.example',
          supportUrl: 'https://help.example',
        }),
      ).toBe(path);
      expect(dashboardPath(link, 'fi', { providerUrl: null, supportUrl: null })).toBe(without);
    },
  );
});

describe('a visitor', () => {
  it('is a user with at least one role, else anonymous (A-175)', () => {
    expect([ada.kind, nobody.kind, visitorOf({ ...user, roleIds: [] }).kind]).toEqual([
      'user',
      'anonymous',
      'anonymous',
    ]);
  });

  it('is asked for everything, or of a user only the phone that is missing (ROLE-002, ROLE-003)', () => {
    expect([
      contactAsked(nobody),
      contactAsked(visitorOf({ ...user, phone: ' ' })),
      contactAsked(ada),
    ]).toEqual(['everything', 'phone', 'nothing']);
  });

  it('finds a checkout filled in as far as is known, an empty company still required (REGUS-024, REGUS-037, B-094)', () => {
    expect(prefilledContact(ada)).toEqual({
      firstName: 'Ada',
      lastName: 'Berg',
      email: 'ada@example.org',
      phone: '+35840123',
      company: '',
    });
    expect(prefilledContact(nobody)).toEqual({
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      company: '',
    });
  });

  it('without an account gets login details after booking (ROLE-010, REGUS-054)', () => {
    expect([
      getsLoginDetails({ hasAccount: false }),
      getsLoginDetails({ hasAccount: true }),
    ]).toEqual([true, false]);
  });
});

test.each([
  [{ hasAccount: false, challenge: null }, false, { kind: 'continue' }],
  [{ hasAccount: true, challenge: null }, false, { kind: 'log-in' }],
  [{ hasAccount: true, challenge: null }, true, { kind: 'continue' }],
  [
    { hasAccount: true, challenge: 'Are you human?' },
    false,
    { kind: 'verify', message: 'Are you human?' },
  ],
  [null, false, { kind: 'continue' }],
])(
  'a check of the address that says %o, logged in %s: %o (OPERA-048, A-189)',
  (check, isLoggedIn, then) => {
    expect(afterUserCheck(check, isLoggedIn)).toEqual(then);
  },
);

test.each([
  [401, 'wrong-password'],
  [500, 'unknown'],
  [403, 'unknown'],
])('a login that fails with %i: %s (HEADER-027, C-176, A-142)', (status, problem) => {
  expect(loginProblem(status)).toBe(problem);
});

test.each([
  ['1234', false, true],
  ['', false, false],
  [' ', false, false],
  ['1234', true, false],
])(
  'with "%s" typed, one on its way %s, the code may be sent again: %s (VERIFY-003, B-079)',
  (typed, resending, may) => {
    expect(mayResendCode({ typed, resending })).toBe(may);
  },
);

test.each([
  '/',
  '/dashboard/inbox',
  '/de/grand-harbour-hotel?delegates=12&discount_code=a',
  '/a//b',
  '/Räume',
])('a login may go on to %s', (path) => {
  expect(ownPath(path)).toBe(path);
});

test.each([
  null,
  '',
  'dashboard',
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  '/a\\b',
  'javascript:alert(1)',
])('but not to %j', (path) => {
  expect(ownPath(path)).toBeNull();
});
