import { createDateField } from '@foyer/booking-ui/dates';
import { LazyPart } from './lazy.ts';

export const DateField = createDateField(LazyPart);
