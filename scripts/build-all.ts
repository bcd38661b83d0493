import { cp } from 'node:fs/promises';
import path from 'node:path';
import { deploy } from './deploy/deploy.ts';
import { drawPictures, placePictures } from './pictures/draw-pictures.ts';
import { writeRoundViews } from './pictures/round-views.ts';
import { subsetFonts } from './fonts/subset-fonts.ts';
import { runFolder, siteFolder } from './root.ts';
import { runCommand } from './run-command.ts';
import { step } from './steps.ts';

/** Builds what changed and deploys it locally. */
export async function buildAll(): Promise<void> {
  await step('building what changed', () => build());
  await step('deploying', () => deploy(siteFolder));
  await step('drawing pictures', drawAndPlace);
  await step('cutting fonts', cutAndPlace);
}

/** The same for the journeys: they load only two remotes through Module Federation. */
export async function buildForJourneys(): Promise<void> {
  await build({ FOYER_FEDERATION: 'room-list,other-react' });
  await deploy(siteFolder);
  await drawAndPlace();
  await cutAndPlace();
}

const build = (env: Readonly<Record<string, string>> = {}): Promise<string> =>
  runCommand('turbo', ['run', 'build', '--output-logs=errors-only'], { env });

/** Draws into a folder beside the site, so that deleting the site does not delete the pictures. */
async function drawAndPlace(): Promise<void> {
  const drawn = path.join(runFolder, 'pictures');
  const placed = path.join(siteFolder, 'pictures');
  await drawPictures(drawn);
  await placePictures(drawn, placed);
  await writeRoundViews(drawn, placed);
}

/** The same for the fonts: an address has the version of its package. */
async function cutAndPlace(): Promise<void> {
  const cut = path.join(runFolder, 'fonts');
  await subsetFonts(cut);
  await cp(cut, path.join(siteFolder, 'fonts'), { recursive: true });
}
