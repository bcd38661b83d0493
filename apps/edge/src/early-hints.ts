import type { Picture } from '@foyer/domain';

/**
 * The picture that a visitor sees first, as the answer's `Link` header: the browser asks for it
 * before it has read the page. Names of pictures are an operator's own, so they are written as a
 * header can carry them.
 */
export function earlyHints(picture: Picture): string {
  const src = encodeURI(picture.src.toWellFormed());
  const widths = [480, 960, 1600].map((width) => `${src}-${width}.avif ${width}w`).join(', ');
  return (
    `<${src}-960.avif>; rel=preload; as=image; fetchpriority=high; type="image/avif"; ` +
    `imagesrcset="${widths}"; imagesizes="(max-width: 733px) 100vw, 50vw"`
  );
}
