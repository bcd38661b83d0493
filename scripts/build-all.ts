import path from 'node:path';
import { deploy } from './deploy/deploy.ts';
import { drawPictures } from './pictures/draw-pictures.ts';
import { writeWalks } from './pictures/walk-round.ts';
import { siteFolder } from './root.ts';
import { runCommand } from './run-command.ts';
import { step } from './steps.ts';

/** Builds what changed and deploys it locally. */
export async function buildAll(): Promise<void> {
  await step('building what changed', () =>
    runCommand('turbo', ['run', 'build', '--output-logs=errors-only']),
  );
  await step('deploying', () => deploy(siteFolder));
  await step('drawing pictures', () =>
    drawPictures(path.join(siteFolder, 'pictures')).then(() =>
      writeWalks(path.join(siteFolder, 'pictures')),
    ),
  );
}
