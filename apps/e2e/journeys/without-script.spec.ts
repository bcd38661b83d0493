import { type Locator, type Page } from '@playwright/test';
import { mailTo } from '../stage/inbox.ts';
import { tuesday, venueAddress } from '../stage/meeting.ts';
import { expect, test } from '../stage/test.ts';
import {
  acceptTerms,
  aino,
  choose,
  enterDetails,
  firstInstantOffer,
  isThanked,
  offerCard,
  panel,
  summary,
} from '../stage/visitor.ts';
import { type Language, words } from '../stage/words.ts';

const atVenue = (page: Page, name: string | RegExp): Locator => page.getByRole('radio', { name });
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true, disabled: false }).last().click();

/** Pays at the venue's desk, and books. */
async function bookAtDesk(page: Page, story: string, language: Language = 'en'): Promise<void> {
  await enterDetails(page, aino(story), language);
  await atVenue(page, language === 'en' ? 'At the venue' : 'Vor Ort').check();
  await acceptTerms(page, language);
  await press(page, words[language].book);
  await isThanked(page, language);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a room is searched, looked at, chosen and booked at the desk, page by page', async ({
    page,
  }) => {
    const { date } = tuesday({ weeks: 40 });
    await page.goto(venueAddress('grand-harbour-hotel', tuesday({ weeks: 39 })));
    await page.getByRole('link', { name: 'Read more' }).click();
    await expect(page.getByRole('link', { name: 'Read more' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'City or venue' })).toBeHidden();
    // A date and a number are changed together, and the page follows.
    await panel(page).locator('input[type="date"]').first().fill(date);
    await panel(page).getByRole('textbox', { name: 'Attendees' }).fill('6');
    await press(page, 'Show rooms');
    await expect(page).toHaveURL(/delegates=6/);
    expect(page.url()).not.toContain('f.');
    await expect(panel(page).locator('input[type="date"]').first()).toHaveValue(date);
    await expect(panel(page).locator('input[type="date"]').nth(1)).toHaveValue(date);

    await page.getByRole('link', { name: 'Show more (' }).first().click();
    await expect(page.getByRole('article')).toHaveCount(10);
    const name = await firstInstantOffer(page);
    await offerCard(page, name).getByRole('link', { name: 'Show details' }).click();
    await expect(offerCard(page, name)).toContainText('Dimensions');
    await choose(page, name);
    await press(page, 'Continue');
    await page.waitForURL(/\/book-universal\//);
    await expect(summary(page)).toContainText(name);
    await expect(page.getByText('A card needs JavaScript.')).toBeVisible();

    // What is missing is said beside its field, and what was typed stays.
    await page.getByRole('textbox', { name: 'First name' }).fill('Aino');
    await press(page, words.en.book);
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(
      'This field is required.',
    );
    await expect(page.getByText('Please agree to the terms.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Aino');

    // Another total is shown before anything is ordered at it.
    const basket = page.getByRole('group', { name: 'Fruit basket' });
    const number = basket.getByRole('textbox', { name: 'Number' });
    await number.fill('two');
    await press(page, words.en.book);
    await expect(number).toHaveValue('two');
    await expect(number).toHaveAccessibleDescription('Please enter a whole number, 0 or more.');
    await number.fill('2');
    const before = await page.getByRole('button', { name: words.en.book }).last().textContent();
    await enterDetails(page, aino('no-script'));
    await atVenue(page, 'At the venue').check();
    await acceptTerms(page);
    await press(page, words.en.book);
    await expect(summary(page)).toContainText('€56.00');
    expect(await page.getByRole('button', { name: words.en.book }).last().textContent()).not.toBe(
      before,
    );
    await press(page, words.en.book);
    await isThanked(page);
    await expect(page.getByRole('main')).toContainText(name);
  });

  test('a wrong time and a wrong number are settled as with scripts', async ({ page }) => {
    await page.goto(venueAddress('grand-harbour-hotel', tuesday({ weeks: 39 })));
    await panel(page).getByRole('combobox', { name: 'Start time' }).selectOption('18:00');
    await panel(page).getByRole('textbox', { name: 'Attendees' }).fill('0');
    await press(page, 'Show rooms');
    await expect(panel(page).getByRole('combobox', { name: 'Start time' })).toHaveValue('18:00');
    await expect(panel(page).getByRole('textbox', { name: 'Attendees' })).toHaveValue('1');
    await panel(page).getByRole('button', { name: 'More options' }).click();
    await panel(page).getByRole('textbox', { name: 'Discount code' }).fill('NOSUCHCODE');
    await press(page, 'Show rooms');
    await expect(page).toHaveURL(/discount_code=NOSUCHCODE/);
  });

  test('an enquiry is sent, and the venue gets its mail', async ({ page, stack }) => {
    const visitor = aino('no-script-enquiry');
    await page.goto(venueAddress('enquiry-only', tuesday({ weeks: 40, zone: 'Europe/Oslo' })));
    const name = (await page.getByRole('article').first().getByRole('heading').innerText()).trim();
    await choose(page, name);
    await press(page, 'Continue');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Complete your enquiry' }),
    ).toBeVisible();
    await enterDetails(page, visitor);
    await acceptTerms(page);
    await press(page, 'Send enquiry');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Thank you, your request has been sent' }),
    ).toBeVisible();
    const own = await mailTo(stack, visitor.email);
    expect(own.text).toContain('Nothing is booked yet');
  });

  test('a form of another site is refused, and a link books nothing and leads nowhere else', async ({
    page,
    request,
    baseURL,
  }) => {
    const answer = await request.post('/grand-harbour-hotel', {
      form: { 'f.remote': 'booking-form', 'f.step': 'book' },
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(answer.status()).toBe(403);

    const venue = venueAddress('grand-harbour-hotel', tuesday({ weeks: 39 }));
    await page.goto(venue);
    const offer = await page.getByRole('radio', { name: words.en.choose }).first().inputValue();
    const fields = new URLSearchParams({
      'f.remote': 'booking-form',
      'f.select': offer,
      'f.step': 'book',
    });
    const linked = await request.get(`${venue}&${fields}`, { maxRedirects: 0 });
    expect(linked.status()).toBe(303);
    expect(linked.headers()['location']).toMatch(/^\/grand-harbour-hotel\?(?!.*f\.)/);
    expect(linked.headers()['set-cookie']).toBeUndefined();

    const elsewhere = await request.get(`${baseURL}//elsewhere.example/?${fields}`, {
      maxRedirects: 0,
    });
    const ownPath = elsewhere.headers()['location'] ?? '';
    expect(ownPath).toMatch(/^\/elsewhere\.example\/\?/);
    const there = await request.get(baseURL + ownPath, { maxRedirects: 0 });
    expect(there.headers()['location']).toBe('/elsewhere.example/');
    expect(there.headers()['set-cookie']).toBeUndefined();
  });

  test.describe('at the booking engine', () => {
    test.use({ hostname: 'hotel.booking-engine.localhost' });

    test('a card’s own button books its room, and another asks in the enquiry form', async ({
      page,
    }) => {
      await page.goto(venueAddress('grand-harbour-hotel', tuesday({ weeks: 40 })));
      await page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^Book: / })
        .first()
        .click();
      await page.waitForURL(/\/book-universal\//);
      await bookAtDesk(page, 'no-script-engine');

      await page.goto(venueAddress('enquiry-only', tuesday({ weeks: 41, zone: 'Europe/Oslo' })));
      await page
        .getByRole('button', { name: /^Send request: / })
        .first()
        .click();
      const form = page.getByRole('dialog', { name: 'Your request to the venue' });
      await form.getByRole('button', { name: 'Send request' }).click();
      await expect(form.getByText('Please agree to the terms.')).toBeVisible();
      await enterDetails(page, aino('no-script-engine-enquiry'));
      await form.getByRole('textbox', { name: 'Company name' }).fill('Norrsken Oy');
      await form.getByRole('checkbox', { name: /^I agree/ }).check();
      await form.getByRole('button', { name: 'Send request' }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: 'Thank you, your request has been sent' }),
      ).toBeVisible();
    });
  });

  test.describe('at a corporate site', () => {
    test.use({ hostname: 'easy.corporate.localhost' });

    test('a room is booked in German, with the mailed code', async ({ page }) => {
      await page.goto(`/de${venueAddress('grand-harbour-hotel', tuesday({ weeks: 42 }))}`);
      await choose(page, await firstInstantOffer(page, 'de'));
      await press(page, 'Weiter');
      await page.waitForURL(/\/de\/checkout\//);
      await bookAtDesk(page, 'no-script-easy', 'de');
    });
  });

  test.describe('at a hotel with a property system', () => {
    test.use({ hostname: 'opera.booking-engine.localhost' });

    test('its checkout is drawn, and says what a card needs', async ({ page }) => {
      await page.goto(venueAddress('harbour-opera', tuesday({ weeks: 42 }), { delegates: '6' }));
      await choose(page, await firstInstantOffer(page));
      await press(page, 'Continue');
      await page.waitForURL(/\/book\?.*cart=/);
      await expect(
        page.getByRole('heading', { level: 1, name: words.en.checkoutTitle }),
      ).toBeVisible();
      await press(page, /^Book/);
      await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(
        'This field is required.',
      );
    });
  });
});

const blocked = {
  'the files of the forms': /\/remotes\/(booking-form|checkout)\//,
  'all scripts': /\.js$/,
} as const;
for (const [what, files] of Object.entries(blocked))
  test(`where ${what} are blocked, the forms work without, and a room is booked`, async ({
    page,
    watch,
  }) => {
    watch.expects(/ERR_FAILED|Failed to (load|fetch)|remote-missing|preload/);
    // The list is drawn only when the form's scripts do not come.
    watch.mayPush(/grand-harbour-hotel/);
    await page.route(files, (route) => route.abort());
    await page.goto(
      venueAddress('grand-harbour-hotel', tuesday({ weeks: what === 'all scripts' ? 44 : 43 })),
    );
    await panel(page).getByRole('textbox', { name: 'Attendees' }).fill('4');
    await press(page, 'Show rooms');
    await expect(page).toHaveURL(/delegates=4/);
    await choose(page, await firstInstantOffer(page));
    await press(page, 'Continue');
    await page.waitForURL(/\/book-universal\//);
    await bookAtDesk(page, 'blocked-scripts');
  });
