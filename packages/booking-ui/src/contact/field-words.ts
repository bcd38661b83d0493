import { type FieldKind, rowOf } from '@foyer/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DetailsField, DetailsProblem } from './details-problems.ts';

const words = {
  required: msg`This field is required.`,
  'too-long': msg`This is too long.`,
  invalid: msg`Please check this field.`,
  'invalid-email': msg`Please enter a valid e-mail address.`,
  'phone-required': msg`Please enter your phone number.`,
  'phone-too-long': msg`At most 25 characters.`,
  'phone-country': msg`Please pick the country code.`,
  'phone-characters': msg`Only digits and spaces are allowed.`,
  'phone-short': msg`This number is too short.`,
  'phone-long': msg`This number is too long.`,
  'phone-invalid': msg`Please check this phone number.`,
} as const;

/** The message beside a field. */
export function fieldWords(field: DetailsField, problem: DetailsProblem): MessageDescriptor {
  const { kind } = rowOf(field);
  return words[kind === 'phone' ? phoneMessage(problem) : fieldMessage(kind, problem)];
}

function fieldMessage(kind: FieldKind, problem: DetailsProblem): keyof typeof words {
  if (problem === 'required' || problem === 'too-long') return problem;
  return kind === 'email' ? 'invalid-email' : 'invalid';
}

function phoneMessage(problem: DetailsProblem): keyof typeof words {
  switch (problem) {
    case 'required':
      return 'phone-required';
    case 'too-long':
      return 'phone-too-long';
    case 'country':
      return 'phone-country';
    case 'invalid':
      return 'phone-characters';
    case 'short':
      return 'phone-short';
    case 'long':
      return 'phone-long';
    default:
      return 'phone-invalid';
  }
}
