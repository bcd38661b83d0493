import { expect, type Page } from '@playwright/test';
import type { Visitor } from './visitor.ts';

/** Creates an account on the page's site, which logs the visitor in. */
export async function register(page: Page, visitor: Visitor): Promise<void> {
  await page.goto('/user/register');
  await page.getByRole('textbox', { name: 'First name' }).fill(visitor.first);
  await page.getByRole('textbox', { name: 'Last name' }).fill(visitor.last);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(visitor.email);
  await page.getByLabel('Password', { exact: true }).fill('four words in a row');
  await page.getByRole('checkbox').check();
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
  await expect(
    page.getByRole('banner').getByRole('link', { name: `${visitor.first} ${visitor.last}` }),
  ).toBeVisible();
}

/** Link texts of the dashboard's menu, without notes about another site. */
export async function dashboardOf(page: Page): Promise<readonly string[]> {
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  const links = page
    .getByRole('dialog')
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link');
  await expect(links.first()).toBeVisible();
  return links.evaluateAll((all) => all.map((link) => (link.firstChild?.textContent ?? '').trim()));
}
