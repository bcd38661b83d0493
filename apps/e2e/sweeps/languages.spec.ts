import { languages } from '@foyer/sites';
import { cutTextOn } from '../stage/cut-text-on.ts';
import { englishWords } from '../stage/english-words.ts';
import { booksIn, speaks } from '../stage/in-language.ts';
import { isAccessible } from '../stage/is-accessible.ts';
import { expect, test } from '../stage/test.ts';

for (const [index, { id: language }] of languages.entries()) {
  if (language === 'en') continue;
  test(`a room is found and booked in ${language}, without an English word of ours, a cut text or a barrier (SITE-020, D-25)`, async ({
    page,
    stack,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    const mail = await booksIn({ page, stack }, language, 70 + index, async (seen, step) => {
      await speaks(seen, language);
      expect.soft(await cutTextOn(seen), `cut, ${step}`).toEqual([]);
      await isAccessible(seen);
    });
    expect(mail.html).toContain(`lang="${language}"`);
    const ours = new Set(englishWords(language));
    const lines = mail.text.split('\n').flatMap((line) => [line.trim(), ...line.split(': ')]);
    expect(lines.filter((line) => ours.has(line))).toEqual([]);
  });
}

test('a text that is cut is found', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await cutTextOn(page)).toEqual([]);
  await page.getByRole('main').evaluate((main) => {
    const cut = document.createElement('p');
    Object.assign(cut.style, { inlineSize: '4rem', overflow: 'hidden', whiteSpace: 'nowrap' });
    cut.textContent = 'Tagungspauschalen';
    main.append(cut);
  });
  expect(await cutTextOn(page)).toEqual([expect.stringContaining('“Tagungspauschalen”')]);
});
