import { expect, it } from 'vitest';
import { readCookies } from './read-cookies.ts';

it.each([
  ['by its name, whatever stands beside it', 'other=1; mine=here; mined=2', 'here'],
  ['without a space after the semicolon', 'other=1;mine=here', 'here'],
  [
    'with signs that were written for it',
    'mine=%2Fgrand-harbour-hotel%3Fdelegates%3D3',
    '/grand-harbour-hotel?delegates=3',
  ],
  ['with an equals sign in it', 'mine=a=b==', 'a=b=='],
  ['that is empty', 'mine=', ''],
])('a cookie is read %s', (_how, header, value) => {
  expect(readCookies(header)('mine')).toBe(value);
});

it.each([
  ['is not there', 'other=mine'],
  ['is not there, nor any other', ''],
  ['somebody cut off within a sign', 'mine=50%2'],
  ['has a percent sign of its own', 'mine=50% off'],
  ['stands for no text', 'mine=%E0%A4%A'],
  ['stands for bytes that are no text', 'mine=%FF'],
  ['has the name of something that every object has', 'toString=1'],
])('a cookie that %s is none', (_how, header) => {
  const read = readCookies(header);
  expect([read('mine'), read('constructor')]).toEqual([null, null]);
});
