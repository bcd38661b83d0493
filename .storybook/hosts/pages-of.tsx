import type { StoryObj } from '@storybook/react-vite';
import type { PageModule } from '../../packages/shell/src/boot/host-context.ts';
import { HostPage } from './host-page.tsx';
import type { PageName } from './open-page.ts';
import { pageIsThere } from './page-is-there.ts';

type Host = { venue: PageModule; theme: string; site: string };
type Args = { page: PageName };

/** Stories of a host’s pages, on one of its sites; a page brings its own landmarks. */
export const pagesOf = ({ venue, theme, site }: Host) =>
  ({
    globals: { site },
    parameters: { wholePage: true },
    args: { page: 'venue' } satisfies Args as Args,
    play: pageIsThere,
    render: ({ page }, { globals }) => (
      <HostPage
        key={globals['language']}
        page={page}
        venue={venue}
        theme={theme}
        site={site}
        language={globals['language']}
      />
    ),
  }) satisfies StoryObj<Args>;
