import { createDateField } from '@foyer/booking-ui/dates';
import { createLazyPart } from '@foyer/federation/remote';

const LazyPart = createLazyPart(import.meta.glob('./lazy/locales/*.po'));

export const DateField = createDateField(LazyPart);
