import type { Picture } from '@foyer/domain';

export const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

export const pictureSet = (src: string, format: string): string =>
  [480, 960, 1600].map((width) => `${src}-${width}.${format} ${width}w`).join(', ');

export function pictureHtml({ src, alt }: Picture, sizes: string, first: boolean): string {
  const loading = first ? 'fetchpriority="high"' : 'loading="lazy" decoding="async"';
  return (
    `<picture><source type="image/avif" srcset="${pictureSet(src, 'avif')}" ` +
    `sizes="${sizes}"><img src="${src}-960.webp" srcset="${pictureSet(src, 'webp')}" ` +
    `sizes="${sizes}" alt="${escaped(alt)}" width="960" height="640" ` +
    `${loading}></picture>`
  );
}

export const optionsHtml = (
  values: readonly string[],
  chosen: string,
  words: (value: string) => string = (value) => value,
): string =>
  values
    .map(
      (value) =>
        `<option value="${value}"${value === chosen ? ' selected' : ''}>${words(value)}</option>`,
    )
    .join('');
