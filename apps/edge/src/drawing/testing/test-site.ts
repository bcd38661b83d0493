import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  createDrawPool,
  type DrawableRemote,
  type Drawing,
  type DrawJob,
  type DrawLimits,
  type DrawReport,
} from '../draw-pool.ts';

/** Code for files of the site: works for so many milliseconds of CPU time. */
export const busy = (milliseconds: number): string =>
  `{ const start = process.threadCpuUsage(); let used;
     do used = process.threadCpuUsage(start); while (used.user + used.system < ${milliseconds * 1000}); }`;

/**
 * Code of a host: puts the slots in `known.slots` beside each other, an empty one as `-`. `before`
 * and `after` run before and after the slots.
 */
export const hostCode = ({ before = '', after = '' } = {}): string => `
  export const draw = { venue: async (known, drawRemote) => {
    ${before};
    let html = '';
    for (const id of known.slots) {
      const drawn = await drawRemote(id, { greet: () => 'hello' }, undefined);
      html += '[' + (drawn?.html ?? '-') + ']';
    }
    ${after};
    return { kind: 'drawn', html, boot: { venue: JSON.stringify(known.slots.length) } };
  } };`;

/** Code of a remote. `draw` runs in each drawing, `load` when the file is loaded. */
export const remoteCode = (
  id: string,
  { draw = '', load = '', html = `'${id}'` }: { draw?: string; load?: string; html?: string } = {},
): string => `
  ${load};
  export default { id: '${id}', contract: 1, draw: async (session, { part, words }) => {
    ${draw};
    return { html: ${html}, lazy: [] };
  } };`;

/** The HTML of a drawn page. */
export const htmlOf = (drawing: Drawing | null): string | undefined =>
  drawing?.kind === 'drawn' ? drawing.html : undefined;

export const hashOf = (text: string): string =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Limits for a busy machine: what has to be stopped exceeds them, whatever else is running. */
const patient: Partial<DrawLimits> = { queue: 20_000, start: 20_000, idle: 20_000, step: 20_000 };

/** A site folder with a host, and a pool that draws its pages. */
export function createTestSite({
  workers = 1,
  limits = {},
  now = Date.now,
}: { workers?: number; limits?: Partial<DrawLimits>; now?: () => number } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'drawing-'));
  const place = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  const reports: DrawReport[] = [];
  const pool = createDrawPool({
    siteFolder: folder,
    report: (event) => reports.push(event),
    workers,
    limits: { ...patient, ...limits },
    now,
  });
  place('/host/server.js', hostCode());
  place('/words.json', JSON.stringify({ welcome: 'Welcome' }));
  return {
    folder,
    pool,
    reports,
    place,
    /** Which files stopped a thread, and how. */
    stopped: () =>
      reports.flatMap((event) => (event.kind === 'stopped' ? [[event.file, event.reason]] : [])),
    /** A version of a remote, whose file is there. */
    remote: (id: string, code = remoteCode(id), version = '1'): DrawableRemote => {
      const file = `/remotes/${id}/${version}/server.js`;
      place(file, code);
      return { file, integrity: hashOf(code), words: '/words.json' };
    },
    end: async () => {
      await pool.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A page with these slots, at the site’s usual host. */
export const jobOf = (
  slots: readonly string[],
  remotes: Readonly<Record<string, DrawableRemote>>,
  more: Partial<DrawJob> & { known?: object } = {},
): DrawJob => ({
  host: { file: '/host/server.js', integrity: null },
  page: 'venue',
  remotes,
  ...more,
  known: { slots, ...more.known },
});

/** Shared with drawn code: a place in it changes when something has happened there. */
export const createSignal = (): Int32Array<SharedArrayBuffer> =>
  new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

/** Until drawn code has raised the signal to at least 1. */
export async function raised(signal: Int32Array<SharedArrayBuffer>): Promise<void> {
  await Atomics.waitAsync(signal, 0, 0).value;
}
