import type { BookingFlow, CheckoutPaymentMethod, DashboardLink, OfferRules, QueryDefaults } from '@foyer/domain';

/** Folder names of the host apps. */
export type HostApp = 'marketplace' | 'white-label' | 'hotel-chain' | 'booking-engine' | 'corporate';

/**
 * What differs between sites, by capability; a site is one row of data (see `sites.ts`). The rules of the form, of the
 * offers and of the way to order say themselves what they ask of a site.
 */
export type Site = QueryDefaults &
  OfferRules &
  BookingFlow & {
    readonly id: string;
    /** The host app that serves it. */
    readonly host: HostApp;
    readonly name: string;
    /** Offered languages, by the ids of `languages.ts`; the first is the default. English carries no path prefix (SITE-023). */
    readonly languages: readonly string[];
    /** Those that the site is meant to offer, also where their words are still to be written (SITE-024 to SITE-027). */
    readonly allLanguages: readonly string[];
    /** Where groups ask that are larger than the form or a room takes; `null` where they cannot (FORM-052, FORM-053). */
    readonly registrationUrl: string | null;
    /** Venues whose list of seating orders is reduced (AVAIL-027). */
    readonly reducedLayoutList: boolean;
    /** All package rates of a room at once (ROOM-025, A-173). */
    readonly showAllPackages: boolean;
    /** Totals are also estimated in the visitor's currency (SITE-013, PRICE-023). */
    readonly showEstimate: boolean;
    readonly hideSimilarVenues: boolean;
    /** Venues whose page may tell groups of a way of their own, and where that lies; `null` is this site (VENUE-032, VENUE-033). */
    readonly groupBooking: { readonly venueIds: readonly string[]; readonly baseUrl: string | null };
    /** A site under a partner's own name (SITE-013): its search lies elsewhere. */
    readonly whiteLabel: boolean;
    readonly headerSearch: { readonly duration: number; readonly delegates: number };
    readonly hideHeaderSearch: boolean;
    readonly hideLogin: boolean;
    readonly hideRegister: boolean;
    /** The footer is the partner's logo alone. */
    readonly partnerFooterLogo: boolean;
    /** Origin of the provider's own pages: marketing (HEADER-020), listing a venue (HEADER-007), the dashboard of venues (D-14). Without one nothing leads there. */
    readonly providerUrl: string | null;
    /** The provider's questions and answers (HEADER-025). */
    readonly supportUrl: string | null;
    readonly hideDashboardLinks: readonly DashboardLink[];
    /** What a property system's checkout can be paid with. */
    readonly paymentMethods: readonly CheckoutPaymentMethod[];
    /** Most menus of one property-system meeting (OPERA-043, OPERA-044). */
    readonly menuCap: number;
    /** Keeps days and place of the last meeting for the pages around it (CART-027). */
    readonly mainBookingHost: boolean;
    /** What a visitor asks for is kept for the next visit only after a yes (D-9). */
    readonly asksBeforeKeeping: boolean;
    /** Support lines by language; nothing is shown where there is none (SITE-038, SITE-040). */
    readonly supportPhones: Readonly<Record<string, string>>;
    /** The line of venues in the United States (SITE-039). */
    readonly usAssistanceLine: PhoneLine | null;
  };

/** `hours` are said beside the number, in the line's own words. */
export type PhoneLine = { readonly number: string; readonly hours: string | null };
