import { createHash } from 'node:crypto';
import { visitHeader } from '@foyer/serving';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { signedVisit, testInternalSecret } from '../testing/signed-visit.ts';
import { sendPlainPage } from './plain-page.ts';
import type { PlainPage } from './plain-page-html.ts';
import { readVisits } from './visits.ts';

const gone: PlainPage = {
  status: 410,
  language: 'en',
  sign: 'over',
  title: 'This link no longer works',
  paragraphs: ['It was used already.'],
};

async function ask(page: PlainPage, host = 'localhost') {
  const app = fastify();
  readVisits(app, [testInternalSecret]);
  app.get('/', (_request, reply) => sendPlainPage(reply, page));
  const { statusCode, headers, payload } = await app.inject({
    url: '/',
    headers: { [visitHeader]: signedVisit(host) },
  });
  await app.close();
  return { status: statusCode, policy: String(headers['content-security-policy']), page: payload };
}

it.each([
  ['localhost', 'Foyer'],
  ['partner.white-label.localhost', 'Meridian Card'],
  ['nobody.example', 'Foyer'],
])('on %s has the name %s, which links to the start page', async (host, name) => {
  const { page } = await ask(gone, host);
  expect(page).toMatch(new RegExp(`<header[^>]*><div[^>]*><a href="/">.*<span>${name}</span></a>`));
  expect(page).toContain(`<title>This link no longer works | ${name}</title>`);
});

it('has the site’s theme, mark and icon, and its policy allows nothing else', async () => {
  const { page, policy } = await ask(gone);
  const style = /<style>([\s\S]*)<\/style>/.exec(page)?.[1] ?? '';
  expect(policy).toBe(
    `default-src 'none'; style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}';` +
      ` img-src 'self' data:; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  );
  // After the fallback values, so that it overrides them.
  expect(page).toContain('</style><link rel="stylesheet" href="/theme.css">');
});

it.each([
  ['en', '/', 'To the start page', 'en'],
  ['de', '/de/', 'Zur Startseite', 'de'],
  ['fi', '/fi/', 'Etusivulle', 'fi'],
  // A language without words is answered in English.
  ['pt', '/pt/', 'To the start page', 'en'],
])('in %s its link leads to %s', async (language, path, label, spoken) => {
  const { page, status } = await ask({ ...gone, language });
  expect(status).toBe(410);
  expect(page).toContain(`<html lang="${spoken}" dir="ltr">`);
  expect(page).toContain(`<div class="ways"><a class="go" href="${path}">${label}</a></div>`);
});

it('has one button, and a less prominent link beside it', async () => {
  const { page } = await ask({
    ...gone,
    button: 'Cancel',
    hidden: { fee: '0' },
    link: { label: 'To the venue’s page', path: '/test-house' },
  });
  expect(page).toContain(
    '<input type="hidden" name="fee" value="0"><div class="ways"><button ' +
      'class="go">Cancel</button><a class="way" href="/test-house">To the venue’s ' +
      'page</a></div></form>',
  );
});

it('shows at the field that a password does not meet the hint', async () => {
  const asking = (isWrong: boolean) =>
    ask({
      ...gone,
      button: 'Set password',
      groups: [
        {
          fields: [
            {
              kind: 'new-password',
              name: 'password',
              label: 'Password',
              value: '',
              ...(isWrong
                ? { error: 'At least 10 characters.' }
                : { hint: 'At least 10 characters.' }),
            },
          ],
        },
      ],
    });
  expect((await asking(false)).page).not.toContain('aria-invalid');
  expect((await asking(true)).page).toMatch(
    /<input type="password"[^>]* name="password" aria-invalid="true" autofocus aria-describedby="f-password-note">/,
  );
});

it('has facts in groups, a place that leads to its map, and the legal texts of the site', async () => {
  const { page } = await ask({
    ...gone,
    language: 'de',
    facts: [
      ['Number', 'FY-1'],
      ['What', 'Sky', { begins: true }],
      ['Where', 'Test <House>', { href: 'https://map.example/?a=1&b=2' }],
      ['Seating', ''],
      ['Total', '€1', { begins: true, isTotal: true }],
      ['Payment', 'onsite'],
    ],
  });
  expect(page).toContain(
    '<dl class="facts"><div class="begins"><dt>Number</dt><dd dir="auto"><span class="whole">FY-1</span></dd></div>' +
      '<div class="begins"><dt>What</dt><dd dir="auto">Sky</dd></div><div><dt>Where</dt><dd dir="auto">' +
      '<a href="https://map.example/?a=1&amp;b=2">Test &lt;House&gt;</a></dd></div>' +
      '<div class="begins total"><dt>Total</dt><dd dir="auto">€1</dd></div>' +
      '<div class="begins"><dt>Payment</dt><dd dir="auto">onsite</dd></div></dl>',
  );
  expect(page).toContain(
    '<footer class="legal"><a href="/de/terms">Nutzungsbedingungen</a><a href="/de/privacy">Datenschutz</a></footer>',
  );
});
