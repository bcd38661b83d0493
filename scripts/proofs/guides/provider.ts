import type { Page } from 'playwright';
import { mailTo } from '../../../apps/e2e/stage/inbox.ts';
import { tuesday, venueAddress } from '../../../apps/e2e/stage/meeting.ts';
import {
  acceptTerms,
  aino,
  cardFrame,
  choose,
  enterDetails,
  firstInstantOffer,
  isThanked,
  pressBook,
  proceed,
} from '../../../apps/e2e/stage/visitor.ts';
import type { CopiedRepository } from './copied-repository.ts';
import { mustSee } from './must-see.ts';
import { startHarbourPay } from './harbour-pay.ts';

/** The provider of the guide: a refused card, a held amount, and its release by a cancellation. */
export async function followProviderGuide(
  { port, follow }: CopiedRepository,
  guide: ReadonlyMap<string, Parameters<CopiedRepository['follow']>[0]>,
  page: Page,
): Promise<readonly string[]> {
  const party = await startHarbourPay();
  try {
    await follow(guide.get('Write the adapter'));
    await follow(guide.get('Start it'), { PAY_URL: party.url });

    const visitor = aino('provider');
    const order = async (card: string, weeks: number) => {
      await page.goto(venueAddress('grand-harbour-hotel', tuesday({ weeks })));
      await choose(page, await firstInstantOffer(page));
      await proceed(page);
      await enterDetails(page, visitor);
      await cardFrame(page).getByRole('textbox', { name: 'Harbour card' }).fill(card);
      await acceptTerms(page);
      await pressBook(page);
    };
    await order('refused', 3);
    await mustSee(
      'that the card was declined',
      async () =>
        (await page
          .getByRole('alert')
          .filter({ hasText: /declined/i })
          .count()) > 0,
    );
    await order('good', 4);
    await isThanked(page);
    const problems: string[] = [];
    const seen = () => party.payments.map(({ card, state }) => `${card} ${state}`).join(', ');
    if (seen() !== 'refused refused, good held')
      problems.push(`the provider had ${seen() || 'no payment'}`);
    if (party.payments.some(({ value, currency }) => !(value > 0) || currency !== 'EUR'))
      problems.push('a payment has no amount');

    const mail = await mailTo(
      { sandboxUrl: `http://localhost:${port + 2}` },
      visitor.email,
      'ancel',
    );
    const link = /http\S+\/cancel\S*/.exec(mail.text)?.[0];
    if (link === undefined) return [...problems, `no link to cancel in ${mail.text}`];
    await page.goto(link);
    await page.getByRole('main').getByRole('button').first().click();
    await mustSee('the release', async () => seen() === 'refused refused, good released');
    return problems;
  } finally {
    await party.stop();
  }
}
