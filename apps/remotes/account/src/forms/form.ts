import type { CallProblem } from '@foyer/session';
import { useState } from 'react';

/** One call at a time, and its result. The form keeps what was typed. */
export function useSending() {
  const [state, setState] = useState<{ busy: boolean; problem: CallProblem | null; done: boolean }>(
    { busy: false, problem: null, done: false },
  );
  const send = async (call: () => Promise<CallProblem | null>): Promise<void> => {
    if (state.busy) return;
    setState({ busy: true, problem: null, done: false });
    const problem = await call();
    setState({ busy: false, problem, done: problem === null });
  };
  return { ...state, send: (call: () => Promise<CallProblem | null>) => void send(call) };
}

/** A field of a form by its name, to focus the first wrong one. */
export const fieldOf = (form: HTMLFormElement, name: string): HTMLElement | null =>
  form.querySelector<HTMLElement>(`[name="${name}"]`);

/** The value of a text field of a form; a file has none. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
