/** A field of a form by its name, to focus the first wrong one. */
export const fieldOf = (form: HTMLFormElement, name: string): HTMLElement | null =>
  form.querySelector<HTMLElement>(`[name="${name}"]`);
