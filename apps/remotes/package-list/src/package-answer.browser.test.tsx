import '@foyer/ui/tokens.css';
import '@foyer/ui/page.css';
import { aPackage, aRoom } from '@foyer/fixtures';
import { runningVenueSession } from '@foyer/fixtures/running';
import { FormatsContext } from '@foyer/i18n';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { messages } from 'foyer:words/all/en';
import { PackageList } from './package-list.tsx';

/** The list over the session as it runs: what the server answers passes through the rules. */
async function open(given: Parameters<typeof runningVenueSession>[0]) {
  const { session } = runningVenueSession({
    // Monday 8 June 2026, 09:00 to 17:00 in Helsinki.
    search: 'type=package&datetime=1780898400&end-datetime=1780927200&delegates=12',
    ...given,
  });
  const i18n = setupI18n({ locale: 'en', messages: { en: messages } });
  await render(
    <I18nProvider i18n={i18n}>
      <FormatsContext value={session.formats}>
        <PackageList session={session} />
      </FormatsContext>
    </I18nProvider>,
  );
  return session;
}
const titles = () =>
  page
    .getByRole('article')
    .elements()
    .map((card) => card.querySelector('h3')?.textContent);
const entry = (title: string, over: Parameters<typeof aPackage>[0] = {}) =>
  aPackage({ id: title.toLowerCase(), title, roomIds: ['harbour-room'], ...over });

test(
  'packages of the meeting’s length are listed, newer ones of any length too, and go by length ' +
    '(PACK-014, PACK-016, PACK-017, PACK-021)',
  async () => {
    const session = await open({
      packages: [
        entry('Newer', { length: 24, isNew: true }),
        entry('Full'),
        entry('Half', { length: 4 }),
        entry('Night', { length: 24 }),
        entry('Two', { length: 36 }),
      ],
    });
    const expected = [
      [8, ['Full', 'Newer'], 'Full day'],
      [4, ['Half', 'Newer'], 'Half day'],
      ['overnight', ['Newer', 'Night'], 'Overnight'],
      ['twodays', ['Newer', 'Two'], 'Two days'],
    ] as const;
    for (const [length, listed, word] of expected) {
      session.actions.changeLength(length);
      await expect.poll(titles).toEqual(listed);
      await expect.element(page.getByText(word, { exact: true }).first()).toBeVisible();
    }
  },
);

test(
  'a package says why it cannot be had: the group, or that its rooms are taken or too small; the ' +
    'first that fits is taken (PACK-018, PACK-022, PACK-023, ROOM-035)',
  async () => {
    const session = await open({
      rooms: [
        aRoom(),
        aRoom({ id: 'taken', title: 'Taken', available: false }),
        aRoom({ id: 'small', title: 'Small', max: 11 }),
      ],
      packages: [
        entry('Fitting', { roomIds: ['taken', 'small', 'harbour-room'] }),
        entry('Crowded', { max: 11 }),
        entry('Booked', { roomIds: ['taken'] }),
        entry('Mixed', { roomIds: ['taken', 'small'] }),
        entry('Narrow', { roomIds: ['small'] }),
      ],
    });
    const reasons = {
      Fitting: null,
      Crowded: 'Your attendees (12) exceed the limit of this package (11)',
      Booked: 'None of the rooms in the package is available',
      // Of two, one is taken and one too small: at another time the larger one may be free.
      Mixed: 'None of the rooms in the package is available',
      Narrow: 'None of the rooms fits the attendees',
    };
    for (const [title, reason] of Object.entries(reasons)) {
      const radio = page.getByRole('article', { name: title }).getByRole('radio');
      if (reason === null) await expect.element(radio).not.toHaveAttribute('aria-disabled', 'true');
      else await expect.element(radio).toHaveAccessibleDescription(reason);
    }
    await page.getByRole('radio', { name: 'Select: Fitting' }).click({ force: true });
    const chosen = session.selection.get();
    expect(chosen?.kind === 'package' && chosen.offer.fit).toMatchObject({
      kind: 'fits',
      room: { id: 'harbour-room' },
    });
  },
);

test('the card shows what the answer says of a package (PACK-018, PACK-019, PACK-021)', async () => {
  const description = aPackage().description.repeat(3);
  await open({ packages: [entry('Harbour day', { description })] });
  const card = page.getByRole('article', { name: 'Harbour day' });
  await expect.element(card.getByText('8–60 people')).toBeVisible();
  await card.getByRole('button', { name: 'Show details' }).click();
  for (const words of [description, 'Water, fruit, pens and paper', '12:00–13:00'])
    await expect.element(card.getByText(words).first()).toBeVisible();
});
