import { formatsFor } from '@foyer/i18n';
import { iconInfo, iconTag, iconUsers, LinkButton, Notice } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import type { VenueNotice } from './visible-notices.ts';

/** One notice of the venue (VENUE-021, VENUE-022, VENUE-032). */
export function NoticeOf({ notice }: { notice: VenueNotice }) {
  const { t, i18n } = useLingui();
  switch (notice.kind) {
    case 'capacity': {
      const { percentage, message, pdfUrl } = notice;
      const percent = formatsFor(i18n.locale).percent(percentage);
      return (
        <Notice icon={iconUsers} title={t`Rooms are filled to ${percent} at most.`}>
          <span>{message}</span>
          {pdfUrl !== '' && (
            <>
              {' '}
              <a
                href={pdfUrl}
                target="_blank"
                rel="noreferrer"
              >{t`How the house keeps meetings safe (PDF)`}</a>
            </>
          )}
        </Notice>
      );
    }
    case 'promotion':
      return (
        <Notice tone="accent" icon={iconTag} title={<bdi>{notice.title}</bdi>}>
          <bdi>{notice.description}</bdi>
        </Notice>
      );
    case 'group':
      return (
        <Notice
          icon={iconInfo}
          title={t`Coming with a large group, or with bedrooms?`}
          actions={<LinkButton size="s" href={notice.href}>{t`Book for a group`}</LinkButton>}
        />
      );
    default:
      return notice satisfies never;
  }
}
