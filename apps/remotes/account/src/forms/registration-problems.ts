import { isEmail, shortestPassword } from '@foyer/domain';
import type { Registration } from '@foyer/session';

export type RegistrationField = keyof Registration | 'terms';
export type RegistrationProblem = 'required' | 'email' | 'phone' | 'password' | 'terms';

const aPhone = /^\+\d[\d ]{4,28}$/;

/** Errors of a registration before it is sent; the server checks the same. */
export function registrationProblems(
  who: Registration,
  termsAccepted: boolean,
  /** The phone is not one of its country. */
  phoneWrong = false,
): Partial<Record<RegistrationField, RegistrationProblem>> {
  return {
    ...(who.firstName === '' && { firstName: 'required' }),
    ...(who.lastName === '' && { lastName: 'required' }),
    ...(who.email === '' ? { email: 'required' } : !isEmail(who.email) && { email: 'email' }),
    ...((phoneWrong || (who.phone !== '' && !aPhone.test(who.phone))) && { phone: 'phone' }),
    ...(who.password.length < shortestPassword && { password: 'password' }),
    ...(!termsAccepted && { terms: 'terms' }),
  };
}
