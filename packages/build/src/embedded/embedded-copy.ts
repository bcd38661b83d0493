import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { moduleForEmbed, type SharedFile } from './module-for-embed.ts';
import { stylesForEmbed } from './styles-for-embed.ts';

const folders = ['assets', 'lazy-styles'];

/**
 * Copies the modules and style sheets of a build for pages of others, with the same names, so that
 * the description of the build names them as well.
 */
export async function copyForEmbed(from: string, to: string, shared: SharedFile): Promise<void> {
  for (const folder of folders.filter((name) => readdirSync(from).includes(name)))
    cpSync(path.join(from, folder), path.join(to, folder), {
      recursive: true,
      filter: (file) => !/\.(br|gz)$/.test(file),
    });
  for (const name of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(to, name);
    if (name.endsWith('.js'))
      writeFileSync(file, await moduleForEmbed(readFileSync(file, 'utf8'), shared));
    if (name.endsWith('.css')) writeFileSync(file, stylesForEmbed(readFileSync(file, 'utf8')));
  }
}
