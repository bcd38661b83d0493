import { aPackage, aPackageOffer, euros } from '@foyer/fixtures';
import type { PackageFit } from '@foyer/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PackageCard } from './package-card.tsx';

const meta = {
  title: 'Packages/Package card',
  component: PackageCard,
  args: { offer: aPackageOffer(), chosen: false, group: 'package', onSelect: () => undefined },
  decorators: [(Story) => <div style={{ containerType: 'inline-size', containerName: 'cards', maxInlineSize: '53rem' }}>{Story()}</div>],
} satisfies Meta<typeof PackageCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { expanded: false }));
};

export const Available: Story = {};
export const Selected: Story = { args: { chosen: true } };
export const DetailsOpen: Story = { args: { offer: discounted() }, play: opened };
export const Discounted: Story = { args: { offer: discounted() } };

/** Twelve come, but the venue sells it from fifteen on. */
export const SmallestGroup: Story = {
  args: { offer: aPackageOffer({ package: aPackage({ title: 'Grand day with reception', min: 15, max: 120, roomIds: ['harbour-room'] }), price: { ...aPrice(), people: 15, pricedForMinimum: true, total: euros(1410), unit: euros(94) } }) },
};

export const OnRequest: Story = { args: { offer: aPackageOffer({ outcome: { kind: 'request', total: euros(820.8) } }) } };
export const Enquiry: Story = { args: { offer: aPackageOffer({ price: null, outcome: { kind: 'enquiry', reason: 'no-price' } }) } };
export const TooManyAttendees: Story = { args: { offer: unavailable({ kind: 'exceeds', delegates: 45, max: 40 }) } };
export const NoRoomAvailable: Story = { args: { chosen: true, offer: unavailable({ kind: 'no-room-available' }) } };
export const NoRoomFits: Story = { args: { offer: unavailable({ kind: 'no-room-fits' }) } };

export const GermanLongWords: Story = {
  globals: { language: 'de' },
  args: {
    offer: aPackageOffer({
      package: aPackage({
        title: 'Ganztagesveranstaltungspauschale mit Abendempfang',
        description: 'Tagungsraum, zwei Kaffeepausen mit hausgemachtem Gebäck, Mittagsbuffet im Wintergarten und ein Abendempfang auf der Südterrasse mit Blick über das Hafenbecken.',
        content: [{ name: 'Begrüßungskaffee', start: '08:30', end: '09:00', items: ['Kaffeespezialitäten', 'Roggenbrötchen mit Kräuterfrischkäse'] }],
      }),
    }),
  },
  play: opened,
};

function aPrice() {
  const { price } = aPackageOffer();
  if (!price) throw new Error('the fixture has a price');
  return price;
}

function discounted() {
  return aPackageOffer({ price: { ...aPrice(), original: euros(912), originalUnit: euros(76), percentOff: 10 } });
}

function unavailable(fit: PackageFit) {
  return aPackageOffer({ fit, outcome: { kind: 'request', total: euros(820.8) } });
}
