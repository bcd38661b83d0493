import { OfferCard, OfferTitle, PercentOff, sameValues, SelectRadio } from '@foyer/booking-ui';
import type { PackageOffer } from '@foyer/domain';
import { Button, Heading, Icon, iconChevronDown } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useId, useState } from 'react';
import { PackageDetails } from './package-details.tsx';
import { PackageFacts } from './package-facts.tsx';
import { PackagePictures } from './package-pictures.tsx';
import { PackageTotal } from './package-total.tsx';
import { WhyNot } from './why-not.tsx';

export type PackageCardProps = {
  readonly offer: PackageOffer;
  readonly chosen: boolean;
  /** Name of the radio group of this list. */
  readonly group: string;
  /** Stands beyond the first page of the list. */
  readonly later?: boolean;
  readonly onSelect: (packageId: string) => void;
};

/** One package as a card that can be chosen; its details are closed at first, and close when it does not do any more (PACK-005 to PACK-007). */
export const PackageCard = memo(function PackageCard({ offer: { package: entry, fit, price, outcome }, chosen, group, later = false, onSelect }: PackageCardProps) {
  const { t } = useLingui();
  const id = useId();
  const fits = fit.kind === 'fits';
  const [open, setOpen] = useState(false);
  const [fitBefore, setFitBefore] = useState(fits);
  if (fits !== fitBefore) {
    setFitBefore(fits);
    if (!fits) setOpen(false);
  }
  const { title } = entry;
  const whyId = `${id}-why`;
  const detailsId = `${id}-details`;
  return (
    <OfferCard
      titleId={`${id}-title`}
      state={fits ? (chosen ? 'selected' : 'available') : 'unavailable'}
      chosen={chosen}
      later={later}
      picture={<PackagePictures title={title} pictures={entry.pictures} immediately={fits && outcome.kind === 'instant'} />}
      head={
        <>
          <OfferTitle>
            <Heading level={3} id={`${id}-title`}>
              {title}
            </Heading>
            {fits && price?.percentOff && <PercentOff percent={price.percentOff} />}
          </OfferTitle>
          <PackageFacts entry={entry} />
        </>
      }
      description={entry.description}
      middle={fits ? <PackageTotal price={price} /> : <WhyNot fit={fit} id={whyId} />}
      end={
        <>
          <Button variant="text" size="s" aria-expanded={open} aria-controls={open ? detailsId : undefined} aria-describedby={`${id}-title`} onClick={() => setOpen(!open)}>
            {open ? <Trans>Hide details</Trans> : <Trans>Show details</Trans>}
            <Icon of={iconChevronDown} small turns />
          </Button>
          <SelectRadio group={group} label={t`Select ${title}`} checked={chosen} reasonId={fits ? undefined : whyId} onSelect={() => onSelect(entry.id)} />
        </>
      }
      more={open ? <PackageDetails id={detailsId} entry={entry} price={price} roomTitle={fit.kind === 'fits' ? fit.room.title : null} /> : undefined}
    />
  );
}, sameValues);
