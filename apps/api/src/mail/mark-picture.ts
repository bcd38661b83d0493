import { brandOf, favicon } from '@foyer/sites';

/** Side in px: three times that in mails, for screens with small pixels. */
const side = 108;

const drawn = new Map<string, Promise<Buffer>>();

/** The mark of a site as PNG, as mail programs show no SVG; drawn once. */
export function markPicture(siteId: string): Promise<Buffer> {
  const picture = drawn.get(siteId) ?? draw(siteId);
  drawn.set(siteId, picture);
  return picture;
}

/** The library is loaded with the first mail: a process that sends none needs no memory for it. */
async function draw(siteId: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const svg = Buffer.from(favicon(brandOf(siteId)));
  return sharp(svg, { density: (72 * side) / 32 })
    .resize(side, side)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
