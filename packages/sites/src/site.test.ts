import { expect, test } from 'vitest';
import { phoneLine } from './site.ts';

const assistance = { number: '+1 202 555 0142', hours: '9am-5pm ET' };
const both = {
  supportPhones: { en: '+44 20 7946 0000', de: '+49 30 9018 2000' },
  usAssistanceLine: assistance,
};

test.each([
  ['its language', both, 'de', null, { number: '+49 30 9018 2000', hours: null }],
  [
    'English where its language has none (A-019)',
    both,
    'fi',
    null,
    { number: '+44 20 7946 0000', hours: null },
  ],
  [
    'none where none is known (A-019)',
    { supportPhones: {}, usAssistanceLine: null },
    'en',
    'US',
    null,
  ],
  ['assistance for a venue in the United States (SITE-039, A-180)', both, 'de', 'us', assistance],
  [
    'support for a venue elsewhere (SITE-039)',
    both,
    'de',
    'FI',
    { number: '+49 30 9018 2000', hours: null },
  ],
  [
    'support where the site has no such line (SITE-039)',
    { ...both, usAssistanceLine: null },
    'de',
    'US',
    { number: '+49 30 9018 2000', hours: null },
  ],
])('a visitor calls %s (SITE-038, SITE-040)', (_whom, site, language, country, line) => {
  expect(phoneLine(site, language, country)).toEqual(line);
});
