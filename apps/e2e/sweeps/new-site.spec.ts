import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../scripts/root.ts';
import { copySource } from '../stage/copied-source.ts';
import { expect, test } from '../stage/test.ts';
import { panel } from '../stage/visitor.ts';

const lakes = 'lakes.white-label.localhost';
const row =
  /```ts\s+(\{ hostnames: .*\},)\s+```/.exec(
    readFileSync(path.join(root, 'README.md'), 'utf8'),
  )?.[1] ?? '';

test('the row in the README makes a site of an unknown hostname: its name, languages and rules (SITE-007)', async ({
  page,
  request,
  stack,
}) => {
  test.setTimeout(240_000);
  expect(row).toContain(`'${lakes}'`);
  const before = await request.get(`${stack.url}/grand-harbour-hotel`, {
    headers: { host: lakes },
  });
  expect(before.status()).toBe(404);

  const source = copySource();
  try {
    source.edit('packages/sites/src/sites.ts', (text) =>
      text.replace('const rows: readonly Row[] = [', (start) => `${start}\n  ${row}`),
    );
    const running = await source.startWith('white-label');
    try {
      await page.goto(`http://${lakes}:${running.port}/de/grand-harbour-hotel?type=room`);
      await expect(page).toHaveTitle(/ \| Lake Meetings$/);
      await expect(
        page.getByRole('heading', { level: 1, name: 'Grand Harbour Hotel' }),
      ).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      const attendees = panel(page).getByRole('textbox', { name: 'Teilnehmende' });
      await expect(attendees).toHaveValue('6');
      await attendees.fill('80');
      await attendees.press('Tab');
      await expect(attendees).toHaveValue('12');
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.goto('about:blank');
    } finally {
      await running.stop();
    }
  } finally {
    source.remove();
  }
});
