import { brotliCompressSync, constants } from 'node:zlib';

/**
 * Brotli quality: fast, and a sixth of the JSON's size. An answer is compressed once and sent many
 * times.
 */
const quality = 4;

/** An answer as JSON text, and as Brotli for clients that accept it. */
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
