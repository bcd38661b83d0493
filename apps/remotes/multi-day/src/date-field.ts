import { createDateField } from '@foyer/booking-ui/dates';
import { createLazyPart } from '@foyer/federation/remote';

const LazyPart = createLazyPart(import.meta.glob('./lazy/words/*.po'));

export const DateField = createDateField(LazyPart);
