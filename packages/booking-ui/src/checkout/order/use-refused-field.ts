import { useState } from 'react';

/** Whether the field that `refusal` is about still holds what the server refused, until its content changes (ERR-002). */
export function useRefusedField(refusal: unknown, value: unknown): boolean {
  const [seen, setSeen] = useState<{ readonly refusal: unknown; readonly value: unknown } | null>(null);
  if (refusal === null) return false;
  if (seen === null || seen.refusal !== refusal) {
    setSeen({ refusal, value });
    return true;
  }
  return seen.value === value;
}
