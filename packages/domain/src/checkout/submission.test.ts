import { describe, expect, it } from 'vitest';
import { officeCardFrame } from './card-capture.ts';
import {
  afterCardAnswer,
  afterFailure,
  afterPress,
  afterPropertyPress,
  isProcessing,
  type Submission,
} from './submission.ts';

const idle: Submission = { kind: 'idle' };
const press = { fieldsInOrder: true, accepted: true, method: 'creditcard' } as const;
const blocked = (hurdle: 'fields' | 'terms' | 'card'): Submission => ({ kind: 'blocked', hurdle });

describe('a press', () => {
  it.each([
    [{ fieldsInOrder: false }, 'fields'],
    [{ fieldsInOrder: false, accepted: false }, 'fields'],
    [{ accepted: false }, 'terms'],
  ] as const)(
    'with %o meets one hurdle: %s (REGUS-030, REGUS-042, REGUS-043, C-166, B-049, B-050)',
    (over, hurdle) => {
      expect(afterPress(idle, { ...press, ...over })).toEqual(blocked(hurdle));
    },
  );

  it('asks the card’s frame, and sends at once what no card pays for (REGUS-030, OPERA-027, OPERA-028)', () => {
    expect(afterPress(idle, press)).toEqual({ kind: 'validating-card' });
    expect(afterPress(idle, { ...press, method: 'accountcredits' })).toEqual({
      kind: 'sending',
      cardToken: null,
    });
    expect(afterPress(idle, { ...press, method: 'none' })).toEqual({
      kind: 'sending',
      cardToken: null,
    });
  });

  it('while one is under way changes nothing', () => {
    const validating = afterPress(idle, press);
    expect(afterPress(validating, { ...press, fieldsInOrder: false })).toBe(validating);
    const sending: Submission = { kind: 'sending', cardToken: 'tok_1' };
    expect(afterPress(sending, press)).toBe(sending);
  });

  it('without the tick does nothing in the property system, where the button looks disabled (OPERA-008, OPERA-038, B-062)', () => {
    expect(afterPropertyPress(idle, { ...press, accepted: false, fieldsInOrder: false })).toBe(
      idle,
    );
    expect(afterPropertyPress(idle, { ...press, fieldsInOrder: false })).toEqual(blocked('fields'));
  });
});

describe('the card’s frame', () => {
  const validating = afterPress(idle, press);
  const submitting = afterCardAnswer(validating, { kind: 'valid' });

  it('is asked to submit once it is valid, and its token is what is sent (REGUS-031, REGUS-032, OPERA-027)', () => {
    expect(afterCardAnswer({ kind: 'validating-card' }, { kind: 'valid' })).toEqual({
      kind: 'submitting-card',
    });
    expect(afterCardAnswer(submitting, { kind: 'token', cardToken: 'tok_1' })).toEqual({
      kind: 'sending',
      cardToken: 'tok_1',
    });
  });

  it('that is not complete, or silent, is the hurdle (REGUS-044, OPERA-039, ERR-034, B-049)', () => {
    expect(afterCardAnswer(validating, { kind: 'invalid' })).toEqual(blocked('card'));
    expect(afterCardAnswer(validating, { kind: 'silent' })).toEqual(blocked('card'));
  });

  it('is not heard unasked, and a token not before it was asked for', () => {
    expect(afterCardAnswer(idle, { kind: 'token', cardToken: 'tok_1' })).toBe(idle);
    expect(afterCardAnswer(idle, { kind: 'valid' })).toBe(idle);
    expect(afterCardAnswer(blocked('terms'), { kind: 'silent' })).toEqual(blocked('terms'));
    expect(afterCardAnswer(validating, { kind: 'token', cardToken: 'tok_1' })).toBe(validating);
  });

  it('of the office has the operator’s brand and token, the security code and two endings (REGUS-047, A-126)', () => {
    expect(officeCardFrame({ brand: 'office', accessToken: 'a' }, 'fi')).toEqual({
      brand: 'office',
      accessToken: 'a',
      securityCode: true,
      success: '/apiv2/getcardtoken/success?cardToken={cardToken}',
      failure: '/apiv2/getcardtoken/failure',
      language: 'fi',
    });
  });
});

it('shows processing from the complete card to the answer, and ends it on failure (REGUS-031, OPERA-029)', () => {
  const states: readonly Submission[] = [
    idle,
    blocked('card'),
    { kind: 'validating-card' },
    { kind: 'submitting-card' },
    { kind: 'sending', cardToken: null },
    afterFailure,
  ];
  expect(states.map(isProcessing)).toEqual([false, false, false, true, true, false]);
  expect(afterPress(afterFailure, press)).toEqual({ kind: 'validating-card' });
});
