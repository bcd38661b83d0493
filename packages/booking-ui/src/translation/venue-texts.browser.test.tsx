import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { messages } from 'foyer:words/all/en';
import { type Reading, useVenueTexts } from './venue-texts.tsx';

const upper = async (text: string) => text.toUpperCase();

function List({ texts, translate }: { texts: readonly string[]; translate: Reading['translate'] }) {
  const { say, lang, note } = useVenueTexts(texts, 'fi', { language: 'en', translate });
  return (
    <>
      <ul lang={lang}>
        {texts.map((text) => (
          <li key={text}>{say(text)}</li>
        ))}
      </ul>
      {note}
    </>
  );
}

const inEnglish = (texts: readonly string[], translate: Reading['translate'] = upper) => (
  <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: messages } })}>
    <List texts={texts} translate={translate} />
  </I18nProvider>
);

const items = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
const press = () => page.getByRole('button', { name: 'Show translation' }).click();

test('texts that are shown together are translated together, and each stands in its place', async () => {
  await render(inEnglish(['kahvi\n\ntee', 'keitto']));
  await press();
  await expect.poll(items).toEqual(['KAHVI\n\nTEE', 'KEITTO']);
  await expect.element(page.getByRole('list')).toHaveAttribute('lang', 'en');
});

test('other texts than those that were translated are shown as they are', async () => {
  const view = await render(inEnglish(['kahvi', 'keitto']));
  await press();
  await expect.poll(items).toEqual(['KAHVI', 'KEITTO']);
  await view.rerender(inEnglish(['keitto', 'leipä']));
  expect(items()).toEqual(['keitto', 'leipä']);
  await press();
  await expect.poll(items).toEqual(['KEITTO', 'LEIPÄ']);
});

test('a translation that has lost a line is none, since words would stand under a wrong name', async () => {
  await render(inEnglish(['kahvi', 'keitto'], async (text) => text.replace('\n', ' ')));
  await press();
  await expect.element(page.getByText('No translation can be had at present.')).toBeVisible();
  expect(items()).toEqual(['kahvi', 'keitto']);
});

test('a text that is longer than a call takes is translated in parts', async () => {
  const asked: number[] = [];
  const line = 'ehto '.repeat(500).trim();
  await render(
    inEnglish([`${line} 1\n${line} 2\n${line} 3`], async (text) => {
      asked.push(text.length);
      return upper(text);
    }),
  );
  await press();
  await expect.poll(() => items()[0]?.slice(0, 4)).toBe('EHTO');
  expect(asked).toHaveLength(2);
  expect(Math.max(...asked)).toBeLessThan(6001);
  expect(items()[0]).toBe(`${line} 1\n${line} 2\n${line} 3`.toUpperCase());
});
