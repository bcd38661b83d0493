import { startIn } from '@foyer/sites';
import { Picture } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, use } from 'react';
import { PageContext } from '../slot/page-context.ts';
import css from './opening.module.css';

/** The first screen of a site, composed as its row says; `children` is what a visitor does there. */
export function Opening({ children }: { children: ReactNode }) {
  const { t, i18n } = useLingui();
  const { start, name } = use(PageContext).session.site;
  // A language without words of the site has the general ones: English would stand out in it.
  const words = start && startIn(start, i18n.locale).words[i18n.locale];
  const pictures = start?.pictures ?? [];
  const headline = words?.headline ?? t`Rooms for the meetings that matter`;
  return (
    <header className={css.opening} data-look={start?.look} data-pictures={pictures.length}>
      {start?.look === 'card' && (
        <div className={css.card} aria-hidden>
          <span>{name}</span>
        </div>
      )}
      {pictures.length > 0 && (
        <div className={css.pictures}>
          {pictures.map((src, index) => (
            <span key={src} className={css.picture}>
              <Picture
                src={src}
                alt=""
                sizes={
                  pictures.length > 1
                    ? '(max-width: 599px) 33vw, 240px'
                    : '(max-width: 1023px) 100vw, 1200px'
                }
                priority={index === 0}
              />
            </span>
          ))}
        </div>
      )}
      <div className={css.words}>
        <h1 data-long={hasLongSentence(headline) || undefined}>
          {sentencesOf(headline).map((part) =>
            part.trim() === '' ? part : <span key={part}>{part}</span>,
          )}
        </h1>
        <p>
          {words?.lead ?? t`Choose a house. See what fits and what it costs, and book it at once.`}
        </p>
      </div>
      <div className={css.act}>{children}</div>
    </header>
  );
}

/** A sentence that would take two lines of a phone in some fonts and one in others. */
const hasLongSentence = (headline: string): boolean =>
  sentencesOf(headline).some((sentence) => sentence.trim().length > 16);

/** With the spaces between them: a line breaks there rather than within a sentence. */
const sentencesOf = (headline: string): readonly string[] => headline.split(/(?<=[.?!。])(\s*)/);
