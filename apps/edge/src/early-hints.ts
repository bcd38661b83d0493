import type { Picture } from '@foyer/domain';

/**
 * What a visitor sees first, style sheet and picture, as the answer's `Link` header: the browser asks for it before it has
 * read the page. Names of pictures are an operator's own, so they are written as a header can carry them.
 */
export function earlyHints(styles: { readonly href: string; readonly integrity: string }, picture: Picture | null): string {
  const sheet = `<${styles.href}>; rel=preload; as=style; crossorigin=anonymous; integrity="${styles.integrity}"`;
  if (picture === null) return sheet;
  const src = encodeURI(picture.src.toWellFormed());
  const widths = [480, 960, 1600].map((width) => `${src}-${width}.avif ${width}w`).join(', ');
  return `${sheet}, <${src}-960.avif>; rel=preload; as=image; type="image/avif"; imagesrcset="${widths}"; imagesizes="(max-width: 733px) 100vw, 50vw"`;
}
