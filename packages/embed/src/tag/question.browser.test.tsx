import { afterEach, expect, test } from 'vitest';
import { languageOf, questionOf } from './question.ts';

afterEach(() => document.body.replaceChildren());

function tag(attributes: Readonly<Record<string, string>>, around = ''): HTMLElement {
  document.body.innerHTML = `<div ${around}><p></p></div>`;
  const element = document.createElement('section');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.querySelector('p')?.append(element);
  return element;
}

test('the meeting is asked for as in the address of a venue’s page', () => {
  const asked = new URL(
    questionOf(
      tag({
        venue: ' old-mill ',
        delegates: '12',
        type: 'room',
        datetime: '2026-12-01T09:00',
        'discount-code': 'A&B',
        label: 'Book',
        site: '',
        language: 'de',
      }),
      'https://rooms.example',
    ),
  );
  expect(asked.origin + asked.pathname).toBe('https://rooms.example/embed/1/start');
  expect([...asked.searchParams]).toEqual([
    ['type', 'room'],
    ['delegates', '12'],
    ['datetime', '2026-12-01T09:00'],
    ['discount_code', 'A&B'],
    ['venue', 'old-mill'],
    ['language', 'de'],
  ]);
});

test('the language is that of the tag, or of what is around it', () => {
  expect(languageOf(tag({ language: 'fi' }, 'lang="de"'))).toBe('fi');
  expect(languageOf(tag({}, 'lang="de-AT"'))).toBe('de-AT');
  expect(languageOf(tag({}))).toBe(document.documentElement.lang);
});
