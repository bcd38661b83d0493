import { brandRules, siteById } from '@foyer/sites';
import { type Scheme, type StudioRow, studioRow } from '@foyer/sites/studio';
import tokens from '@foyer/ui/tokens.css?raw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { plainPageHtml } from '../../apps/api/src/http/plain-page-html.ts';
import { plainPageTheme } from '../../apps/api/src/http/plain-page-style.ts';
import { Frames } from '../../apps/lab/src/preview/frames.tsx';
import { Studio } from '../../apps/lab/src/studio.tsx';
import type { StudioLanguage } from '../../apps/lab/src/words/words-in.ts';
import { everyPage } from '../mails/every-page.ts';
import { storySite } from '../on-site.ts';
import { pageAddress } from './page-address.ts';

type Args = { site: string };

/**
 * A brand on whole pages of its host: each is a story of its own in a frame, so that a test run,
 * which has no such addresses, leaves this one out.
 */
const meta = {
  title: 'Brand/Whole pages',
  tags: ['!autodocs', '!test'],
  args: { site: 'marketplace' },
  argTypes: { site: { control: false } },
  render: ({ site }, { globals }) => {
    const first = studioRow(site);
    return first ? (
      <OnPages first={first} language={globals['language'] === 'de' ? 'de' : 'en'} />
    ) : (
      <></>
    );
  },
} satisfies Meta<Args>;
export default meta;

export const Pages: StoryObj<typeof meta> = {};

function OnPages({ first, language }: { first: StudioRow; language: StudioLanguage }) {
  const [row, setRow] = useState(first);
  return (
    <Studio
      language={language}
      row={row}
      onChange={setRow}
      preview={(scheme) => (
        <PagesOfRow row={row} first={first} language={language} scheme={scheme} />
      )}
    />
  );
}

type PagesOfRowProps = {
  row: StudioRow;
  /** The row whose pages are shown while the row is of no site that is known. */
  first: StudioRow;
  language: StudioLanguage;
  scheme: Scheme;
};

function PagesOfRow({ row, first, language, scheme }: PagesOfRowProps) {
  const shown = studioRow(row.id) ?? first;
  const site = storySite(shown.id);
  const plain = usePlainPage(shown, language);
  const at = (page: Parameters<typeof pageAddress>[1]) =>
    pageAddress(site, page, { language, scheme });
  return (
    <Frames
      language={language}
      pages={{
        start: at('start'),
        venue: at('venue'),
        search: at('search'),
        checkout: at('checkout'),
        thanks: at('thanks'),
        login: at('login'),
        mail: 'about:blank',
        plain,
      }}
      row={row}
      scheme={scheme}
      shown={shown}
    />
  );
}

/** The address of a page that mails lead to, as the API writes it. */
function usePlainPage({ id, brand }: StudioRow, language: StudioLanguage): string {
  const [address, setAddress] = useState('about:blank');
  useEffect(() => {
    const theme = `<style>${tokens}${brandRules(brand)}</style>`;
    const html = plainPageHtml(siteById(id)?.name ?? '', everyPage(language, null).cancel).replace(
      `<link rel="stylesheet" href="${plainPageTheme}">`,
      () => theme,
    );
    const made = URL.createObjectURL(new Blob([html], { type: 'text/html; charset=utf-8' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [id, brand, language]);
  return address;
}
