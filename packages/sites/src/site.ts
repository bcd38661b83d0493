import type {
  BookingFlow,
  CheckoutPaymentMethod,
  DashboardLink,
  OfferRules,
  QueryDefaults,
} from '@foyer/domain';

/** Folder names of the host apps. */
export type HostApp =
  'marketplace' | 'white-label' | 'hotel-chain' | 'booking-engine' | 'corporate';

/**
 * What differs between sites, by capability; a site is one row of data (see `sites.ts`). The rules
 * of the form, of the offers and of the way to order say themselves what they ask of a site.
 */
export type Site = QueryDefaults &
  OfferRules &
  BookingFlow & {
    id: string;
    /** The host app that serves it. */
    host: HostApp;
    name: string;
    /**
     * Offered languages, by the ids of `languages.ts`; the first is the default. English carries no
     * path prefix (SITE-023).
     */
    languages: readonly string[];
    /**
     * Those that the site is meant to offer, also where their words are still to be written
     * (SITE-024 to SITE-027).
     */
    allLanguages: readonly string[];
    /**
     * Where groups ask that are larger than the form or a room takes; `null` where they cannot
     * (FORM-052, FORM-053).
     */
    registrationUrl: string | null;
    /** Venues whose list of seating orders is reduced (AVAIL-027). */
    reducedLayoutList: boolean;
    /** All package rates of a room at once (ROOM-025, A-173). */
    showAllPackages: boolean;
    /** Totals are also estimated in the visitor's currency (SITE-013, PRICE-023). */
    showEstimate: boolean;
    hideSimilarVenues: boolean;
    /**
     * Venues whose page may tell groups of a way of their own, and where that lies; `null` is this
     * site (VENUE-032, VENUE-033).
     */
    groupBooking: { venueIds: readonly string[]; baseUrl: string | null };
    /** A site under a partner's own name (SITE-013): its search lies elsewhere. */
    whiteLabel: boolean;
    headerSearch: { duration: number; delegates: number };
    hideHeaderSearch: boolean;
    hideLogin: boolean;
    hideRegister: boolean;
    /** The footer is the partner's logo alone. */
    partnerFooterLogo: boolean;
    /**
     * Origin of the provider's own pages: marketing (HEADER-020), listing a venue (HEADER-007), the
     * dashboard of venues (D-14). Without one nothing leads there.
     */
    providerUrl: string | null;
    /** The provider's questions and answers (HEADER-025). */
    supportUrl: string | null;
    hideDashboardLinks: readonly DashboardLink[];
    /** What a property system's checkout can be paid with. */
    paymentMethods: readonly CheckoutPaymentMethod[];
    /** Most menus of one property meeting (OPERA-043, OPERA-044). */
    menuCap: number;
    /** Keeps days and place of the last meeting for the pages around it (CART-027). */
    mainBookingHost: boolean;
    /** What a visitor asks for is kept for the next visit only after a yes (D-9). */
    asksBeforeKeeping: boolean;
    /** Support lines by language; nothing is shown where there is none (SITE-038, SITE-040). */
    supportPhones: Readonly<Record<string, string>>;
    /** The line of venues in the United States (SITE-039). */
    usAssistanceLine: PhoneLine | null;
  };

/** `hours` are said beside the number, in the line's own words. */
export type PhoneLine = { number: string; hours: string | null };
