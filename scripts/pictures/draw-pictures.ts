import { createHash } from 'node:crypto';
import { access, cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { isSceneId, pictureAlts, type SceneId } from '../../apps/api/src/demonstration/pictures.ts';
import { drawScene } from './scenes.ts';

const widths = [480, 960, 1600];
/** Part of the stamp: pictures made with other settings are made again. */
const settings = {
  avif: { quality: 52, effort: 0, chromaSubsampling: '4:2:0' },
  webp: { quality: 76, effort: 2 },
};
const workers = 2;
const stampName = 'stamp.json';

export type DrawnPictures = { drawn: number; kept: number };

/**
 * Puts every scene into `folder` as `<scene>-<width>.avif` and `.webp`, 3:2. A scene whose stamp
 * says that its drawing has not changed, and whose files are all there, is left alone; so a second
 * run takes a second.
 */
export async function drawPictures(
  folder: string,
  scenes: readonly SceneId[] = Object.keys(pictureAlts).filter(isSceneId),
): Promise<DrawnPictures> {
  await mkdir(folder, { recursive: true });
  const stampFile = path.join(folder, stampName);
  const before = await readStamps(stampFile);
  const stamps = { ...before };
  let kept = 0;
  const wanted: { id: SceneId; svg: string; stamp: string }[] = [];
  for (const id of scenes) {
    const svg = drawScene(id);
    const stamp = createHash('sha256')
      .update(JSON.stringify(settings))
      .update(svg)
      .digest('hex')
      .slice(0, 20);
    if (before[id] === stamp && (await allThere(folder, id))) kept += 1;
    else {
      delete stamps[id];
      wanted.push({ id, svg, stamp });
    }
  }

  // Two pictures at a time, one thread each: the machine may have no more, and others may need
  // some.
  sharp.concurrency(1);
  const queue = [...wanted];
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      await render(folder, next.id, next.svg);
      stamps[next.id] = next.stamp;
    }
  };
  try {
    await Promise.all(Array.from({ length: workers }, work));
  } finally {
    if (wanted.length > 0) await writeFile(stampFile, `${JSON.stringify(stamps, null, 1)}\n`);
  }
  return { drawn: wanted.length, kept };
}

/** Brings `to` up to date with what was drawn in `from`; the stamp is what tells them apart. */
export async function placePictures(from: string, to: string): Promise<void> {
  const stamp = await readFile(path.join(from, stampName));
  const placed = await readFile(path.join(to, stampName)).catch(() => null);
  if (placed?.equals(stamp)) return;
  await cp(from, to, { recursive: true });
}

async function render(folder: string, id: SceneId, svg: string): Promise<void> {
  const largest = Math.max(...widths);
  // The drawing is 1200 wide at 72 dots per inch.
  const { data, info } = await sharp(Buffer.from(svg), { density: (72 * largest) / 1200 })
    .resize(largest, Math.round((largest * 2) / 3))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const width of widths) {
    const image = sharp(data, {
      raw: { width: info.width, height: info.height, channels: info.channels },
    }).resize(width, Math.round((width * 2) / 3));
    await put(folder, `${id}-${width}.avif`, await image.clone().avif(settings.avif).toBuffer());
    await put(folder, `${id}-${width}.webp`, await image.clone().webp(settings.webp).toBuffer());
  }
}

/** A file is there whole or not at all, even when the run is stopped. */
async function put(folder: string, name: string, content: Buffer): Promise<void> {
  const file = path.join(folder, name);
  const unfinished = `${file}.${process.pid}.part`;
  try {
    await writeFile(unfinished, content);
    await rename(unfinished, file);
  } catch (problem) {
    await rm(unfinished, { force: true });
    throw problem;
  }
}

async function allThere(folder: string, id: SceneId): Promise<boolean> {
  const names = widths.flatMap((width) => [`${id}-${width}.avif`, `${id}-${width}.webp`]);
  const found = await Promise.all(
    names.map((name) =>
      access(path.join(folder, name)).then(
        () => true,
        () => false,
      ),
    ),
  );
  return found.every(Boolean);
}

/** Stamps of an earlier run; none where there was no run, or its file cannot be read. */
async function readStamps(file: string): Promise<Record<string, unknown>> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  try {
    const stamps: unknown = JSON.parse(text);
    return typeof stamps === 'object' && stamps !== null
      ? Object.fromEntries(Object.entries(stamps))
      : {};
  } catch {
    return {};
  }
}
