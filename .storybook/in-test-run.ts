import { page } from 'vitest/browser';
import { setTestWindow } from './test-window.ts';

setTestWindow({
  resize: (width, height) => page.viewport(width, height),
  everyLook: import.meta.env['FOYER_LOOKS'] === 'every',
});
