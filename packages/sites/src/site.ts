import type {
  BookingFlow,
  CheckoutPaymentMethod,
  DashboardLink,
  OfferRules,
  QueryDefaults,
} from '@foyer/domain';
import type { Start } from './start.ts';

/** Folder names of the host apps. */
export type HostApp =
  'marketplace' | 'white-label' | 'hotel-chain' | 'booking-engine' | 'corporate';

/**
 * What differs between sites, as capabilities; a site is one row of data (see `sites.ts`). The
 * types of the form, the offers and the booking flow declare their own settings.
 */
export type Site = QueryDefaults &
  OfferRules &
  BookingFlow & {
    id: string;
    /** Origins of the websites that may show its tags: `https://www.hotel.example`. */
    embedOrigins: readonly string[];
    /** Its tags tell the data layer of the page around events of commerce, with consent. */
    commerceEvents: boolean;
    /** The host app that serves the site. */
    host: HostApp;
    name: string;
    /** The first screen of its start page, which is told to that page only. */
    start?: Start;
    /**
     * Offered languages, by the ids of `languages.ts`; the first is the default. English has no
     * path prefix (SITE-023).
     */
    languages: readonly string[];
    /**
     * Page for groups that are too large for the form or a room; `null` where there is none
     * (FORM-052, FORM-053).
     */
    registrationUrl: string | null;
    /** Its venues have the reduced list of layouts (AVAIL-027). */
    reducedLayoutList: boolean;
    /** Shows all package rates of a room without a toggle (ROOM-025, A-173). */
    showAllPackages: boolean;
    /** Shows estimates of totals in the visitor's currency (SITE-013, PRICE-023). */
    showEstimate: boolean;
    /**
     * The venues that it promotes on its start page, in its search and beside its venues: a hotel its
     * own house. Links to others keep working. `null` is every venue.
     */
    shownVenues: ShownVenues | null;
    /**
     * The site of a hotel or chain: its venues are its own, which its terms and its footer say. Unless
     * its row names a `providerUrl`, it has none and invites no other venue.
     */
    ownHouses: boolean;
    hideSimilarVenues: boolean;
    /**
     * Venues whose page links to a booking of groups, and the origin of that page; `null` is this
     * site (VENUE-032, VENUE-033).
     */
    groupBooking: { venueIds: readonly string[]; baseUrl: string | null };
    /** A site under a partner's name (SITE-013): its search has another address. */
    whiteLabel: boolean;
    headerSearch: { duration: number; delegates: number };
    hideHeaderSearch: boolean;
    hideLogin: boolean;
    hideRegister: boolean;
    /** What its footer says and links to instead of the usual. */
    footer?: Footer;
    /** The footer shows only the partner's logo. */
    partnerFooterLogo: boolean;
    /**
     * Origin of the provider's own pages: marketing (HEADER-020), listing a venue (HEADER-007), the
     * dashboard of venues (D-14). Without one, there are no links to them.
     */
    providerUrl: string | null;
    /** The provider's help pages (HEADER-025). */
    supportUrl: string | null;
    hideDashboardLinks: readonly DashboardLink[];
    /** Payment methods of the property flow. */
    paymentMethods: readonly CheckoutPaymentMethod[];
    /** Maximum number of menus per property event (OPERA-043, OPERA-044). */
    menuCap: number;
    /** Stores dates and place of the last meeting for the other pages of the site (CART-027). */
    mainBookingHost: boolean;
    /** Preferences are stored only with the visitor's consent (D-9). */
    asksBeforeKeeping: boolean;
    /** Support lines by language; without one nothing is shown (SITE-038, SITE-040). */
    supportPhones: Readonly<Record<string, string>>;
    /** The line for venues in the United States (SITE-039). */
    usAssistanceLine: PhoneLine | null;
  };

/**
 * Who owns the site, with an address, and the addresses of legal texts that are the owner's own; the
 * others are the site's.
 */
export type Footer = {
  owner: string;
  address: string;
  legal?: { terms?: string; privacy?: string; dataProcessing?: string };
  /** Which of the provider’s pages it links to, and in which columns; without them, to all. */
  columns?: readonly FooterColumn[];
};

/** The provider’s pages by the last part of their address (HEADER-017, A-145). */
export const providerPages = [
  'meeting-rooms',
  'meeting-packages',
  'booking-engine',
  'for-companies',
  'for-venues',
  'for-partners',
  'about',
  'contact',
  'help',
] as const;
export const footerTitles = ['product', 'solutions', 'more'] as const;
export type FooterColumn = {
  title: (typeof footerTitles)[number];
  pages: readonly (typeof providerPages)[number][];
};

/** Some venues by alias, or those of a country, ISO 3166-1 alpha-2. */
export type ShownVenues = { aliases: readonly string[] } | { countryCode: string };

/** `hours` are shown beside the number, as they are written here. */
export type PhoneLine = { number: string; hours: string | null };

/**
 * The support line: for venues in the United States the site's assistance line if it has one, else
 * the line of the language, then the English one; `null` hides it (SITE-038 to SITE-040, A-019,
 * `venueCountry` is ISO 3166-1 alpha-2 in any case, `null` on pages without a venue.
 */
export function phoneLine(
  site: Pick<Site, 'supportPhones' | 'usAssistanceLine'>,
  language: string,
  venueCountry: string | null,
): PhoneLine | null {
  if (site.usAssistanceLine !== null && venueCountry?.toUpperCase() === 'US')
    return site.usAssistanceLine;
  const number = site.supportPhones[language] ?? site.supportPhones['en'];
  return number === undefined ? null : { number, hours: null };
}
