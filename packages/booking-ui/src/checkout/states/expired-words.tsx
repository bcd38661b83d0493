import { Trans } from '@lingui/react/macro';
import { useDetailsKept } from '../details/use-details-kept.ts';

/**
 * What happens after an expired hold, and which input is kept; `room` is what was held, where
 * known.
 */
export function ExpiredWords({ room }: { room: string | null }) {
  const kept = useDetailsKept();
  return (
    <>
      {room === null ? (
        <Trans>We held it for 20 minutes and have let it go.</Trans>
      ) : (
        <Trans>We held {room} for 20 minutes and have let it go.</Trans>
      )}{' '}
      {kept ? (
        <Trans>Your details are kept; if it is still free, you can take it again.</Trans>
      ) : (
        <Trans>
          If it is still free, you can take it again; your details are then asked for anew.
        </Trans>
      )}
    </>
  );
}
