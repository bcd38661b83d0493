import { formField, isFormField, remoteField } from '@foyer/domain';
import type { BaseSession } from '@foyer/session';

/**
 * The venue page as one form, for a visitor without scripts: the fields of the meeting are in it,
 * and cards of the lists belong to it by its id, wherever they stand. A field of a form that is sent
 * by GET begins with `f.`; everything else in an address is the page's own query.
 */
export const venueForm = 'foyer-meeting';

export const venueFields = {
  kind: formField('kind'),
  startDate: formField('start-date'),
  startTime: formField('start'),
  endDate: formField('end-date'),
  endTime: formField('end'),
  length: formField('length'),
  delegates: formField('delegates'),
  layout: formField('layout'),
  rates: formField('rates'),
  code: formField('code'),
  /** The rarely used options are open. */
  more: formField('more'),
  /** The selected offer, as `offerValue`. */
  select: formField('select'),
  /** The id of the selected room, where a form asks for one. */
  room: formField('room'),
  /** Button of a card that books by itself; its value is the offer. */
  book: formField('book'),
  /** `book`: the selected offer; `enquire`: with the contact of the enquiry form. */
  step: formField('step'),
  /** A card whose details are open. */
  details: formField('details'),
  /** Times on the card of a package. */
  cardStart: (packageId: string) => `f.start ${packageId}`,
  cardEnd: (packageId: string) => `f.end ${packageId}`,
  /** How often more cards were asked for. */
  pages: formField('pages'),
} as const;

/**
 * The hidden fields of a remote's form: whose it is, and for a form that is sent by GET the page's
 * query, which it would replace.
 */
export function FormOf({
  remote,
  session,
  query = false,
}: {
  remote: string;
  session: Pick<BaseSession, 'search'>;
  query?: boolean;
}) {
  const kept = query ? [...new URLSearchParams(session.search.first())] : [];
  return (
    <>
      <input type="hidden" name={remoteField} value={remote} />
      {kept
        .filter(([name]) => !isFormField(name))
        .map(([name, value], index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a name may occur twice
          <input key={index} type="hidden" name={name} value={value} />
        ))}
    </>
  );
}

/** A link to this page with a field of its form, for what a script would show at once. */
export function pageWith(
  { search }: Pick<BaseSession, 'search'>,
  name: string,
  value: string,
): string {
  const query = new URLSearchParams(search.first());
  query.set(name, value);
  return `?${query}`;
}
