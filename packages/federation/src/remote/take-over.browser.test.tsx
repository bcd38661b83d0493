import type { BaseSession } from '@foyer/session';
import { useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { notePresses } from '../head-scripts.ts';
import { defineRemote, type Mounted } from './define-remote.tsx';
import { takeOver } from './take-over.ts';

const mounted: Mounted[] = [];
afterEach(() => {
  for (const remote of mounted.splice(0)) remote.unmount();
  document.body.replaceChildren();
});

beforeAll(() => {
  const script = document.createElement('script');
  script.textContent = notePresses;
  document.head.append(script);
});

/** What a drawn form has: a radio, a number, a choice, details and a button. */
function Form({ told, drawings = 1 }: { told: (what: string) => void; drawings?: number }) {
  const [kind, setKind] = useState('package');
  const [people, setPeople] = useState('10');
  const [hour, setHour] = useState('09:00');
  const [name, setName] = useState({ first: '', last: '' });
  const radio = (value: string) => (
    <input
      type="radio"
      name="kind"
      value={value}
      checked={kind === value}
      onChange={() => {
        setKind(value);
        told(value);
      }}
    />
  );
  return (
    <form data-drawings={drawings}>
      {radio('room')}
      {radio('package')}
      <div>
        <input
          type="number"
          value={people}
          onChange={({ target }) => {
            setPeople(target.value);
            told(target.value);
          }}
          onBlur={({ target }) => told(`left with ${target.value}`)}
          onKeyDown={({ key }) => told(key)}
        />
        <button type="button" data-step={-1} aria-disabled onClick={() => told('less')} />
        <button type="button" data-step={1} onClick={() => told('more')} />
      </div>
      <select
        value={hour}
        onChange={({ target }) => {
          setHour(target.value);
          told(target.value);
        }}
      >
        <option>08:00</option>
        <option>09:00</option>
      </select>
      {(['first', 'last'] as const).map((part) => (
        <input
          key={part}
          name={part}
          value={name[part]}
          onChange={({ target }) => setName({ ...name, [part]: target.value })}
        />
      ))}
      <details onToggle={({ currentTarget }) => currentTarget.open && told('opened')}>
        <summary>More</summary>
      </details>
      <button type="button" popoverTarget="month" data-opener onClick={() => told('opener')} />
      <div id="month" popover="auto" onToggle={({ newState }) => told(`month ${newState}`)} />
      <button type="button" data-search onClick={() => told('pressed')}>
        Search
      </button>
    </form>
  );
}

/** As a key does: past the property by which React learns of values. */
function typeIn(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** The form as the front door drew it. */
function drawn() {
  const element = document.body.appendChild(document.createElement('div'));
  element.dataset['drawn'] = '';
  element.innerHTML = renderToString(<Form told={() => undefined} />);
  const find = <T extends HTMLElement>(selector: string): T => {
    const found = element.querySelector<T>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  };
  return { element, find };
}

const log = vi.fn();
const session = { language: 'en', words: () => ({}), log, formats: {} } as unknown as BaseSession;

/**
 * The script of the remote comes; resolves with what the view was told, once it has handlers. The
 * visitor does `meanwhile` while React takes the drawing over.
 */
async function comes(element: HTMLElement, meanwhile?: () => void): Promise<readonly string[]> {
  const told: string[] = [];
  const View = () => {
    const [drawings, setDrawings] = useState(1);
    useEffect(() => setDrawings(2), []);
    return <Form told={(what) => told.push(what)} drawings={drawings} />;
  };
  const { mount } = defineRemote({ id: 'form', words: {}, view: View });
  mounted.push(mount(element, session));
  // The script has come; its messages are there at once.
  await Promise.resolve();
  meanwhile?.();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(log).not.toHaveBeenCalled();
  return told;
}

test('what a visitor changed before the script came is taken over, not lost', async () => {
  const { element, find } = drawn();
  find<HTMLInputElement>('[value=room]').click();
  find<HTMLInputElement>('[type=number]').value = '25';
  find<HTMLSelectElement>('select').value = '08:00';
  find<HTMLInputElement>('[name=first]').value = 'Aino';
  find<HTMLInputElement>('[name=last]').value = 'Lindqvist';
  find('summary').click();
  find('[data-search]').click();
  expect(await comes(element)).toEqual([
    'room',
    '25',
    '08:00',
    'left with 25',
    'opened',
    'pressed',
  ]);
  expect(find<HTMLInputElement>('[value=room]').checked).toBe(true);
  expect(find<HTMLInputElement>('[type=number]').value).toBe('25');
  expect(find<HTMLSelectElement>('select').value).toBe('08:00');
  expect(find<HTMLInputElement>('[name=first]').value).toBe('Aino');
  expect(find<HTMLInputElement>('[name=last]').value).toBe('Lindqvist');
});

test('what a visitor changes while React takes the drawing over is not lost', async () => {
  const { element, find } = drawn();
  const typed = () => {
    const number = find<HTMLInputElement>('[type=number]');
    typeIn(number, '25');
    find<HTMLInputElement>('[value=room]').click();
    const hours = find<HTMLSelectElement>('select');
    hours.value = '08:00';
    hours.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const told = await comes(element, typed);
  expect(new Set(told)).toEqual(new Set(['room', '25', '08:00', 'left with 25']));
  expect(find<HTMLInputElement>('[value=room]').checked).toBe(true);
  expect(find<HTMLInputElement>('[type=number]').value).toBe('25');
  expect(find<HTMLSelectElement>('select').value).toBe('08:00');
});

test('a number that is stepped before the script came changes at once, and is taken over as typed', async () => {
  const { element, find } = drawn();
  find('[data-step="1"]').click();
  find('[data-step="1"]').click();
  find('[data-step="-1"]').click();
  expect(find<HTMLInputElement>('[type=number]').value).toBe('12');
  expect(await comes(element)).toEqual(['12', 'left with 12']);
  find('[data-step="1"]').click();
  expect(find<HTMLInputElement>('[type=number]').value).toBe('12');
});

test('a popover that was opened before the script came stays open, and its view is told', async () => {
  const { element, find } = drawn();
  find('[data-opener]').click();
  // The browser tells of it later; by then nobody listens yet.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await comes(element)).toEqual(['month open']);
  expect(find('[popover]').matches(':popover-open')).toBe(true);
});

test('a field that a visitor is still in is not left', async () => {
  const { element, find } = drawn();
  const number = find<HTMLInputElement>('[type=number]');
  number.focus();
  number.value = '2';
  expect(await comes(element)).toEqual(['2']);
});

test('Enter in a field is told before its form is sent', async () => {
  const { element, find } = drawn();
  const number = find<HTMLInputElement>('[type=number]');
  number.focus();
  number.value = '';
  element.addEventListener('submit', (event) => event.preventDefault());
  const button = find<HTMLButtonElement>('[data-search]');
  button.type = 'submit';
  // Enter in a field is a click of the form's button.
  button.click();
  expect(await comes(element)).toEqual(['', 'Enter', 'pressed']);
});

test('a button that sends nothing was not pressed by Enter', async () => {
  const { element, find } = drawn();
  find('[data-search]').click();
  const number = find<HTMLInputElement>('[type=number]');
  number.focus();
  number.value = '2';
  expect(await comes(element)).toEqual(['2', 'pressed']);
});

test('what nobody touched tells nothing', async () => {
  const { element } = drawn();
  expect(await comes(element)).toEqual([]);
});

describe('a button that sends its form', () => {
  const sending = () => {
    const { element, find } = drawn();
    const button = find<HTMLButtonElement>('[data-search]');
    button.type = 'submit';
    const sent = vi.fn((event: SubmitEvent) => event.preventDefault());
    element.addEventListener('submit', sent);
    return { element, button, sent };
  };
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => vi.useRealTimers());

  test('waits for the script, and sends the form where none comes', () => {
    const { element, button, sent } = sending();
    button.click();
    vi.advanceTimersByTime(4000);
    expect(sent).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2000);
    expect(sent).toHaveBeenCalledOnce();
    expect(element.dataset).toHaveProperty('unscripted');
    // From here on it sends at once.
    button.click();
    expect(sent).toHaveBeenCalledTimes(2);
  });

  test('sends nothing where the script comes', () => {
    const { element, button, sent } = sending();
    button.click();
    takeOver(element);
    vi.advanceTimersByTime(10_000);
    expect(sent).not.toHaveBeenCalled();
  });
});

test('a press after the part has come is not repeated', async () => {
  const { element, find } = drawn();
  expect(await comes(element)).toEqual([]);
  find('[data-search]').click();
  expect(find('[data-search]').dataset).not.toHaveProperty('pressed');
});

test('a part within another is left to its own script', async () => {
  const { element: outer } = drawn();
  const { element: inner, find } = drawn();
  outer.append(inner);
  find('[data-search]').click();
  const pressed = vi.fn();
  find('[data-search]').addEventListener('click', pressed);
  takeOver(outer).repeat();
  await Promise.resolve();
  expect(pressed).not.toHaveBeenCalled();
  takeOver(inner).repeat();
  await Promise.resolve();
  expect(pressed).toHaveBeenCalledOnce();
});
