import type { AttendeesLimit } from '@foyer/domain';
import { Trans } from '@lingui/react/macro';
import { RegistrationLink } from './registration-link.tsx';

/** The group exceeds the site's limit, and where to ask instead (FORM-052, FORM-053, ERR-015). */
export function AttendeesLimitWords({ limit, registrationUrl }: AttendeesLimit) {
  return (
    <>
      <Trans>Groups of more than {limit} cannot be booked here.</Trans>{' '}
      <RegistrationLink url={registrationUrl} />
    </>
  );
}
