import type { Flow } from '@foyer/domain';
import type { OrderState } from '@foyer/session';
import { useState } from 'react';
import { type Details, detailsFieldOf, type DetailsProblems } from '../../contact/index.ts';

/**
 * Whether the field that `refusal` is about still holds what the server refused, until its content
 * changes (ERR-002).
 */
export function useRefusedField(refusal: unknown, value: unknown): boolean {
  const [seen, setSeen] = useState<{ refusal: unknown; value: unknown } | null>(null);
  if (refusal === null) return false;
  if (seen === null || seen.refusal !== refusal) {
    setSeen({ refusal, value });
    return true;
  }
  return seen.value === value;
}

/**
 * The field that the server refused, as a problem of that field, until its content changes.
 */
export function useRefusedDetail(
  flow: Flow,
  order: OrderState | null,
  details: Details,
): DetailsProblems {
  const field =
    order?.kind === 'failed' || order?.kind === 'refused'
      ? detailsFieldOf(flow, order.field)
      : null;
  const isRefused = useRefusedField(field && order, field && details[field]);
  return field && isRefused ? { [field]: 'refused' } : {};
}
