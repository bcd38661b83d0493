import { createDateField } from '@foyer/booking-ui/dates';
import { Later } from './later.ts';

export const DateField = createDateField(Later);
