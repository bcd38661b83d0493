import { expect, test } from 'vitest';
import { type AskedTag, originFinding, venueFindings } from './answer-findings.ts';
import { attributeFindings } from './attribute-findings.ts';
import { isLoader, loaderFindings } from './loader-findings.ts';
import { type PageFacts, pageFindings } from './page-findings.ts';
import { allowsOurPolicy, policyFindings, type Refusal } from './policy-findings.ts';
import { type Finding, inOrder, reportText } from './report.ts';

const host = 'https://rooms.example';
const page = 'https://www.hotel.example';

const brief = ({ check, state, title }: Finding): string => `${check} ${state}: ${title}`;

const asked = (answer: AskedTag['answer'], own: Partial<AskedTag> = {}): AskedTag => ({
  venue: 'old-mill',
  site: null,
  answer,
  ...own,
});
const known = asked({ status: 200, code: null });
const forbidden = asked({ status: 403, code: 'origin_not_allowed' });

test.each([
  [[known], page, false, 'origin well: This website may show the tag', null],
  [
    [known, forbidden],
    page,
    false,
    'origin bad: This website is not on the list',
    `Ask ${host} to add to its site: embedOrigins: ['${page}']`,
  ],
  [
    [forbidden],
    'null',
    false,
    'origin bad: This website is not on the list',
    'Open the page by its address, or add allow-same-origin to the sandbox.',
  ],
  [
    [asked(null)],
    page,
    false,
    'origin bad: The host does not answer',
    `Open ${host}/healthz in a new tab: it should say "up".`,
  ],
  [[asked(null)], page, true, 'origin bad: The host does not answer', null],
])('the answers %j to %s (blocked: %s) are %s', (answers, from, blocked, said, mend) => {
  const finding = originFinding(host, from, answers, blocked);
  expect(brief(finding)).toBe(said);
  expect(finding.mend).toBe(mend);
});

test.each([
  [known, ['venue well: Venue old-mill']],
  [asked({ status: 404, code: null }), ['venue bad: There is no venue "old-mill"']],
  [asked({ status: 404, code: 'no_site' }, { site: 'x' }), ['venue bad: There is no site "x"']],
  [asked({ status: 400, code: 'no_step' }, { venue: '' }), ['venue bad: A tag names no venue']],
  [forbidden, []],
  [asked(null), []],
])('the answer %j says of the venue %j', (answer, said) => {
  expect(venueFindings(host, [answer]).map(brief)).toEqual(said);
});

test.each([
  [`${host}/embed.js`, true],
  [`${host}/embed/1/embed.js?x`, true],
  [`${host}/embed/1/form.js`, true],
  [`${host}/other/embed.js`, false],
  ['', false],
])('%s is a loader: %s', (address, is) => {
  expect(isLoader(address)).toBe(is);
});

test.each([
  [[`${host}/embed.js`], 1, 'duplicates well: One loader', 'tag well: One tag'],
  [[], 2, 'duplicates well: One loader', 'tag well: 2 tags'],
  [
    [`${host}/embed.js`, `${host}/embed/1/embed.js`],
    1,
    'duplicates note: 2 loaders in one page',
    'tag well: One tag',
  ],
  [
    [`${host}/embed.js`, 'https://other.example/embed.js'],
    0,
    'duplicates bad: 2 loaders in one page',
    'tag bad: There is no tag in the page',
  ],
])('the loaders %j with %i tags', (addresses, tags, loaders, tag) => {
  const found = loaderFindings({ origin: host, version: '1', addresses, tags });
  expect(found.map(brief)).toEqual(['loader well: Loader', loaders, tag]);
});

test('of two loaders, the one that is not used is named', () => {
  const addresses = ['https://other.example/embed.js', `${host}/embed.js`];
  const [, twice] = loaderFindings({ origin: host, version: '1', addresses, tags: 1 });
  expect(twice?.mend).toContain('Remove: https://other.example/embed.js');
});

const refusal = (own: Partial<Refusal>): Refusal => ({
  directive: 'connect-src',
  blocked: `${host}/embed/1/start`,
  policy: "default-src 'self'",
  enforced: true,
  ...own,
});

test('a policy that refuses nothing is well', () => {
  expect(policyFindings(host, []).map(brief)).toEqual(['policy well: Content-Security-Policy']);
});

test('each directive is named once, with all that it lacks', () => {
  const found = policyFindings(host, [
    refusal({}),
    refusal({ directive: 'script-src-elem' }),
    refusal({ directive: 'frame-src' }),
    refusal({ directive: 'child-src', blocked: 'https://vault.example' }),
  ]);
  expect(found.map(({ title, mend }) => [title, mend])).toEqual([
    [
      'The Content-Security-Policy lacks connect-src',
      `Content-Security-Policy: … connect-src … ${host}\nAll that it needs: ${host}/embed`,
    ],
    [
      'The Content-Security-Policy lacks script-src',
      `Content-Security-Policy: … script-src … ${host}\nAll that it needs: ${host}/embed`,
    ],
    [
      'The Content-Security-Policy lacks frame-src',
      `Content-Security-Policy: … frame-src … ${host} https://vault.example\nAll that it needs: ${host}/embed`,
    ],
  ]);
});

test('a policy that only reports is worth a note', () => {
  expect(policyFindings(host, [refusal({ enforced: false })])[0]?.state).toBe('note');
});

test.each([
  ["default-src 'self'", true],
  ['trusted-types foyer dompurify', true],
  ['trusted-types *', true],
  ['trusted-types dompurify', false],
  ["require-trusted-types-for 'script'; trusted-types 'none'", false],
])('the policy "%s" allows trusted types named foyer: %s', (policy, allows) => {
  expect(allowsOurPolicy(policy)).toBe(allows);
  const found = policyFindings(host, [
    refusal({ directive: 'trusted-types', blocked: '', policy }),
  ]);
  expect(found[0]?.state).toBe(allows ? 'well' : 'note');
});

const facts = (own: Partial<PageFacts> = {}): PageFacts => ({
  origin: page,
  host,
  isSecure: true,
  isIsolated: false,
  storesData: true,
  isFramed: false,
  consents: [null],
  ...own,
});
const notWell = (own: Partial<PageFacts>): readonly string[] =>
  pageFindings(facts(own))
    .filter(({ state }) => state !== 'well')
    .map(brief);

test.each([
  [{}, []],
  [{ storesData: false, consents: ['denied'] }, []],
  [{ isSecure: false }, ['secure bad: The page is not served by HTTPS']],
  [{ host: 'http://rooms.example' }, ['secure bad: Mixed content']],
  [{ isIsolated: true }, ['isolation note: The page isolates itself (COEP)']],
  [{ isFramed: true }, ['frame note: The page is in a frame itself']],
])('of a page with %j is not well: %j', (own, said) => {
  expect(notWell(own)).toEqual(said);
});

test.each([
  [[null], 'No attribute consent: it counts as pending. The booking needs none.'],
  [['granted', 'granted', null], 'The page says: granted.'],
])('consent %j is said', (consents, said) => {
  expect(pageFindings(facts({ consents })).at(-1)?.detail).toBe(said);
});

const tagWith = (attributes: Readonly<Record<string, string>>) => ({
  getAttribute: (name: string) => attributes[name] ?? null,
  getAttributeNames: () => Object.keys(attributes),
});

test.each([
  [{ venue: 'old-mill', mode: 'button', id: 'x', 'data-y': '', delegates: '12' }, []],
  [
    { venue: 'old-mill', mode: 'dialog' },
    [
      'attributes bad: A value is not known / mode="dialog" is unknown; it can be inline, button, popup',
    ],
  ],
  [
    { venue: 'old-mill', delegates: 'twelve' },
    ['attributes bad: A value is not known / delegates="twelve" is unknown; it can be 12'],
  ],
  [
    { venue: 'old-mill', 'meeting-length': '2.5' },
    [
      'attributes bad: A value is not known / meeting-length="2.5" is unknown; it can be 4, 2:30, overnight, twodays',
    ],
  ],
  [
    { venue: 'old-mill', theme: 'dark' },
    [
      'attributes note: There is no attribute theme / The attributes: venue, mode, delegates, meeting-length',
    ],
  ],
])('of the attributes %j is said: %j', (attributes, said) => {
  const found = attributeFindings(tagWith(attributes), [
    'venue',
    'mode',
    'delegates',
    'meeting-length',
  ]);
  expect(found.map((one) => `${brief(one)} / ${one.mend}`)).toEqual(said);
});

test('the report begins with what is to be mended, and can be read as a text', () => {
  const one = (state: Finding['state'], mend: string | null): Finding => ({
    check: 'loader',
    state,
    title: `Title ${state}`,
    detail: 'Detail.',
    mend,
  });
  const findings = inOrder([one('well', null), one('bad', 'line one\nline two'), one('note', 'x')]);
  expect(reportText({ version: '1', host, page: `${page}/meetings`, findings }))
    .toBe(`Foyer doctor, version 1 of ${host}
Page: ${page}/meetings

[MEND] Title bad
  Detail.
  > line one
  > line two
[NOTE] Title note
  Detail.
  > x
[well] Title well
  Detail.
`);
});
