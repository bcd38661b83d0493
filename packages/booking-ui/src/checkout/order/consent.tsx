import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, Dialog } from '@foyer/ui';
import { type ReactNode, useState } from 'react';
import { readTerms, type SpokenText, type Terms } from '@foyer/domain';
import { type Reading, VenueText } from '../../translation/venue-texts.tsx';
import styles from './consent.module.css';

type ConsentProps = {
  accepted: boolean;
  onChange: (accepted: boolean) => void;
  error: ReactNode;
  /** Page of the site's terms of service. */
  serviceTerms: string;
  /** The venue's terms: an address, a text, or nothing (OPERA-045, A-136). */
  venueTerms: SpokenText;
  reading: Reading;
};

export function Consent({
  accepted,
  onChange,
  error,
  serviceTerms,
  venueTerms,
  reading,
}: ConsentProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const terms = readTerms(venueTerms.text);
  return (
    <>
      <Checkbox
        name="terms"
        required
        checked={accepted}
        onChange={(event) => onChange(event.target.checked)}
        error={error}
      >
        {terms.kind === 'none' ? (
          <Trans>
            I accept the <NewTab href={serviceTerms}>terms of service</NewTab>.
          </Trans>
        ) : (
          <Trans>
            I accept the <NewTab href={serviceTerms}>terms of service</NewTab> and the venue’s{' '}
            <VenueTermsLink terms={terms} onRead={() => setOpen(true)}>
              terms of use
            </VenueTermsLink>
            .
          </Trans>
        )}
      </Checkbox>
      {terms.kind === 'text' && (
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title={<Trans>Terms of use of the venue</Trans>}
          closeLabel={t`Close`}
        >
          <VenueText
            of={{ ...venueTerms, text: terms.text }}
            reading={reading}
            className={styles.terms}
          />
        </Dialog>
      )}
    </>
  );
}

function VenueTermsLink({
  terms,
  onRead,
  children,
}: {
  terms: Exclude<Terms, { kind: 'none' }>;
  onRead: () => void;
  children: ReactNode;
}) {
  if (terms.kind === 'page') return <NewTab href={terms.href}>{children}</NewTab>;
  return (
    // A link, because a button inside a label would get a second label.
    <a
      href="#terms"
      aria-haspopup="dialog"
      onClick={(event) => {
        event.preventDefault();
        onRead();
      }}
    >
      {children}
    </a>
  );
}

/** A new tab keeps the half-filled form. */
function NewTab({ href, children }: { href: string; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <a href={href} target="_blank" rel="noopener" title={t`Opens in a new tab`}>
      {children}
    </a>
  );
}
