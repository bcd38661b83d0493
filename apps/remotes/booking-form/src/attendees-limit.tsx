import type { AttendeesLimit } from '@foyer/domain';
import { Plural, Trans } from '@lingui/react/macro';

/** The group exceeds the site's limit, and where to ask instead (FORM-052, FORM-053, ERR-015). */
export function AttendeesLimitWords({ limit, registrationUrl }: AttendeesLimit) {
  return (
    <>
      <Trans>
        At most <Plural value={limit} one="# person" other="# people" /> can be booked here.
      </Trans>{' '}
      <RegistrationLink url={registrationUrl} />
    </>
  );
}

/**
 * Where larger groups can ask; nothing without such an address. In a new tab, so that input is
 * kept.
 */
export function RegistrationLink({ url }: { url: string | null }) {
  if (url === null) return null;
  return (
    <a href={url} target="_blank" rel="noopener">
      <Trans>Register your event</Trans>
    </a>
  );
}
