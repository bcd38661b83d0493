import {
  aFoundVenue,
  aRefinement,
  aSearchAnswer,
  fakeSearchSession,
  fakeSearchStart,
  waysOnFromNothing,
} from '@foyer/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Search } from './search.tsx';
import { SearchStart } from './search-start.tsx';

const meta: Meta<typeof Search> = {
  title: 'Search/Page',
  component: Search,
  decorators: [
    (Story) => (
      <div style={{ paddingInline: 'var(--gutter)' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Search>;

export const Found: Story = { args: { session: fakeSearchSession() } };
export const ManyPages: Story = {
  args: {
    session: fakeSearchSession({
      query: { page: 2 },
      results: { kind: 'ready', answer: aSearchAnswer({ total: 30 }) },
    }),
  },
};
/** What is on stands beside the button, each to be taken away. */
export const Filtered: Story = {
  args: { session: fakeSearchSession({ refinement: aRefinement }) },
};
export const FiltersOpen: Story = {
  args: { session: fakeSearchSession({ refinement: aRefinement }) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Filter/ }));
    await expect(
      await within(canvasElement).findByRole('combobox', { name: /^(Seating|Bestuhlung)$/ }),
    ).toBeVisible();
  },
};
export const FiltersOnAPhone: Story = { ...FiltersOpen, globals: { viewport: { value: 'w360' } } };
/** A page of many; the markers of venues near each other overlap, the one pointed at is on top. */
export const ManyVenues: Story = {
  args: {
    session: fakeSearchSession({
      results: {
        kind: 'ready',
        answer: aSearchAnswer({
          total: 57,
          pageSize: 20,
          venues: Array.from({ length: 20 }, (_, at) =>
            aFoundVenue({
              alias: `house-${at}`,
              title: `House ${at + 1}`,
              distanceKm: at / 2,
              at: {
                latitude: 60.1 + ((at * 7) % 20) / 100,
                longitude: 24.8 + ((at * 3) % 20) / 60,
              },
            }),
          ),
        }),
      },
    }),
  },
};
export const MapOnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { session: fakeSearchSession() },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: /^(Show the map|Karte zeigen)$/ }),
    );
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: /^Grand Harbour Hotel, / }),
    );
  },
};
/** Each way on says how many venues it finds. */
export const NothingLeft: Story = {
  args: {
    session: fakeSearchSession({
      refinement: aRefinement,
      results: {
        kind: 'ready',
        answer: aSearchAnswer({ total: 0, venues: [], ways: waysOnFromNothing }),
      },
    }),
  },
};
export const NothingFound: Story = {
  args: {
    session: fakeSearchSession({
      query: { place: { kind: 'city', name: 'Atlantis' } },
      results: {
        kind: 'ready',
        answer: aSearchAnswer({ total: 0, venues: [], zone: null, place: 'Atlantis' }),
      },
    }),
  },
};
export const Loading: Story = {
  args: { session: fakeSearchSession({ results: { kind: 'loading', answer: null } }) },
};
export const LoadingAnother: Story = {
  args: { session: fakeSearchSession({ results: { kind: 'loading', answer: aSearchAnswer() } }) },
};
export const Failed: Story = {
  args: {
    session: fakeSearchSession({ results: { kind: 'failed', problem: { kind: 'unreachable' } } }),
  },
};

const where = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('combobox', { name: /^(Where|Wo)$/ });

export const AllVenues: Story = {
  args: { session: fakeSearchSession({ query: { place: { kind: 'anywhere' } } }) },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { session: fakeSearchSession() },
};
export const Typing: Story = {
  args: { session: fakeSearchSession({ query: { place: { kind: 'anywhere' } } }) },
  play: async ({ canvasElement }) => {
    await userEvent.type(where(canvasElement), 'hel');
    await within(canvasElement).findAllByRole('option');
  },
};
export const PlaceNotPicked: Story = {
  args: {
    session: fakeSearchSession({
      query: { place: { kind: 'anywhere' } },
      base: { findPlaces: () => Promise.resolve({ ok: true, value: [] }) },
    }),
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(where(canvasElement), 'xyz');
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Search|Suchen)$/ }));
    await expect(where(canvasElement)).toHaveAttribute('aria-invalid', 'true');
  },
};
/** The focus moves to the results for keyboard users. */
export const SearchedAgain: Story = {
  args: { session: fakeSearchSession() },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Search|Suchen)$/ }));
    await waitFor(() => expect(within(canvasElement).getByRole('region')).toHaveFocus());
  },
};
/** The part of it on the start page. */
export const OnTheStartPage: Story = { render: () => <SearchStart session={fakeSearchStart()} /> };
