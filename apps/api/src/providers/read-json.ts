/** Limit in bytes, above any expected answer. */
const mostBytes = 4 * 1024 * 1024;

/**
 * The JSON of an answer; `undefined` if it is none. Rejects if the answer breaks off or is too
 * large.
 */
export async function readJson(response: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw new Error('its answer is too long');
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    // No schema accepts `undefined`, so the caller reports it as malformed.
    return undefined;
  }
}
