/**
 * Marks a control whose content is refused as it stands: it has no value that could be sent. It may
 * stay silent until the visitor tries to go on: then it gets the event `invalid`.
 */
export const refusedMark = { 'data-refused': true } as const;

/** The first control inside whose content is refused; `null` for none. All of them are told. */
export function refusedField(inside: ParentNode): HTMLElement | null {
  const refused = [...inside.querySelectorAll<HTMLElement>('[data-refused]')];
  for (const control of refused) control.dispatchEvent(new Event('invalid'));
  return refused[0] ?? null;
}
