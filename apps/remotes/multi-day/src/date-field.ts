import { words } from 'foyer:words/later';
import { createDateField } from '@foyer/booking-ui/dates';
import { createLazyParts } from '@foyer/federation/remote';

const lazy = createLazyParts(words);

export const DateField = createDateField(lazy);
