/** The marketplace's layout of the venue page: the meeting in one bar, and the offers right below it. */
export { OffersFirst as Layout } from '@foyer/shell/venue';
