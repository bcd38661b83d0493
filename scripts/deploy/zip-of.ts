import { readFileSync } from 'node:fs';
import path from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { filesBelow } from './place-version.ts';

type Field = readonly [bytes: 2 | 4, value: number];

const version: Field = [2, 20];
const none: Field = [2, 0];

/** A folder as a ZIP with that folder in it. The same files are the same bytes. */
export function zipOf(folder: string): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let start = 0;
  for (const file of filesBelow(folder)) {
    const name = Buffer.from(`${path.basename(folder)}/${file}`);
    const content = readFileSync(path.join(folder, file));
    const packed = deflateRawSync(content, { level: 9 });
    const facts = factsOf(name, content, packed);
    const before = fields([4, 0x04034b50], version, ...facts, none);
    parts.push(before, name, packed);
    list.push(
      fields(
        [4, 0x02014b50],
        version,
        version,
        ...facts,
        none,
        none,
        none,
        none,
        [4, 0],
        [4, start],
      ),
      name,
    );
    start += before.length + name.length + packed.length;
  }
  const listed = Buffer.concat(list);
  const count: Field = [2, list.length / 2];
  const end = fields(
    [4, 0x06054b50],
    none,
    none,
    count,
    count,
    [4, listed.length],
    [4, start],
    none,
  );
  return Buffer.concat([...parts, listed, end]);
}

/** What stands both before a file and in the list at the end. */
const factsOf = (name: Buffer, content: Buffer, packed: Buffer): readonly Field[] => [
  // The name is UTF-8, the content deflated, its time midnight of the first day that a ZIP knows.
  [2, 0x800],
  [2, 8],
  [2, 0],
  [2, 0x21],
  [4, crc32(content)],
  [4, packed.length],
  [4, content.length],
  [2, name.length],
];

/** Numbers one after the other, the lowest byte first. */
function fields(...all: readonly Field[]): Buffer {
  return Buffer.concat(
    all.map(([bytes, value]) => {
      const written = Buffer.alloc(bytes);
      written.writeUIntLE(value, 0, bytes);
      return written;
    }),
  );
}
