import { type HostApp, sites } from '@foyer/sites';
import type { StoryObj } from '@storybook/react-vite';
import type { PageModule } from '../../packages/shell/src/boot/host-context.ts';
import { HostPage } from './host-page.tsx';
import type { PageName } from './open-page.ts';
import { pageIsThere } from './page-is-there.ts';

type Host = { host: HostApp; venue: PageModule; theme: string; site: string };
type Args = { page: PageName; site: string };

/** Stories of a host’s pages, on one of its sites or another; a page brings its own landmarks. */
export const pagesOf = ({ host, venue, theme, site }: Host) =>
  ({
    globals: { site },
    parameters: { wholePage: true },
    args: { page: 'venue', site } satisfies Args as Args,
    argTypes: {
      page: { control: false },
      site: {
        control: 'select',
        options: sites.flatMap((one) => (one.host === host ? one.id : [])),
      },
    },
    play: pageIsThere,
    render: (args, { globals }) => (
      <HostPage
        {...args}
        key={`${args.site} ${globals['language']}`}
        venue={venue}
        theme={theme}
        language={globals['language']}
      />
    ),
  }) satisfies StoryObj<Args>;
