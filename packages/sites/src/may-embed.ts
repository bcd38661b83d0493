import type { Site } from './site.ts';

/** Whether a website may show tags of a site; `further` are those of a developer. */
export const mayEmbed = (
  origin: string,
  { embedOrigins }: Pick<Site, 'embedOrigins'>,
  further: readonly string[] = [],
): boolean => embedOrigins.includes(origin) || further.includes(origin);
