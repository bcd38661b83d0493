import type { Picture } from '@foyer/domain';

/**
 * The first visible picture as a `Link` header: the browser requests it before it has parsed the
 * page. `drawn` is the page's HTML, which says how wide its host shows the picture: for another
 * width the browser would choose another file, and load both. Operators choose the names of
 * pictures, so they are encoded for a header.
 */
export function earlyHints(picture: Picture, drawn: string): string {
  const src = encodeURI(picture.src.toWellFormed());
  const widths = [480, 960, 1600].map((width) => `${src}-${width}.avif ${width}w`).join(', ');
  return (
    `<${src}-960.avif>; rel=preload; as=image; fetchpriority=high; type="image/avif"; ` +
    `imagesrcset="${widths}"; imagesizes="${sizesOf(picture, drawn) ?? '100vw'}"`
  );
}

/** `sizes` of a picture's first element; `null` where the page does not have it. */
function sizesOf({ src }: Picture, drawn: string): string | null {
  const files = drawn.indexOf(`="${src}-480.avif `);
  if (files === -1) return null;
  const element = drawn.slice(files, drawn.indexOf('>', files));
  return /\ssizes="([\w\s():,.%+*-]+)"/.exec(element)?.[1] ?? null;
}
