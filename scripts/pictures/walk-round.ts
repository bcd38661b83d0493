import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pictureAlts, type SceneId } from '../../apps/api/src/demonstration/pictures.ts';

/**
 * The walls of the demonstration's 360° views, one after the other; the last is followed by the
 * first.
 */
const walks: Readonly<Record<string, readonly SceneId[]>> = {
  'walk-grand-harbour': ['grand-harbour', 'foyer-arches', 'coffee-bar', 'auditorium-blue'],
  'walk-harbour-room': ['boardroom-harbour', 'foyer-arches', 'coffee-bar'],
};

/**
 * Pages that stand for a 360° viewer: pictures side by side, turned by scrolling or swiping. They
 * run no scripts, so that they work in the strictest frame, and need no host but ours.
 */
export async function writeWalks(folder: string): Promise<void> {
  for (const [name, walls] of Object.entries(walks))
    await writeFile(path.join(folder, `${name}.html`), pageOf(walls));
}

function pageOf(walls: readonly SceneId[]): string {
  const pictures = walls
    .map(
      (wall) =>
        `<img src="${wall}-1600.webp" alt="${escaped(pictureAlts[wall])}" width="1600" height="1067">`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Look around</title>
<style>
  html, body { margin: 0; block-size: 100%; background: #14191d; }
  main { display: flex; block-size: 100%; overflow-x: auto; overscroll-behavior: contain; }
  img { flex: none; block-size: 100%; inline-size: auto; }
  main:focus-visible { outline: 3px solid #74c7e3; outline-offset: -3px; }
</style>
<main tabindex="0" aria-label="Look around: scroll sideways">
${pictures}
</main>
</html>
`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
