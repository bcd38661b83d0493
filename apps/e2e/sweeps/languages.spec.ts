import { languages } from '@foyer/sites';
import { booksIn } from '../stage/in-language.ts';
import { expect, test } from '../stage/test.ts';

for (const [index, { id: language }] of languages.entries()) {
  if (language === 'en') continue;
  test(`a room is found and booked in ${language}, without an English word of ours (SITE-020, D-25)`, async ({
    page,
    stack,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    const mail = await booksIn({ page, stack }, language, 70 + index);
    expect(mail.html).toContain(`lang="${language}"`);
  });
}
