import * as v from 'valibot';

/** With what a thread starts: the site folder, and the memory for its step. */
export const threadStart = v.object({
  siteFolder: v.string(),
  stepMemory: v.instance(SharedArrayBuffer),
});
export type ThreadStart = v.InferOutput<typeof threadStart>;

/** A page for a thread; `barred` remotes are not among `remotes`. */
export const threadTask = v.object({
  host: v.object({ file: v.string(), integrity: v.nullable(v.string()) }),
  page: v.string(),
  known: v.unknown(),
  remotes: v.array(
    v.object({ id: v.string(), file: v.string(), integrity: v.string(), words: v.string() }),
  ),
  barred: v.array(v.string()),
});
export type ThreadTask = v.InferOutput<typeof threadTask>;

/** What a host’s function answers. */
export const hostDrawing = v.nullable(
  v.variant('kind', [
    v.object({
      kind: v.literal('drawn'),
      html: v.string(),
      boot: v.record(v.string(), v.string()),
    }),
    v.object({
      kind: v.literal('asks'),
      calls: v.array(
        v.object({ call: v.string(), body: v.unknown(), idempotencyKey: v.nullable(v.string()) }),
      ),
    }),
    v.object({
      kind: v.literal('leads'),
      to: v.string(),
      cookies: v.array(
        v.object({
          name: v.string(),
          value: v.nullable(v.string()),
          maxAgeSeconds: v.nullable(v.number()),
        }),
      ),
    }),
  ]),
);

const answer = v.object({
  kind: v.literal('answer'),
  drawing: hostDrawing,
  undrawn: v.array(v.object({ remote: v.string(), reason: v.string() })),
  /** Why the host could not draw the page. */
  failed: v.nullable(v.string()),
  /** Memory (megabytes) that the thread has after the page. */
  memory: v.number(),
});
export type ThreadAnswer = v.InferOutput<typeof answer>;

const output = v.object({
  kind: v.literal('output'),
  stream: v.picklist(['stdout', 'stderr']),
  line: v.string(),
});

export const fromThread = v.variant('kind', [
  v.object({ kind: v.literal('ready') }),
  output,
  answer,
]);
export type FromThread = v.InferOutput<typeof fromThread>;
