/** More than any party has to say to us. */
const mostBytes = 4 * 1024 * 1024;

/**
 * The JSON of an answer; `undefined` where there is none. Rejects when the answer breaks off or
 * does not end.
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
    // No JSON is an answer that no schema takes; the schema's verdict is the caller's problem.
    return undefined;
  }
}
