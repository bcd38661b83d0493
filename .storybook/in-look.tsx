import type { ComponentType } from 'react';
import type { Args, Globals, StoryContext } from 'storybook/internal/types';
import { InLanguage } from './in-language.tsx';
import { dressText } from './fit/dress-text.ts';
import { useLook } from './look.ts';
import { argumentsOn, dressPage, storySite } from './on-site.ts';

type InLookProps = {
  Story: ComponentType<Partial<StoryContext>>;
  globals: Globals;
  id: string;
  args: Args;
  /** It brings its own landmarks and margins. */
  wholePage: boolean;
};

/** A story as the toolbar asks for it; the test run changes its look while it is on screen. */
export function InLook({ Story, globals: chosen, id, args, wholePage }: InLookProps) {
  const look = useLook();
  // Dates and numbers of Arabic have no Latin letter, so that none is taken for a word.
  const isPseudo = chosen['language'] === 'pseudo';
  const globals: Globals = { ...chosen, ...look, ...(isPseudo && { language: 'ar' }) };
  // A whole page may be that of another site of its host.
  const site = storySite(wholePage ? args['site'] : globals['site']);
  const language: string = globals['language'];
  const words = isPseudo ? 'marked' : look.words;
  dressPage(globals, look.brand === undefined ? site : storySite(look.brand));
  dressText(look);
  const story = <Story args={argumentsOn(args, site, language)} globals={globals} />;
  return (
    <InLanguage language={language} {...(words && { words })} key={`${id} ${site.id}`}>
      {wholePage ? (
        story
      ) : (
        <main className={`story-column story-column-${globals['column']}`}>{story}</main>
      )}
    </InLanguage>
  );
}
