import { expect, test } from 'vitest';
import { standardSite } from './standard-site.ts';
import type { Site } from './site.ts';
import { siteById } from './sites.ts';
import { siteAt } from './venue-exceptions.ts';

const marketplace = {
  ...standardSite,
  id: 'm',
  host: 'marketplace',
  name: 'M',
  languages: ['en'],
} as const;

test.each<[string, Partial<Site>, string]>([
  ['94150', { leadMinutes: 120, reducedLayoutList: false }, 'FORM-057, CONST-012'],
  ['92446', { leadMinutes: 0, reducedLayoutList: true }, 'CONST-013, C-077'],
  ['91935', { leadMinutes: 0, reducedLayoutList: true }, 'CONST-013'],
  [
    '94151',
    { leadMinutes: 0, reducedLayoutList: false, alwaysRoomTab: false },
    'CONST-012, CONST-013, FORM-015',
  ],
])('at venue %s the site has %o (%s)', (venueId, capabilities, _ids) => {
  expect(siteAt(marketplace, venueId)).toMatchObject(capabilities);
});

test('a venue that is no exception leaves the site as it is', () => {
  const site = siteById('business-marketplace');
  expect(site && siteAt(site, '94150')).toMatchObject({ alwaysRoomTab: true, leadMinutes: 120 });
  expect(siteAt(marketplace, 'harbour')).toBe(marketplace);
});
