import { expect, test } from 'vitest';
import { defaultTab, offeredTabs, type TabSources } from './tab.ts';

const nothing: TabSources = {
  hasPackages: true,
  alwaysRoom: false,
  site: null,
  query: null,
  saved: null,
};

test.each<[string, Partial<TabSources>, string]>([
  ['nothing is known (FORM-014)', {}, 'package'],
  [
    'the query says room over a saved package (FORM-014, C-130)',
    { query: 'room', saved: 'package' },
    'room',
  ],
  ['the last choice was room (FORM-014)', { saved: 'room' }, 'room'],
  ['the last choice was package', { saved: 'package' }, 'package'],
  [
    'the site says package over the query (FORM-014)',
    { site: 'package', query: 'room' },
    'package',
  ],
  ['the site says room over the query', { site: 'room', query: 'package' }, 'room'],
  [
    'the site says package and the venue has none (FORM-017, C-131, B-030)',
    { site: 'package', hasPackages: false },
    'room',
  ],
  [
    'site or venue always begin with rooms, over every other source (FORM-015, FORM-016, B-030)',
    { alwaysRoom: true, site: 'package', query: 'package', saved: 'package' },
    'room',
  ],
])('where %s', (_where, sources, tab) => {
  expect(defaultTab({ ...nothing, ...sources })).toBe(tab);
});

test('the tabs are room and package, and room alone where there are no packages (FORM-001, FORM-017)', () => {
  expect(offeredTabs({ hasPackages: true })).toEqual(['room', 'package']);
  expect(offeredTabs({ hasPackages: false })).toEqual(['room']);
});
