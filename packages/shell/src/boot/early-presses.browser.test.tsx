import { notePresses } from '@foyer/federation/page';
import { fakeBaseSession } from '@foyer/fixtures';
import { afterEach, expect, test, vi } from 'vitest';
import { mountRemote } from '../slot/mounted-remote.ts';
import { earlyPresses } from './early-presses.ts';

afterEach(() => document.body.replaceChildren());

/** A page as the front door rendered it, with a mounted remote; the script of its head has run. */
function drawnPage() {
  const page = document.body.appendChild(document.createElement('div'));
  page.id = 'page';
  const drawn = page.appendChild(document.createElement('button'));
  const line = document.createElement('script');
  line.textContent = notePresses;
  page.append(line);
  const heard = vi.fn();
  const remote = {
    id: 'booking-form',
    contract: 1,
    mount: (element: HTMLElement) => {
      element.appendChild(document.createElement('button')).addEventListener('click', heard);
      return { unmount: () => undefined };
    },
  };
  const { element } = mountRemote(
    remote,
    page.appendChild(document.createElement('div')),
    fakeBaseSession(),
  );
  const inRemote = element.querySelector('button');
  if (!inRemote) throw new Error('the remote has no button');
  return { page, drawn, inRemote, heard };
}

test('what nobody heard is pressed once more when the page is awake, what a remote heard that stood before is not', () => {
  const { page, drawn, inRemote, heard } = drawnPage();
  drawn.click();
  inRemote.click();
  const pressAgain = earlyPresses(page);
  const answered = vi.fn();
  drawn.addEventListener('click', answered);
  pressAgain();
  expect([answered.mock.calls.length, heard.mock.calls.length]).toEqual([1, 1]);
  drawn.click();
  expect(drawn.dataset).not.toHaveProperty('pressed');
});
