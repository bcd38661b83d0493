import { Trans } from '@lingui/react/macro';

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
