import { createDateField } from '@foyer/booking-ui/dates';
import { Later } from './lazy.ts';

export const DateField = createDateField(Later);
