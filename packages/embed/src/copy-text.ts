/** Puts a text on the clipboard; returns whether that worked. `beside`: an element that is shown. */
export async function copyText(text: string, beside: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without HTTPS there is no clipboard, and a policy may forbid it: the older way may do.
    return copySelected(text, beside);
  }
}

function copySelected(text: string, beside: Element): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // Within an open dialog nothing outside of it can be selected.
  beside.after(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  return copied;
}
