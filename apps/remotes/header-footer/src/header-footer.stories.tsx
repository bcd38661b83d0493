import { aSite, aVisitor, fakeBaseSession, fakeReadable } from '@foyer/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { HeaderFooter } from './header-footer.tsx';

const meta: Meta<typeof HeaderFooter> = {
  title: 'Header and footer/Parts',
  component: HeaderFooter,
  globals: { column: 'edge' },
};
export default meta;
type Story = StoryObj<typeof HeaderFooter>;

export const Header: Story = { args: { session: fakeBaseSession(), part: 'header' } };
export const HeaderWithoutSupport: Story = {
  args: { session: fakeBaseSession({ supportPhone: null }), part: 'header' },
};
export const HeaderInOneLanguage: Story = {
  args: { session: fakeBaseSession({ site: aSite({ languages: ['en'] }) }), part: 'header' },
};
export const Footer: Story = { args: { session: fakeBaseSession(), part: 'footer' } };

const loggedIn = (roleIds: readonly number[] = [4], instantRooms = 412) =>
  fakeBaseSession({ visitor: fakeReadable(aVisitor({ roleIds }, instantRooms)) });
const openMenu: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /^Men/ }));
  const dialog = await within(canvasElement).findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
};
const searching: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /^(City|Stadt)/ }));
  await userEvent.type(await within(canvasElement).findByRole('combobox'), 'hel');
  await within(canvasElement).findAllByRole('option');
};

const phone = { viewport: { value: 'w320' }, column: 'edge' };
/** The longest name of our sites: it takes two lines before anything is pushed out of the page. */
export const HeaderAt320: Story = {
  globals: phone,
  args: {
    session: fakeBaseSession({ site: aSite({ id: 'an-insurance', name: 'Haven Mutual' }) }),
    part: 'header',
  },
};
export const Languages: Story = {
  args: { session: fakeBaseSession(), part: 'header' },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: /^(Language|Sprache)/ }),
    );
    await waitFor(() =>
      expect(within(canvasElement).getByRole('link', { name: 'Suomi' })).toBeVisible(),
    );
  },
};
export const MenuOnAPhone: Story = {
  globals: phone,
  args: { session: fakeBaseSession(), part: 'header' },
  play: openMenu,
};
export const SearchingOnAPhone: Story = {
  globals: phone,
  args: { session: fakeBaseSession(), part: 'header' },
  play: searching,
};
export const PlacesDidNotCome: Story = {
  args: {
    session: fakeBaseSession({
      findPlaces: () => Promise.resolve({ ok: false, problem: { kind: 'unreachable' } }),
    }),
    part: 'header',
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(City|Stadt)/ }));
    await userEvent.type(await within(canvasElement).findByRole('combobox'), 'hel');
    await within(canvasElement).findByText(/^(The places did not|Die Orte)/);
  },
};
export const HeaderOfSomebody: Story = { args: { session: loggedIn(), part: 'header' } };
export const HeaderBeforeItIsKnownWho: Story = {
  args: { session: fakeBaseSession({ visitor: fakeReadable(null) }), part: 'header' },
};
export const HeaderOfAHotel: Story = {
  args: {
    session: fakeBaseSession({
      site: aSite({ id: 'a-hotel', hideHeaderSearch: true, hideRegister: true }),
    }),
    part: 'header',
  },
};
export const Searching: Story = {
  args: { session: fakeBaseSession(), part: 'header' },
  play: searching,
};
export const NothingLikeThat: Story = {
  args: {
    session: fakeBaseSession({ findPlaces: () => Promise.resolve({ ok: true, value: [] }) }),
    part: 'header',
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(City|Stadt)/ }));
    await userEvent.type(await within(canvasElement).findByRole('combobox'), 'xyz');
    await within(canvasElement).findByText(/^(No city|Keine Stadt)/);
  },
};
export const MenuOfACustomer: Story = {
  args: { session: loggedIn(), part: 'header' },
  play: openMenu,
};
export const MenuOfStaff: Story = {
  args: { session: loggedIn([12], 0), part: 'header' },
  play: openMenu,
};
export const FooterWithThePagesOfTheProvider: Story = {
  args: {
    session: fakeBaseSession({
      site: aSite({ id: 'a-provider', providerUrl: 'https://provider.example' }),
    }),
    part: 'footer',
  },
  play: async ({ canvasElement }) =>
    void (await within(canvasElement).findByRole('navigation', { name: /^(Product|Produkt)/ })),
};
export const FooterOnAPhone: Story = {
  globals: phone,
  args: { session: fakeBaseSession(), part: 'footer' },
};
export const FooterOfAPartner: Story = {
  args: {
    session: fakeBaseSession({ site: aSite({ id: 'a-partner', partnerFooterLogo: true }) }),
    part: 'footer',
  },
};
