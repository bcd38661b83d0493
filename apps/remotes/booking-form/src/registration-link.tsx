import { Trans } from '@lingui/react/macro';

/**
 * Where larger groups ask; nothing where they cannot. In a new tab, so that what was entered stays.
 */
export function RegistrationLink({ url }: { url: string | null }) {
  if (url === null) return null;
  return (
    <a href={url} target="_blank" rel="noopener">
      <Trans>Register your event</Trans>
    </a>
  );
}
