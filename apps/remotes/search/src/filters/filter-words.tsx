import { layoutWord } from '@foyer/booking-ui';
import { type ActiveFilter, exponentOf, type FilterChoices, layoutNameOf } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { wholeMoney } from './whole-money.ts';

type FilterWordsProps = {
  filter: ActiveFilter;
  people: number;
  /** Those have the names of equipment in the reader's language. */
  choices: FilterChoices | null;
};

/** What a filter leaves, in few words. */
export function FilterWords({ filter, people, choices }: FilterWordsProps) {
  const { i18n } = useLingui();
  const formats = useFormats();
  switch (filter.kind) {
    case 'fits':
      return <Plural value={people} one="Room free for # person" other="Room free for # people" />;
    case 'instant':
      return <Trans>Booked at once</Trans>;
    case 'maxPrice': {
      const { amount, currency } = filter;
      const price = wholeMoney(formats, { minor: amount * 10 ** exponentOf(currency), currency });
      return <Trans>Up to {price}</Trans>;
    }
    case 'layout':
      return i18n._(layoutWord(layoutNameOf(filter.layout)));
    case 'equipment':
      return choices?.equipment.find(({ name }) => name === filter.name)?.label ?? filter.name;
    case 'withinKm': {
      const { km } = filter;
      return <Trans>Within {km}&nbsp;km</Trans>;
    }
    default:
      return filter satisfies never;
  }
}
