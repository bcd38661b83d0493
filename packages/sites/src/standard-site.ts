import {
  propertyPaymentMethods,
  standardBookingFlow,
  standardOfferRules,
  standardQueryDefaults,
  unlimitedMenus,
} from '@foyer/domain';
import type { Site } from './site.ts';

/** Settings of a site without own ones. */
export const standardSite: Omit<Site, 'id' | 'host' | 'name' | 'languages'> = {
  ...standardQueryDefaults,
  ...standardOfferRules,
  ...standardBookingFlow,
  embedOrigins: [],
  commerceEvents: false,
  registrationUrl: null,
  reducedLayoutList: false,
  showAllPackages: false,
  showEstimate: false,
  shownVenues: null,
  ownHouses: false,
  hideSimilarVenues: false,
  groupBooking: { venueIds: [], baseUrl: null },
  whiteLabel: false,
  headerSearch: { duration: 8, delegates: 10 },
  hideHeaderSearch: false,
  hideLogin: false,
  hideRegister: false,
  partnerFooterLogo: false,
  // Names reserved for examples.
  providerUrl: 'https://provider.example',
  supportUrl: 'https://help.provider.example/faq',
  hideDashboardLinks: [],
  paymentMethods: propertyPaymentMethods,
  menuCap: unlimitedMenus,
  mainBookingHost: false,
  asksBeforeKeeping: false,
  // The specification has no support numbers for it.
  supportPhones: {},
  usAssistanceLine: null,
};
