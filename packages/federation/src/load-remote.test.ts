import { sessionContract } from '@foyer/session';
import { expect, test } from 'vitest';
import { createRemoteLoader } from './load-remote.ts';

const entry = '/remotes/room-list/1/module/remote.js';
const loader = (vendor: string) =>
  createRemoteLoader({
    remotes: {
      'room-list': {
        contract: sessionContract,
        vendor: 'shared',
        module: { entry, styles: [], preload: [] },
        server: null,
        lazyStyles: [],
        words: {},
        federation: { name: 'room_list', manifest: '/mf-manifest.json', entry: '/remoteEntry.js' },
        embedded: null,
        integrity: {},
      },
    },
    vendor,
  });

test('a module without a hash is refused before it is asked for', async () => {
  await expect(loader('shared').load('room-list')).rejects.toMatchObject({
    reason: 'files',
    cause: { message: `no hash for ${entry}` },
  });
});

test('so is an entry of Module Federation', async () => {
  await expect(loader('other').load('room-list')).rejects.toMatchObject({
    reason: 'files',
    cause: { message: 'no hash for /remoteEntry.js' },
  });
});
