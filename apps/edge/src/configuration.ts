import * as v from 'valibot';

const port = (fallback: number) =>
  v.pipe(
    v.optional(v.string(), String(fallback)),
    v.regex(/^\d{1,5}$/, 'a port number'),
    v.transform(Number),
    v.maxValue(65_535),
  );

const schema = v.object({
  PORT: port(4000),
  EDGE_HOST: v.optional(v.string(), '127.0.0.1'),
  API_URL: v.optional(v.pipe(v.string(), v.url('the address of the API, http://…'))),
  VAULT_ORIGIN: v.optional(v.pipe(v.string(), v.url('the origin of the card vault, http://…'))),
  SITE_FOLDER: v.pipe(v.string('the folder that was deployed to'), v.nonEmpty()),
  PUBLIC_ORIGIN: v.optional(v.string()),
});

export type Configuration = { readonly port: number; readonly host: string; readonly apiUrl: string; readonly vaultOrigin: string; readonly siteFolder: string };

/** Reads the environment once; a wrong value stops the start with one sentence naming the variable. */
export function readConfiguration(environment: Readonly<Record<string, string | undefined>>): Configuration {
  const read = v.safeParse(schema, environment);
  if (!read.success) {
    const [issue] = read.issues;
    throw new Error(`${v.getDotPath(issue) ?? 'the environment'} is wrong: ${issue.message}`);
  }
  const { output } = read;
  return {
    port: output.PORT,
    host: output.EDGE_HOST,
    apiUrl: output.API_URL ?? `http://127.0.0.1:${output.PORT + 1}`,
    vaultOrigin: output.VAULT_ORIGIN ?? `http://localhost:${output.PORT + 2}`,
    siteFolder: output.SITE_FOLDER,
  };
}
