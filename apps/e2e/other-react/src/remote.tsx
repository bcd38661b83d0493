import { createElement, useState, version } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * The part of the venue page's session that this remote uses; it shares no code with the project.
 */
type Session = {
  language: string;
  venue: { title: string };
  query: { get: () => { delegates: number }; subscribe: (listener: () => void) => () => void };
  actions: { changeDelegates: (text: string) => void };
};

function Visitor({ session }: { session: Session }) {
  const [people, setPeople] = useState(session.query.get().delegates);
  const more = () => {
    session.actions.changeDelegates(String(session.query.get().delegates + 5));
    setPeople(session.query.get().delegates);
  };
  return (
    <section aria-label="A remote of another make">
      <p>
        React {version} shows {session.venue.title} for {people}.
      </p>
      <button type="button" onClick={more}>
        Five more
      </button>
    </section>
  );
}

/** The contract between host and remote: an id, the contract's version, and mount. */
export default {
  id: 'other-react',
  contract: 1,
  mount: (element: HTMLElement, session: Session) => {
    const root = createRoot(element);
    root.render(createElement(Visitor, { session }));
    element.dispatchEvent(new CustomEvent('foyer:ready', { bubbles: true }));
    return { unmount: () => root.unmount() };
  },
};
