import { startPage } from '@foyer/shell';
import { legalPage } from '@foyer/shell/plain';
import { Frame } from '../frame.tsx';

void startPage(legalPage(Frame));
