import { expect, type Page } from '@playwright/test';
import type { RunningStack } from './running-stack.ts';

export type Mail = {
  subject: string;
  text: string;
  html: string | null;
  attachments: readonly { filename: string; contentType: string; text: string | null }[];
};

/**
 * Waits for a mail to an address that mentions `mentioning`, because a venue gets mails about other
 * visitors too.
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

/** Opens the link with that label in a mail. */
export async function follow(page: Page, mail: Mail, label: string): Promise<void> {
  const url = new RegExp(`^${label}: (http\\S+)$`, 'm').exec(mail.text)?.[1];
  expect(url, `a link called ${label}`).toBeDefined();
  await page.goto(url ?? '');
}
