import { createHash } from 'node:crypto';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { drawRound, roundRooms } from './panorama.ts';

const viewer = path.dirname(fileURLToPath(import.meta.resolve('pannellum')));
/** Drawn larger than it is kept, so that edges are smooth. */
const widths = { drawn: 4096, kept: 3072 };
const quality = 78;

/**
 * Puts the demonstration's 360° pictures into `folder`, and the page that turns such a picture. They
 * are drawn into `drawn`; those whose room has not changed are left alone there.
 */
export async function writeRoundViews(drawn: string, folder: string): Promise<void> {
  for (const [name, room] of Object.entries(roundRooms)) {
    await draw(drawn, name, room());
    if (folder !== drawn)
      await copyFile(path.join(drawn, `${name}.webp`), path.join(folder, `${name}.webp`));
  }
  for (const file of ['pannellum.js', 'pannellum.css'])
    await copyFile(path.join(viewer, file), path.join(folder, file));
  await writeFile(path.join(folder, 'round-view.js'), script);
  await writeFile(path.join(folder, 'round-view.html'), page);
}

async function draw(
  folder: string,
  name: string,
  room: Parameters<typeof drawRound>[0],
): Promise<void> {
  const painted = room.panels.map(({ paint }) => [paint(0.3, 0.3), paint(0.6, 0.7)]);
  const stamp = createHash('sha256')
    .update(JSON.stringify([room, painted, widths, quality, drawRound.toString()]))
    .digest('hex');
  const stampFile = path.join(folder, `${name}.stamp`);
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return;
  const { drawn, kept } = widths;
  await sharp(drawRound(room, drawn), { raw: { width: drawn, height: drawn / 2, channels: 3 } })
    .resize(kept)
    .webp({ quality })
    .toFile(path.join(folder, `${name}.webp`));
  await writeFile(stampFile, stamp);
}

/** The picture is named behind the page's `#`, as a file of the same folder. */
const script = `const view = document.getElementById('view');
const [, picture] = /^#([\\w-]+\\.(?:webp|avif|jpe?g|png))$/.exec(location.hash) ?? [];
if (picture)
  pannellum.viewer(view, {
    type: 'equirectangular',
    panorama: picture,
    autoLoad: true,
    yaw: -60,
    hfov: 100,
    compass: false,
    strings: { loadingLabel: '…', loadButtonLabel: '…', bylineLabel: '' },
  });
`;

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>360°</title>
<link rel="stylesheet" href="pannellum.css">
<style>
  html, body { margin: 0; block-size: 100%; background: #14191d; }
  #view { block-size: 100%; inline-size: 100%; }
</style>
<div id="view"></div>
<script src="pannellum.js"></script>
<script src="round-view.js"></script>
</html>
`;
