import { expectPageIntegrity } from '../stage/page-integrity.ts';
import { tuesday, venueAddress } from '../stage/meeting.ts';
import { expect, test } from '../stage/test.ts';
import {
  acceptTerms,
  aino,
  checkOut,
  choose,
  enterDetails,
  firstInstantOffer,
  isThanked,
  proceed,
} from '../stage/visitor.ts';
import type { Language } from '../stage/words.ts';

const enquiry = {
  en: {
    ask: 'Send request',
    send: 'Send enquiry',
    thanks: 'Thank you, your request has been sent',
  },
  de: {
    ask: 'Anfrage senden',
    send: 'Anfrage senden',
    thanks: 'Vielen Dank, Ihre Anfrage wurde gesendet',
  },
} as const;

for (const language of ['en', 'de'] satisfies Language[]) {
  const prefix = language === 'en' ? '' : '/de';
  test(`every page of the journey passes: no axe violations, no horizontal scrolling, no motion (${language})`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.goto(`${prefix}/`);
    await expect(page.getByRole('link', { name: /Grand Harbour Hotel/ }).first()).toBeVisible();
    await expectPageIntegrity(page);
    await page.goto(
      prefix + venueAddress('grand-harbour-hotel', tuesday({ weeks: 21 }), { type: 'package' }),
    );
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectPageIntegrity(page);
    await page.goto(prefix + venueAddress('grand-harbour-hotel', tuesday({ weeks: 21 })));
    await choose(page, await firstInstantOffer(page, language));
    await expectPageIntegrity(page);
    await proceed(page, language);
    await expect(page.getByRole('region', { name: /^(Cancelling|Stornierung)$/ })).toBeVisible();
    await expectPageIntegrity(page);
    await checkOut(page, aino(`axe.${language}`), language);
    await isThanked(page, language);
    await expectPageIntegrity(page);

    await page.goto(
      prefix + venueAddress('enquiry-only', tuesday({ weeks: 21, zone: 'Europe/Oslo' })),
    );
    await choose(
      page,
      (await page.getByRole('article').first().getByRole('heading').innerText()).trim(),
    );
    await page.getByRole('button', { name: enquiry[language].ask, exact: true }).click();
    await page.waitForURL(/\/book-universal\//);
    await enterDetails(page, aino(`axe.ask.${language}`), language);
    await acceptTerms(page, language);
    await expectPageIntegrity(page);
    await page
      .getByRole('main')
      .getByRole('button', { name: enquiry[language].send, exact: true })
      .click();
    await expect(
      page.getByRole('heading', { level: 1, name: enquiry[language].thanks }),
    ).toBeVisible();
    await expectPageIntegrity(page);
  });
}
