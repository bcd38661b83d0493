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
  paragraphs: ['Dear {{password abc}} :token,'],
  facts: [['Number', 'FY-1']],
  closing: ['Kind regards'],
});

it('has its code and links at the end, computed when it is sent, in text and HTML alike', () => {
  const { text, html } = withLinks(
    {
      ...body,
      code: { label: 'Code', id: 'c1' },
      links: [
        {
          label: 'Accept <it>',
          path: '/apiv2/enquiries/1/:token/accept',
          purpose: 'enquiry',
          id: 'o1',
        },
      ],
    },
    options,
  );
  const url = `https://foyer.example/apiv2/enquiries/1/${tokenOf(options.secret, 'enquiry', 'o1')}/accept`;
  const code = codeOf(options.secret, 'c1');
  expect(code).toMatch(/^\d{6}$/);
  expect(text).toBe(`${body.text}\n\nCode: ${code}\n\nAccept <it>: ${url}`);
  expect(html).toBe(
    body.html.replace(
      '</body>',
      `<p>Code: <strong>${code}</strong></p><p><a href="${url}">Accept &lt;it&gt;</a></p></body>`,
    ),
  );
});

it('does not replace what a visitor typed, and leaves a mail without links as it is', () => {
  expect(withLinks(body, options)).toEqual(body);
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
