import '@foyer/ui/tokens.css';
import '@foyer/ui/page.css';
import '../../../apps/hosts/marketplace/src/theme.css';
import '../../../apps/hosts/marketplace/src/pages/venue.ts';
