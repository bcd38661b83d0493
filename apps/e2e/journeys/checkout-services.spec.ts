import { mailTo } from '../stage/inbox.ts';
import { tuesday } from '../stage/meeting.ts';
import { expect, test } from '../stage/test.ts';
import {
  acceptTerms,
  aino,
  enterCard,
  enterDetails,
  isThanked,
  summary,
  toCheckout,
  unfold,
} from '../stage/visitor.ts';

const minor = (text: string) =>
  Math.round(Number((/€([\d,]+\.\d\d)/.exec(text)?.[1] ?? '').replaceAll(',', '')) * 100);

test(
  'services, bedrooms and a seating layout are booked, and page, order and mails have one total ' +
    '(D-10, CHECK-008, CHECK-010, CHECK-011, CHECK-013)',
  async ({ page, stack }) => {
    const visitor = aino('services');
    await toCheckout(page, tuesday({ weeks: 7 }));
    const total = summary(page).getByRole('row', { name: /^Total/ });
    const room = minor(await total.innerText());

    await expect(page.getByRole('checkbox', { name: /^Coffee/ })).toHaveAccessibleName(
      'Coffee with cinnamon buns for all 10 people, 10:30',
    );
    const row = (name: string) => page.getByRole('group', { name, exact: true });
    const technician = row('Technician, by the hour');
    await unfold(page, 'Food, drink and equipment');
    await expect(technician).toContainText('€600.00 for 8 hours');
    await technician.getByRole('button', { name: /more$/ }).click();
    const quote = page.waitForResponse(
      /\/services\/.*start_date_time=.*10%3A00&end_date_time=.*12%3A30/,
    );
    await technician.getByRole('combobox', { name: 'From' }).selectOption('10:00');
    await technician.getByRole('combobox', { name: 'Until' }).selectOption('12:30');
    await quote;
    await expect(technician).toContainText('€187.50 for 2.5 hours');
    const coffee = row('Coffee with cinnamon buns');
    await coffee.getByRole('textbox', { name: 'Number' }).fill('10');
    await coffee.getByRole('combobox', { name: 'Service time' }).selectOption('10:00');
    await unfold(page, 'Bedrooms');
    await row('Single room to the courtyard').getByRole('button', { name: /more$/ }).click();
    await unfold(page, 'Seating');
    const layout = page.getByRole('combobox', { name: 'Layout' });
    const seating = (await layout.getByRole('option').nth(1).innerText()).split(',')[0] ?? '';
    await layout.selectOption({ index: 1 });
    const sum = room + 18_750 + 9500 + 12_900;
    await expect.poll(async () => minor(await total.innerText())).toBe(sum);

    const atTheVenue = page.getByRole('radio', { name: 'At the venue' });
    await atTheVenue.click();

    await page.reload();
    await expect(atTheVenue).toBeChecked();
    await unfold(page, 'Food, drink and equipment');
    await expect(technician).toContainText('€187.50 for 2.5 hours');
    await expect.poll(async () => minor(await total.innerText())).toBe(sum);
    await expect(summary(page)).toContainText(seating);

    await page.getByRole('radio', { name: 'Card' }).click();
    await enterDetails(page, visitor);
    await enterCard(page);
    await acceptTerms(page);
    const button = page.getByRole('button', { name: /^Book for/ });
    expect(minor(await button.innerText())).toBe(sum);
    await button.click();
    await isThanked(page);
    const main = page.getByRole('main');
    const written = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(
      sum / 100,
    );
    await expect(main).toContainText(written);
    await expect(main).toContainText(seating);
    await expect(
      main.getByRole('list', { name: 'With your meeting' }).getByRole('listitem'),
    ).toHaveText([
      /^Coffee with cinnamon buns × 10, 10:00€95\.00$/,
      /^Technician, by the hour × 1, 10:00–12:30€187\.50$/,
      /^Single room to the courtyard × 1, 1 night.+ – .+€129\.00$/,
    ]);
    const number = /FY-\d+/.exec(await main.innerText())?.[0] ?? '';
    for (const address of [visitor.email, 'meetings@grand-harbour-hotel.example']) {
      const { text } = await mailTo(stack, address, number);
      expect(text).toContain(`Seating: ${seating}`);
      expect(text).toContain('Technician, by the hour: 1 × €187.50, 10:00 to 12:30');
      expect(text).toContain('Coffee with cinnamon buns: 10 × €9.50');
      expect(text).toContain('Single room to the courtyard: 1 × €129.00 × 1 night');
      expect(text).toContain(`Total: ${written} incl. VAT`);
    }
  },
);
