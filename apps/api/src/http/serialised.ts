import { brotliCompressSync, constants } from 'node:zlib';

/** Quick to make, and a sixth of the JSON: an answer is packed once and sent many times. */
const quality = 4;

/** An answer that was written before, as JSON, and packed for whoever takes that. */
export class Serialised {
  readonly json: Buffer;
  #packed: Buffer | null = null;
  constructor(json: Buffer) {
    this.json = json;
  }
  brotli(): Buffer {
    this.#packed ??= brotliCompressSync(this.json, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: this.json.byteLength,
      },
    });
    return this.#packed;
  }
}
