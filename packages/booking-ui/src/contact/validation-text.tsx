import { type ValidationMessage, validationWords } from '@foyer/i18n';
import type { BaseSession } from '@foyer/session';
import type { ReactNode } from 'react';

type ValidationTextProps = {
  message: ValidationMessage;
  in: BaseSession['validation'];
  /** The message in the page's language. */
  children: ReactNode;
};

/**
 * A validation message, in the document's language where that has validation messages only
 * (SITE-022, A-031).
 */
export function ValidationText({ message, in: { id, direction }, children }: ValidationTextProps) {
  const words = validationWords(message, id);
  if (words === null) return children;
  return (
    <span lang={id} dir={direction}>
      {words}
    </span>
  );
}
