import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteFolder } from '../../../scripts/root.ts';
import { startEdge } from '../stage/own-edge.ts';
import { expect, test } from '../stage/test.ts';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test(
  'the operator’s map tiles are loaded only near the viewport, and the policy names ' +
    'only their origin (VENUE-012, API-033)',
  async ({ page, stack }) => {
    const asked: string[] = [];
    const tiles = createServer((request, answer) => {
      asked.push(request.url ?? '');
      answer.writeHead(200, { 'content-type': 'image/png' }).end(pixel);
    });
    await new Promise<void>((resolve) => tiles.listen(0, '127.0.0.1', resolve));
    const origin = `http://localhost:${(tiles.address() as AddressInfo).port}`;
    const edge = await startEdge(stack, siteFolder, {
      MAP_TILES_URL: `${origin}/{z}/{x}/{y}.png`,
      MAP_TILES_ATTRIBUTION: '© the tile painters',
    });
    try {
      const answer = await page.goto(`${edge.url}/grand-harbour-hotel?type=room`);
      const policy = (await answer?.headerValue('content-security-policy')) ?? '';
      expect(policy).toContain(`img-src 'self' data: ${origin};`);
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(asked).toEqual([]);
      await page.getByRole('heading', { name: 'Where it is' }).scrollIntoViewIfNeeded();
      const map = page.getByRole('region', { name: 'Map: Grand Harbour Hotel' });
      await expect(map).toBeVisible();
      await expect(map.getByText('© the tile painters')).toBeVisible();
      await expect(page.getByText('A drawing, not a map of the place')).toBeHidden();
      expect(asked.every((path) => /^\/15\/\d+\/\d+\.png$/.test(path))).toBe(true);
      await map.getByRole('button', { name: 'Zoom in' }).click();
      await expect.poll(() => asked.some((path) => path.startsWith('/16/'))).toBe(true);
      const home = await page.request.get(`${edge.url}/`);
      expect(home.headers()['content-security-policy']).not.toContain(origin);
    } finally {
      await edge.stop();
      tiles.close();
    }
  },
);
