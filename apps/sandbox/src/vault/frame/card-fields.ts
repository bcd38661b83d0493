import { digitsOf, groupDigits, isCardNumber, networkOf } from '../card-number.ts';
import { isStillValid, readValidUntil } from '../valid-until.ts';

export type Card = {
  number: string;
  month: number;
  year: number;
  cvv: string | null;
  name: string;
};

type Entry = {
  input: HTMLInputElement;
  note: HTMLElement;
  problem: (text: string) => string | null;
};

/** The four fields: formats while typing, shows errors on leaving, and reads the whole card. */
export function createCardFields(form: HTMLFormElement) {
  const number = inputIn(form, 'number');
  const validUntil = inputIn(form, 'valid-until');
  const code = form.querySelector<HTMLInputElement>('#code');
  const name = inputIn(form, 'name');
  const networkChip = form.querySelector('#network');

  const entries: Entry[] = [
    entry(number, (text) => (isCardNumber(digitsOf(text)) ? null : 'wrong')),
    entry(validUntil, (text) => {
      const read = readValidUntil(text);
      if (read === null) return 'wrong';
      if (isStillValid(read, new Date())) return null;
      return read.year > new Date().getUTCFullYear() ? 'wrong' : 'past';
    }),
    ...(code === null
      ? []
      : [
          entry(code, (text) =>
            /^\d+$/.test(text) && text.length === codeLength() ? null : `wrong${codeLength()}`,
          ),
        ]),
    entry(name, () => null),
  ];
  const codeLength = (): number => networkOf(digitsOf(number.value)).codeLength;

  for (const each of entries) {
    each.input.addEventListener('change', () =>
      each.input.value.trim() === '' ? clear(each) : check(each),
    );
    each.input.addEventListener('input', () => problemOf(each) === null && clear(each));
  }
  number.addEventListener('input', () => {
    keepCaret(number, () => groupDigits(digitsOf(number.value).slice(0, 19)));
    if (networkChip !== null) networkChip.textContent = networkOf(digitsOf(number.value)).name;
    if (code !== null) code.placeholder = code.dataset[`hint${codeLength()}`] ?? '';
  });
  validUntil.addEventListener('input', (event) => {
    const deletes = event instanceof InputEvent && event.inputType.startsWith('delete');
    if (!deletes && validUntil.selectionStart === validUntil.value.length)
      validUntil.value = spellValidUntil(validUntil.value);
  });
  code?.addEventListener('input', () => {
    code.value = digitsOf(code.value).slice(0, 4);
  });

  return {
    fill: (values: { number: string; validUntil: string }): void => {
      number.value = values.number;
      validUntil.value = values.validUntil;
      if (code !== null) code.value = '123';
      if (name.value === '') name.value = 'Test Visitor';
      for (const { input } of entries) input.dispatchEvent(new Event('input'));
    },
    /** Shows every problem and focuses the first; returns the card when there is none. */
    read: (): Card | null => {
      const wrong = entries.filter((each) => !check(each));
      wrong[0]?.input.focus();
      const until = readValidUntil(validUntil.value);
      if (wrong.length > 0 || until === null) return null;
      return {
        number: digitsOf(number.value),
        ...until,
        cvv: code === null ? null : code.value,
        name: name.value.trim(),
      };
    },
  };
}

function inputIn(form: HTMLFormElement, id: string): HTMLInputElement {
  const input = form.querySelector<HTMLInputElement>(`#${id}`);
  if (input === null) throw new Error(`The page has no field "${id}".`);
  return input;
}

function entry(input: HTMLInputElement, problem: Entry['problem']): Entry {
  const note = document.getElementById(`${input.id}-note`);
  if (note === null) throw new Error(`The field "${input.id}" has no note.`);
  return { input, note, problem };
}

const problemOf = ({ input, problem }: Entry): string | null =>
  input.value.trim() === '' ? 'missing' : problem(input.value);

function check(each: Entry): boolean {
  const problem = problemOf(each);
  if (problem === null) {
    clear(each);
    return true;
  }
  each.input.setAttribute('aria-invalid', 'true');
  each.note.hidden = false;
  const words = each.note.querySelector('span');
  if (words !== null) words.textContent = each.input.dataset[problem] ?? '';
  return false;
}

function clear({ input, note }: Entry): void {
  input.removeAttribute('aria-invalid');
  note.hidden = true;
}

/** Rewrites the value and keeps the caret behind the same digit. */
function keepCaret(input: HTMLInputElement, rewrite: () => string): void {
  const before = digitsOf(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  const value = rewrite();
  if (value === input.value) return;
  input.value = value;
  let caret = 0;
  for (let digits = 0; caret < value.length && digits < before; caret += 1)
    if (/\d/.test(value[caret] ?? '')) digits += 1;
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
}

/** `1` → `1`, `8` → `08 / `, `12` → `12 / `, `1230`, `12/2030` and `2030-12` → `12 / 30`. */
function spellValidUntil(text: string): string {
  const read = /\d{4}/.test(text) ? readValidUntil(text) : null;
  if (read !== null)
    return `${String(read.month).padStart(2, '0')} / ${String(read.year).slice(-2)}`;
  const digits = digitsOf(text);
  const padded =
    /^[2-9]/.test(digits) || (/\//.test(text) && digits.length === 1) ? `0${digits}` : digits;
  return padded.length < 2 ? padded : `${padded.slice(0, 2)} / ${padded.slice(2, 4)}`;
}
