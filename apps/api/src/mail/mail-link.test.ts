import { expect, it } from 'vitest';
import { codeOf, tokenOf } from '../account/signed-token.ts';
import { bodyOf } from './mail-body.ts';
import { addressOf, withLinks } from './mail-link.ts';

const options = {
  secret: 'a secret of the tests, long enough',
  publicUrl: 'https://foyer.example',
};
const body = bodyOf({
  language: 'en',
  siteHost: null,
  heading: 'Hello',
  paragraphs: ['Dear {{password abc}} :token <!--ways--> $&,'],
  facts: [['Number', 'FY-1']],
  notes: [],
  goodbye: 'Kind regards',
});
const code = codeOf(options.secret, 'c1');
const withCodeAndLink = {
  code: { label: 'Code', id: 'c1' },
  links: [
    {
      label: 'Accept <it>',
      path: '/apiv2/enquiries/1/:token/accept',
      purpose: 'enquiry' as const,
      id: 'o1',
    },
  ],
};
const url = `https://foyer.example/apiv2/enquiries/1/${tokenOf(options.secret, 'enquiry', 'o1')}/accept`;

it('has its code and links, computed when it is sent, in text and HTML alike', () => {
  const { text, html } = withLinks({ ...body, ...withCodeAndLink }, options);
  expect(code).toMatch(/^\d{6}$/);
  expect(text).toBe(
    `${body.text}\n\nCode: ${code}\n\nAccept <it>: ${url}\n\n` +
      'Terms of service: https://foyer.example/terms\nPrivacy policy: https://foyer.example/privacy',
  );
  expect(html).toContain(`<strong>${code}</strong>`);
  expect(html).toMatch(new RegExp(`<a class="m-on" href="${url}"[^>]*>Accept &lt;it&gt;</a>`));
  expect(html).toMatch(/<a [^>]*href="https:\/\/foyer\.example\/terms"/);
});

it('does not replace what a visitor typed', () => {
  const { html } = withLinks({ ...body, ...withCodeAndLink }, options);
  expect(html).toContain('Dear {{password abc}} :token &lt;!--ways--&gt; $&amp;,');
  expect(html).not.toContain('<!--ways-->');
  expect(html).not.toContain('<!--legal-->');
});

it('has the links of a mail that the previous version wrote', () => {
  const written = { text: 'Hello', html: '<html><body><p>Hello</p></body></html>' };
  const { text, html } = withLinks({ ...written, ...withCodeAndLink }, options);
  expect(text).toBe(`Hello\n\nCode: ${code}\n\nAccept <it>: ${url}`);
  expect(html).toMatch(new RegExp(`<p>Hello</p>.*href="${url}".*</body></html>$`));
});

it.each([
  [null, 'https://foyer.example:8443'],
  ['easy.corporate.localhost', 'https://easy.corporate.localhost:8443'],
])('leads to the site %s by %s, with the protocol and port of all sites', (host, origin) => {
  const address = new URL(
    addressOf(
      { label: 'Cancel', path: '/apiv2/cancel/1/:token', purpose: 'cancel', id: 'o1', host },
      { ...options, publicUrl: 'https://foyer.example:8443' },
    ),
  );
  expect([address.origin, address.pathname]).toEqual([
    origin,
    `/apiv2/cancel/1/${tokenOf(options.secret, 'cancel', 'o1')}`,
  ]);
});

it('has a different token for each purpose and secret', () => {
  const tokens = [
    tokenOf(options.secret, 'enquiry', 'o1'),
    tokenOf(options.secret, 'cancel', 'o1'),
    tokenOf('another secret of the tests, as long', 'enquiry', 'o1'),
  ];
  expect(new Set(tokens).size).toBe(3);
});
