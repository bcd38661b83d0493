import { ValidationText } from '@foyer/booking-ui/contact';
import type { BaseSession } from '@foyer/session';
import { Checkbox } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';

type Props = {
  accepted: boolean;
  /** An attempt to send without the tick. */
  missing: boolean;
  validation: BaseSession['validation'];
  links: Pick<BaseSession['links'], 'privacy'>;
  onChange: (accepted: boolean) => void;
};

/** The privacy terms, accepted each time by visitors without an account (FORM-024, A-182). */
export function GdprConsent({ accepted, missing, validation, links, onChange }: Props) {
  const { t } = useLingui();
  const terms = (
    <a href={links.privacy} target="_blank" rel="noopener" title={t`Opens in a new tab`}>
      <Trans>privacy terms</Trans>
    </a>
  );
  return (
    <Checkbox
      name="accepted_gdpr"
      required
      checked={accepted}
      onChange={(event) => onChange(event.target.checked)}
      error={
        missing && (
          <ValidationText message="terms" in={validation}>
            <Trans>Please agree to the terms.</Trans>
          </ValidationText>
        )
      }
    >
      <Trans>I agree that my details are used to answer this request, as the {terms} say.</Trans>
    </Checkbox>
  );
}
