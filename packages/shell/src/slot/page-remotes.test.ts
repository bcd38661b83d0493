import type { RemoteLoader } from '@foyer/federation';
import type { Remote } from '@foyer/federation/remote';
import { describe, expect, it } from 'vitest';
import { pageRemotes } from './page-remotes.ts';

const aRemote = (id: string): Remote => ({
  id,
  contract: 1,
  mount: () => ({ unmount: () => undefined }),
});

/** A loader whose files arrive when told. */
function slowLoader() {
  const waiting = new Map<string, { come: () => void; fail: () => void }>();
  const asked: string[] = [];
  const loader: RemoteLoader = {
    load: (id) => {
      asked.push(id);
      return new Promise((resolve, reject) =>
        waiting.set(id, {
          come: () => resolve(aRemote(id)),
          fail: () => reject(new Error('gone')),
        }),
      );
    },
  };
  return {
    loader,
    asked,
    come: (id: string) => waiting.get(id)?.come(),
    fail: (id: string) => waiting.get(id)?.fail(),
  };
}

/** Whether a promise is settled after everything pending has run. */
async function isThere(promise: Promise<unknown>): Promise<boolean> {
  let there = false;
  promise.then(
    () => (there = true),
    () => (there = true),
  );
  await new Promise((resolve) => setTimeout(resolve, 5));
  return there;
}

describe('the remotes of a page', () => {
  it('asks for what comes first before anybody else does', () => {
    const { loader, asked } = slowLoader();
    pageRemotes(loader, ['booking-form'], { painted: async () => undefined });
    expect(asked).toEqual(['booking-form']);
  });

  it('hands the others out only after what comes first was painted', async () => {
    const { loader, come } = slowLoader();
    let painted: () => void = () => undefined;
    const remotes = pageRemotes(loader, ['booking-form'], {
      painted: () => new Promise((resolve) => (painted = resolve)),
    });
    const list = remotes.load('room-list');
    come('room-list');
    expect(await isThere(list)).toBe(false);
    come('booking-form');
    expect(await isThere(list)).toBe(false);
    painted();
    expect((await list).id).toBe('room-list');
  });

  it('lets nobody wait for what cannot come', async () => {
    const { loader, come, fail } = slowLoader();
    const remotes = pageRemotes(loader, ['booking-form'], { painted: async () => undefined });
    const list = remotes.load('room-list');
    come('room-list');
    fail('booking-form');
    expect(await isThere(list)).toBe(true);
  });

  it('lets nobody wait longer than its patience', async () => {
    const { loader, come } = slowLoader();
    const remotes = pageRemotes(loader, ['booking-form'], {
      painted: async () => undefined,
      patience: 1,
    });
    const list = remotes.load('room-list');
    come('room-list');
    expect((await list).id).toBe('room-list');
    expect(await isThere(remotes.firstPainted)).toBe(true);
  });

  it('waits for nothing where nothing comes first', async () => {
    const { loader, come } = slowLoader();
    const remotes = pageRemotes(loader, [], { painted: async () => undefined });
    const header = remotes.load('header-footer');
    come('header-footer');
    expect((await header).id).toBe('header-footer');
  });
});
