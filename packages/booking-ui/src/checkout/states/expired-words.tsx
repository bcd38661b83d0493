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
        <Trans>The room was held for 20 minutes and is now released.</Trans>
      ) : (
        <Trans>
          Held for 20 minutes and now released: <bdi>{room}</bdi>.
        </Trans>
      )}{' '}
      {kept ? (
        <Trans>Your details are kept; if the room is still free, you can take it again.</Trans>
      ) : (
        <Trans>
          If the room is still free, you can take it again; your details are then asked for anew.
        </Trans>
      )}
    </>
  );
}
