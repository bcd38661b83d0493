import path from 'node:path';
import { edgePortOf, startDevelopment } from '../development/start-development.ts';
import { drawPictures } from '../pictures/draw-pictures.ts';
import { writeRoundViews } from '../pictures/round-views.ts';
import { needFree, portsFrom } from '../ports.ts';
import { siteFolder } from '../root.ts';
import { exitWithError, step } from '../steps.ts';

/**
 * `npm run dev`: the running stack with hot reload. A changed style, message or component of a
 * remote or host shows at once; a changed server restarts.
 */
async function dev(): Promise<void> {
  const port = Number(process.env['PORT'] ?? '4000');
  await needFree([...Object.values(portsFrom(port)), edgePortOf(port)]);
  const pictures = path.join(siteFolder, 'pictures');
  await step('drawing pictures', () =>
    drawPictures(pictures).then(() => writeRoundViews(pictures, pictures)),
  );
  const { url, stop } = await step('starting sandbox, API, front door and Vite', () =>
    startDevelopment({ port, env: { LOG_LEVEL: 'info' } }),
  );
  console.log(`\n  ${url}/grand-harbour-hotel follows your files. Ctrl-C stops.\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit(0)));
}

dev().catch(exitWithError);
