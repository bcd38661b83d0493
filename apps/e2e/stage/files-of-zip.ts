import { crc32, inflateRawSync } from 'node:zlib';

/** The files of a ZIP by their names, read by the list at its end, as programs that unpack it do. */
export function filesOfZip(zip: Buffer): ReadonlyMap<string, string> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06'));
  const files = new Map<string, string>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.toString('latin1', at, at + 4) !== 'PK\x01\x02') throw new Error('no list of files');
    const [packed, length] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)];
    const file = zip.readUInt32LE(at + 42);
    if (zip.toString('latin1', file, file + 4) !== 'PK\x03\x04') throw new Error('no file');
    const start = file + 30 + zip.readUInt16LE(file + 26) + zip.readUInt16LE(file + 28);
    const content = inflateRawSync(zip.subarray(start, start + packed));
    if (crc32(content) !== zip.readUInt32LE(at + 16)) throw new Error('a file is damaged');
    files.set(zip.toString('utf8', at + 46, at + 46 + length), content.toString('utf8'));
    at += 46 + length + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}
