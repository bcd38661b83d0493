export { beginnings, escaped, type Fact, type MailContent } from './mail-content.ts';
export { mailHtml, markId } from './mail-html.ts';
export { type MailColours, type MailLook, mailLook, mailLookOf } from './mail-look.ts';
export { type Ways, withWays } from './mail-ways.ts';
