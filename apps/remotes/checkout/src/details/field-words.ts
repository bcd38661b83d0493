import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DetailsField, DetailsProblem } from './details-problems.ts';

/** What to say beside a field. */
export function fieldWords(field: DetailsField, problem: DetailsProblem): MessageDescriptor {
  if (field === 'phone') return phoneWords(problem);
  switch (problem) {
    case 'required':
      return msg`This field is required.`;
    case 'too-long':
      return msg`This is too long.`;
    default:
      return field === 'email' ? msg`Please enter a valid e-mail address.` : msg`Please check this field.`;
  }
}

function phoneWords(problem: DetailsProblem): MessageDescriptor {
  switch (problem) {
    case 'required':
      return msg`Please enter your phone number.`;
    case 'too-long':
      return msg`At most 25 characters.`;
    case 'country':
      return msg`Please pick the country code.`;
    case 'invalid':
      return msg`Only digits and spaces are allowed.`;
    default:
      return msg`Please check this phone number.`;
  }
}
