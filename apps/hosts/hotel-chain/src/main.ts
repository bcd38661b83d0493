import '@foyer/ui/tokens.css';
import '@foyer/ui/page.css';
import './theme.css';
import { choosePage } from '@foyer/shell';
import { pages } from './pages.ts';

void choosePage(pages);
