import { createDateField } from '@foyer/booking-ui/dates';
import { createLazyParts } from '@foyer/federation/remote';

const lazy = createLazyParts(import.meta.glob('./lazy/locales/*.po'));

export const DateField = createDateField(lazy);
