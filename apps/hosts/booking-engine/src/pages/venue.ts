import { startPage } from '@foyer/shell';
import { venue } from '../venue.ts';

void startPage(venue);
