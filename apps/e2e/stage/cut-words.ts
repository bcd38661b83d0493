import type { Page } from '@playwright/test';

/**
 * Each day of a year as the form writes it: which of them is the widest is the language's affair.
 */
function datesOf(locale: string): readonly string[] {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  return Array.from({ length: 365 }, (_, day) =>
    format.format(Date.UTC(2027, 0, 1 + day)).replaceAll(',', ''),
  );
}

/**
 * What the form's fields could not show to its end, each with the words: labels, every choice of a
 * list, any date of a year, and a group of hundreds. Empty where all can be read.
 */
export const cutWords = (page: Page, locale: string): Promise<readonly string[]> =>
  page
    .getByRole('main')
    .getByRole('form')
    .first()
    .evaluate((form, dates) => {
      const ruler = document.createElement('canvas').getContext('2d');
      const width = (of: Element, text: string): number => {
        if (ruler === null) return Infinity;
        const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(of);
        ruler.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
        return ruler.measureText(text).width;
      };
      const room = (of: Element): number =>
        of.clientWidth -
        parseFloat(getComputedStyle(of).paddingInlineStart) -
        parseFloat(getComputedStyle(of).paddingInlineEnd);
      const may = (of: Element): readonly string[] =>
        of instanceof HTMLSelectElement
          ? [...of.options].map(({ text }) => text)
          : of.matches('[data-control]')
            ? dates
            : of.matches('[inputmode=numeric]')
              ? ['888']
              : [of.textContent ?? ''];
      return [...form.querySelectorAll('label, select, [data-control], input[inputmode=numeric]')]
        .filter((field) => field.clientWidth > 1)
        .flatMap((field) => may(field).filter((text) => width(field, text) > room(field)));
    }, datesOf(locale));
