import { afterEach, expect, test } from 'vitest';
import { keepTargets } from './keep-targets.ts';

afterEach(() => document.body.replaceChildren());

function shadowWith(): { root: HTMLElement; inner: HTMLElement; host: HTMLElement } {
  const host = document.createElement('div');
  const root = document.createElement('div');
  const inner = document.createElement('button');
  root.append(inner);
  host.attachShadow({ mode: 'open' }).append(root);
  document.body.append(host);
  return { root, inner, host };
}

/** From an element of the same shadow root: the event does not leave it. */
function over(inner: HTMLElement, from: HTMLElement): Event {
  const options = { bubbles: true, composed: true, relatedTarget: from };
  const event = new MouseEvent('mouseover', options);
  inner.dispatchEvent(event);
  return event;
}

test('an event that React repeats still has its target', () => {
  const { root, inner } = shadowWith();
  expect(over(inner, root).target).toBeNull();
  const end = keepTargets(root);
  expect(over(inner, root).target).toBe(inner);
  end();
  expect(over(inner, root).target).toBeNull();
});

test('the page around sees the tag alone, as ever', () => {
  const { root, inner, host } = shadowWith();
  const end = keepTargets(root);
  let seen: unknown = null;
  host.addEventListener('mouseover', ({ target }) => (seen = target));
  const event = over(inner, document.body);
  expect(seen).toBe(host);
  expect(event.target).toBe(host);
  end();
});
