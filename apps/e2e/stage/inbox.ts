import { expect, type Page } from '@playwright/test';
import type { RunningStack } from './running-stack.ts';

export type Mail = {
  subject: string;
  text: string;
  html: string | null;
  attachments: readonly { filename: string; contentType: string; text: string | null }[];
};

/**
 * The mail that came to an address and mentions `mentioning`, waiting until it is there: a venue
 * hears of other visitors too.
 */
export async function mailTo(
  { sandboxUrl }: Pick<RunningStack, 'sandboxUrl'>,
  address: string,
  mentioning = '',
): Promise<Mail> {
  const look = async () => {
    const answer = await fetch(`${sandboxUrl}/inbox.json?to=${encodeURIComponent(address)}`);
    const mails = (await answer.json()) as Mail[];
    return mails.find((mail) => `${mail.subject}\n${mail.text}`.includes(mentioning));
  };
  let mail: Mail | undefined;
  await expect
    .poll(async () => (mail = await look()), {
      message: `mail to ${address} that mentions “${mentioning}”`,
      timeout: 15_000,
    })
    .toBeDefined();
  if (!mail) throw new Error(`no mail to ${address}`);
  return mail;
}

/** Follows the link of a mail as somebody would who reads it. */
export async function follow(page: Page, mail: Mail, label: string): Promise<void> {
  const url = new RegExp(`^${label}: (http\\S+)$`, 'm').exec(mail.text)?.[1];
  expect(url, `a link called ${label}`).toBeDefined();
  await page.goto(url ?? '');
}
