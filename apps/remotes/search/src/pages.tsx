import { followedLink, Icon, iconChevronLeft, iconChevronRight, LinkButton } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './pages.module.css';

type PagesProps = {
  page: number;
  count: number;
  linkTo: (page: number) => string;
  onPage: (page: number) => void;
};

/** Previous and next page of the list: links, so that a page can be opened in a tab and shared. */
export function Pages({ page, count, linkTo, onPage }: PagesProps) {
  const { t } = useLingui();
  if (count < 2) return null;
  const to = (number: number) => followedLink(linkTo(number), () => onPage(number));
  return (
    <nav className={styles.pages} aria-label={t`Pages`}>
      <span>
        {page > 1 && (
          <LinkButton variant="quiet" rel="prev" {...to(page - 1)}>
            <Icon of={iconChevronLeft} small directional />
            <Trans>Previous</Trans>
          </LinkButton>
        )}
      </span>
      <span className={styles.at}>
        <Trans>
          Page {page} of {count}
        </Trans>
      </span>
      <span>
        {page < count && (
          <LinkButton variant="quiet" rel="next" {...to(page + 1)}>
            <Trans>Next</Trans>
            <Icon of={iconChevronRight} small directional />
          </LinkButton>
        )}
      </span>
    </nav>
  );
}
