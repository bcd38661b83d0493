import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP's parameters for argon2id: 19 MiB and two passes, about 30 ms. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const saltBytes = 16;
const hashBytes = 32;

/** Normalised, because keyboards compose the same characters differently. */
const bytesOf = (password: string): Buffer => Buffer.from(password.normalize('NFKC'));
const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/**
 * In the standard encoding of argon2 hashes, with salt and cost:
 * `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`.
 */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(saltBytes);
  const hash = await derive('argon2id', parametersOf(password, nonce, cost, hashBytes));
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(nonce)}$${unpadded(hash)}`;
}

/**
 * With `null` it checks a dummy hash and returns `false`, so that an unknown account takes as long.
 */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  const read = readHash(kept ?? dummyHash);
  const given = await derive(
    'argon2id',
    parametersOf(password, read.nonce, read.cost, read.hash.length),
  );
  return timingSafeEqual(given, read.hash) && kept !== null;
}

const dummyHash =
  `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$` +
  `${unpadded(randomBytes(saltBytes))}$${unpadded(randomBytes(hashBytes))}`;

type Cost = { memory: number; passes: number; parallelism: number };

const parametersOf = (
  password: string,
  nonce: Buffer,
  { memory, passes, parallelism }: Cost,
  tagLength: number,
): Argon2Parameters => ({
  message: bytesOf(password),
  nonce,
  memory,
  passes,
  parallelism,
  tagLength,
});

function readHash(text: string): { cost: Cost; nonce: Buffer; hash: Buffer } {
  const match =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(text);
  if (match === null) throw new Error('a stored password hash cannot be read');
  const [, memory, passes, parallelism, nonce = '', hash = ''] = match;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    nonce: Buffer.from(nonce, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}
