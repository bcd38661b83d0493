import { createConfirmationSession } from '@foyer/session/confirmation';
import type { PageModule } from '../boot/host-context.ts';
import { PageContext } from '../slot/page-context.ts';
import type { PageFrame } from '../venue/venue-page.tsx';

/** The thank-you page. */
export function confirmationPage(Frame: PageFrame, Layout: React.ComponentType): PageModule {
  return {
    first: ['thank-you'],
    open: ({ base, api, storage, page, remotes }) => {
      const session = createConfirmationSession({ base, api, storage, page });
      const tree = (
        <Frame>
          <PageContext value={{ remotes, session, contact: null }}>
            <Layout />
          </PageContext>
        </Frame>
      );
      return { tree, session };
    },
  };
}
