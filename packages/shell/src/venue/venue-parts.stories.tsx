import { aSite, aVenue } from '@foyer/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { around, onVenuePage } from '../testing/on-venue-page.tsx';
import { AssistanceLine } from './assistance-line.tsx';
import { Checklists } from './checklists.tsx';
import { SimilarVenues } from './similar-venues.tsx';
import { VenueHead } from './venue-head.tsx';
import { VenueMissing, VenueUnavailable } from './venue-missing.tsx';
import { VenueSkeleton } from './venue-skeleton.tsx';

/**
 * The parts of a venue page besides pictures, text, map, form and lists; and what is shown when
 * there is no venue.
 */
const meta: Meta = { title: 'Venue page/Parts', decorators: [onVenuePage] };
export default meta;
type Story = StoryObj;

const { nearby } = aVenue();
const american = around({
  base: { site: aSite({ usAssistanceLine: { number: '+1 202 555 0142', hours: '9am-5pm ET' } }) },
});
const narrow = { viewport: { value: 'w360' } };

export const Head: Story = { render: () => <VenueHead venue={aVenue()} /> };
export const HeadOfOneRoom: Story = {
  render: () => <VenueHead venue={aVenue({ roomCount: 1, largestRoom: 12 })} />,
};
export const HeadWithALongName: Story = {
  globals: narrow,
  render: () => (
    <VenueHead
      venue={aVenue({
        title: 'Tagungszentrum Landwirtschaftskammer Nordrhein-Westfalen',
        address: 'Ernst-Ludwig-Kirchner-Straße 117a, 48159 Münster',
      })}
    />
  ),
};
export const Assistance: Story = {
  parameters: american,
  render: () => <AssistanceLine venue={aVenue({ countryCode: 'US' })} />,
};
export const Lists: Story = { render: () => <Checklists venue={aVenue()} /> };
/** The property system leaves out what a venue does not have. */
export const ListsOfTheProperty: Story = {
  parameters: around({ base: { site: aSite({ checkout: 'property', offerCards: 'plan' }) } }),
  render: () => <Checklists venue={aVenue()} />,
};
export const Similar: Story = {
  render: () => <SimilarVenues venues={nearby} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(
      page.getByRole('button', { name: /^(Next venues|Nächste Häuser|Weitere Häuser)$/ }),
    );
    await waitFor(() => expect(page.getByRole('list').scrollLeft).not.toBe(0));
  },
};
export const SimilarFromRightToLeft: Story = { ...Similar, globals: { direction: 'rtl' } };
export const SimilarOnAPhone: Story = {
  globals: narrow,
  render: () => <SimilarVenues venues={nearby.slice(0, 3)} />,
};
export const NoneSimilar: Story = { render: () => <SimilarVenues venues={[]} /> };
/** Of a venue that never opens. */
export const InsteadOfOffers: Story = {
  parameters: around({ venue: { neverOpens: true } }),
  render: () => <SimilarVenues venues={[]} instead />,
};
export const Loading: Story = { render: () => <VenueSkeleton /> };
export const Missing: Story = { render: () => <VenueMissing /> };
export const Unavailable: Story = { render: () => <VenueUnavailable onRetry={() => undefined} /> };
