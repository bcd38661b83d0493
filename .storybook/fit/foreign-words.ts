import { rememberStyles } from './styles-of.ts';
import { visibleTexts } from './visible-texts.ts';

/** What a venue, a visitor or a site has said, which no catalogue translates, says so. */
const saidByOthers = 'bdi, [dir=auto], [dir=ltr], [translate=no], [lang]:not(html), code, pre';

/** A word of English: three letters that the marked words do not have. */
const english = /[a-z]{3,}/i;

/**
 * In marked words: texts, and names and hints of controls, that are from no catalogue, and that do
 * not say either that they are in the words of somebody else.
 */
export function foreignWords(): string[] {
  const texts = visibleTexts(rememberStyles())
    .filter(({ text, parent }) => english.test(text) && !parent.closest(saidByOthers))
    .map(({ text, parent }) => `${parent.localName} “${text}”`);
  const names = [...document.body.querySelectorAll('[aria-label], [placeholder]')].flatMap(
    (element) =>
      [element.getAttribute('aria-label'), element.getAttribute('placeholder')]
        .filter((name) => name !== null && english.test(name) && !marks.test(name))
        .map((name) => `${element.localName} named “${name}”`),
  );
  return [...new Set([...texts, ...names])].map((found) => `${found} is from no catalogue`);
}

/** A letter of marked words. */
const marks = /[áƀçđéƒğĥíĵķĺɱńóƥɋŕšťúʋŵẋýž]/i;
