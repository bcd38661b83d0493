import type { BookingChange, BookingChoices } from '@foyer/domain';
import { acts, amountName, sentNames } from './sent-names.ts';

/** The change as its form was sent, or the booking as it is where no form was. */
export function sentChange(choices: BookingChoices, sent: URLSearchParams | null): BookingChange {
  const of = sent?.get(sentNames.act) === acts.change ? sent : null;
  const text = (name: string, present: string) => of?.get(name) ?? present;
  const whole = (name: string, present: number) => {
    const typed = text(name, '');
    return /^\d{1,5}$/.test(typed) ? Number(typed) : present;
  };
  return {
    delegates: whole(sentNames.delegates, choices.delegates),
    firstName: text(sentNames.firstName, choices.firstName),
    lastName: text(sentNames.lastName, choices.lastName),
    phone: text(sentNames.phone, choices.phone),
    company: text(sentNames.company, choices.company),
    message: text(sentNames.message, choices.message),
    amounts: Object.fromEntries(
      choices.addOns.map(({ id, amount }) => [id, whole(amountName(id), amount)]),
    ),
  };
}
