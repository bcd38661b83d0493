export type Ports = { http: number; smtp: number };

/**
 * Reads `PORT` (the front door's; the sandbox answers at `PORT`+2) and `SMTP_PORT` (default
 * `PORT`+25).
 */
export function readEnvironment(
  env: Readonly<Record<string, string | undefined>>,
): { ok: true; ports: Ports } | { ok: false; problem: string } {
  const front = readPort(env.PORT, 4000);
  const smtp = front === null ? null : readPort(env.SMTP_PORT, front + 25);
  if (front === null || front > 65_533)
    return {
      ok: false,
      problem: `PORT must be a whole number from 1 to 65533, not "${env.PORT}".`,
    };
  if (smtp === null || smtp > 65_535)
    return {
      ok: false,
      problem: `SMTP_PORT must be a whole number from 1 to 65535, not "${env.SMTP_PORT ?? front + 25}".`,
    };
  return { ok: true, ports: { http: front + 2, smtp } };
}

function readPort(value: string | undefined, otherwise: number): number | null {
  if (value === undefined || value === '') return otherwise;
  const port = Number(value);
  return /^\d{1,5}$/.test(value) && port > 0 ? port : null;
}
