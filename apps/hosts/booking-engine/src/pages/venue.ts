import { startPage } from '@foyer/shell';
import { venue } from '../venue.tsx';

void startPage(venue);
