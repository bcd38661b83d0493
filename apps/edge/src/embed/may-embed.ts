import type { Site } from '@foyer/sites';
import type { Configuration } from '../configuration.ts';

/** Whether a website may show tags of a site: its own pages, and those that the site’s data names. */
export const mayEmbed = (
  origin: string,
  ownOrigin: string,
  { embedOrigins }: Pick<Site, 'embedOrigins'>,
  configuration: Pick<Configuration, 'embedOrigins'>,
): boolean =>
  origin === ownOrigin ||
  embedOrigins.includes(origin) ||
  (configuration.embedOrigins?.includes(origin) ?? false);
