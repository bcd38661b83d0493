import type { OfferKind } from '@foyer/domain';
import { fakeBaseSession, fakeReadable } from '@foyer/fixtures';
import { FormatsContext, formatsFor } from '@foyer/i18n';
import { type BaseSession, createBrowserStorage } from '@foyer/session';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactElement, ReactNode } from 'react';
import { messages as german } from 'foyer:words/all/de';
import { messages as english } from 'foyer:words/all/en';
import { PageContext, type PageValue } from '../slot/page-context.ts';
import { closedNotices } from '../venue/notices/closed-notices.ts';
import { VenueContext } from '../venue/venue-context.ts';
import type { VenueValue } from '../venue/venue-value.ts';

const never = () => new Promise<never>(() => undefined);
export const noRemotes = {
  place: null,
  drawn: false,
  load: never,
  isFirst: () => false,
  firstLoaded: never(),
  firstPainted: never(),
  further: () => Promise.reject(new Error('there is no manifest')),
  mountFirst: () => false,
  takeMounted: () => null,
};

export type Around = {
  base?: Partial<BaseSession>;
  venue?: Partial<VenueValue>;
  page?: Partial<PageValue>;
};

/** A part of a venue page with the context of a page, for tests and stories. */
export function inVenuePage(
  part: ReactNode,
  { base = {}, venue = {}, page = {} }: Around = {},
): ReactElement {
  const session = fakeBaseSession(base);
  const { language } = session;
  const i18n = setupI18n({
    locale: language,
    messages: { [language]: language === 'de' ? german : english },
  });
  return (
    <I18nProvider i18n={i18n}>
      <FormatsContext value={formatsFor(language)}>
        <PageContext value={{ remotes: noRemotes, session, contact: null, ...page }}>
          <VenueContext
            value={{
              lists: fakeReadable<readonly OfferKind[]>(['room']),
              neverOpens: false,
              beginsWithBoth: () => false,
              tiles: null,
              closed: closedNotices(createBrowserStorage(window)),
              nearby: {
                venues: [],
                meeting: fakeReadable('delegates=8'),
                follow: () => () => undefined,
              },
              ...venue,
            }}
          >
            {part}
          </VenueContext>
        </PageContext>
      </FormatsContext>
    </I18nProvider>
  );
}
