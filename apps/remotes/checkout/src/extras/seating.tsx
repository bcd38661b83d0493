import { layoutWord } from '@foyer/booking-ui';
import { AddOnsSection } from '@foyer/booking-ui/checkout';
import {
  type Cart,
  checkoutLayouts,
  layoutNameOf,
  reducedLayouts,
  type Taken,
} from '@foyer/domain';
import { SelectField } from '@foyer/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

type SeatingProps = {
  cart: Cart;
  layout: Taken['layout'];
  /** The server refused this layout. */ refused: boolean;
  open: boolean;
  onChange: (layout: Taken['layout']) => void;
};

/**
 * The room's seating layout: any that seats the group (CHECK-008). Cabaret is not offered, but is
 * kept where the cart was created with it (CHECK-020).
 */
export function Seating({ cart, layout, refused, open, onChange }: SeatingProps) {
  const { t, i18n } = useLingui();
  const [item] = cart.items;
  // Two rooms together are set as the visitor asked on the venue's page.
  if (!item || cart.items.length > 1) return null;
  const offered = checkoutLayouts(cart, item.delegates);
  if (offered.length === 0) return null;
  const own = item.layout;
  const layouts = own === '_none' || offered.includes(own) ? offered : [own, ...offered];
  const isReduced = layout !== '_none' && reducedLayouts(cart).includes(layoutNameOf(layout));
  const seats = (code: (typeof layouts)[number]) => {
    const name = i18n._(layoutWord(layoutNameOf(code)));
    const people =
      cart.applicableLayouts.find((candidate) => candidate.code === code)?.capacity ?? null;
    return people === null
      ? name
      : t`${name}, ${plural(people, { 1: 'for one person', one: 'for up to # person', other: 'for up to # people' })}`;
  };
  return (
    <AddOnsSection
      title={<Trans>Seating</Trans>}
      said={i18n._(layoutWord(layout === '_none' ? layout : layoutNameOf(layout)))}
      open={open}
    >
      <SelectField
        label={t`Layout`}
        name="layout"
        value={String(layout)}
        error={
          refused && (
            <Trans>The room cannot be set so for your group. Please choose another layout.</Trans>
          )
        }
        note={isReduced && <Trans>The venue sets fewer chairs than usual at the moment.</Trans>}
        onChange={(event) =>
          onChange(layouts.find((code) => String(code) === event.target.value) ?? '_none')
        }
      >
        <option value="_none">{i18n._(layoutWord('_none'))}</option>
        {layouts.map((code) => (
          <option key={code} value={code}>
            {seats(code)}
          </option>
        ))}
      </SelectField>
    </AddOnsSection>
  );
}
