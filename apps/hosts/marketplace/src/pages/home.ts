import { startPage } from '@foyer/shell';
import { homePage } from '@foyer/shell/plain';
import { Frame } from '../frame.tsx';

void startPage(homePage(Frame));
