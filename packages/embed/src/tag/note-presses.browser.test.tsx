import { afterEach, expect, test } from 'vitest';
import { notePresses } from './note-presses.ts';

afterEach(() => document.body.replaceChildren());

function drawn(): { press: (name: string) => boolean; field: HTMLInputElement; part: HTMLElement } {
  document.body.innerHTML = `<div id="page"><div data-drawn=""><form action="/elsewhere">
<span><input value="9" /><button data-step="-1" type="button">less</button>
<button data-step="1" type="button">more</button>
<button data-step="5" type="button" aria-disabled="true">many</button></span>
<button>Continue</button><button popovertarget="x" type="button">When</button></form></div></div>`;
  const find = <Found extends Element>(selector: string): Found => {
    const found = document.querySelector<Found>(selector);
    if (!found) throw new Error(selector);
    return found;
  };
  notePresses(find('#page'));
  const press = (name: string) =>
    [...document.querySelectorAll('button')]
      .find(({ textContent }) => textContent === name)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })) ?? false;
  return { press, field: find('input'), part: find('[data-drawn]') };
}

test('a number is stepped before the scripts have come', () => {
  const { press, field } = drawn();
  press('more');
  press('more');
  press('less');
  press('many');
  expect(field.value).toBe('10');
});

test('a press is noted for the scripts, and the form leads nowhere', () => {
  const { press } = drawn();
  expect(press('Continue')).toBe(false);
  expect(document.querySelectorAll('[data-pressed]')).toHaveLength(1);
  expect(press('When')).toBe(true);
  expect(document.querySelectorAll('[data-pressed]')).toHaveLength(1);
});

test('from then on the scripts answer themselves', () => {
  const { press, field, part } = drawn();
  part.dataset['awake'] = '';
  press('more');
  expect(field.value).toBe('9');
  expect(document.querySelectorAll('[data-pressed]')).toHaveLength(0);
});
