/**
 * A venue page's calls and the parsing of their answers. A script of its own, which loads while the
 * form is painted, because the form does not need it.
 */
export { checkLeadTimes, loadAvailability } from '@foyer/contract';
export { createCheckoutEntrance } from './enter-checkout.ts';
