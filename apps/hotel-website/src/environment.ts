export type Environment = {
  port: number;
  /** Origin of Foyer, from which the pages load the tag. */
  foyer: string;
};

/** Reads `PORT` (the front door's; the hotel's website answers at `PORT`+3) and `FOYER_URL`. */
export function readEnvironment(
  env: Readonly<Record<string, string | undefined>>,
): { ok: true; environment: Environment } | { ok: false; problem: string } {
  const front = Number(env['PORT'] || '4000');
  if (!Number.isInteger(front) || front < 1 || front > 65_532)
    return { ok: false, problem: `PORT must be a whole number up to 65532, not "${env['PORT']}".` };
  const foyer = env['FOYER_URL'] || `http://localhost:${front}`;
  if (!URL.canParse(foyer) || !/^https?:$/.test(new URL(foyer).protocol))
    return { ok: false, problem: `FOYER_URL must be an address, https://…, not "${foyer}".` };
  return { ok: true, environment: { port: front + 3, foyer: new URL(foyer).origin } };
}
