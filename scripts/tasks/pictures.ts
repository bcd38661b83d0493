import path from 'node:path';
import { drawPictures } from '../pictures/draw-pictures.ts';
import { siteFolder } from '../root.ts';

// `node scripts/tasks/pictures.ts [folder]` draws what is missing.
const started = performance.now();
const folder = path.resolve(process.argv[2] ?? path.join(siteFolder, 'pictures'));
const { drawn, kept } = await drawPictures(folder);
console.log(
  `${drawn} pictures drawn, ${kept} kept, in ${((performance.now() - started) / 1000).toFixed(1)} s: ${folder}`,
);
