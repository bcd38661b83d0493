import type { Picture } from '@foyer/domain';

/**
 * The first visible picture as a `Link` header: the browser requests it before it has parsed the
 * page. Operators choose the names of pictures, so they are encoded for a header.
 */
export function earlyHints(picture: Picture): string {
  const src = encodeURI(picture.src.toWellFormed());
  const widths = [480, 960, 1600].map((width) => `${src}-${width}.avif ${width}w`).join(', ');
  return (
    `<${src}-960.avif>; rel=preload; as=image; fetchpriority=high; type="image/avif"; ` +
    `imagesrcset="${widths}"; imagesizes="(max-width: 733px) 100vw, 50vw"`
  );
}
