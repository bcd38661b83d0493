/** The page `/lab/brand` of a front door whose operator allows it. */
import { rowInAddress, rowOfAddress, type StudioRow, studioRow } from '@foyer/sites/studio';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { readFacts } from './facts.ts';
import { Frames } from './preview/frames.tsx';
import { Studio } from './studio.tsx';

const facts = readFacts(document);
const own = studioRow(facts.siteId);
const place = document.getElementById('studio');

function Lab({ first }: { first: StudioRow }) {
  const [row, setRow] = useState(() => rowOfAddress(location.hash) ?? first);
  useEffect(() => {
    const followAddress = () => {
      const asked = rowOfAddress(location.hash);
      if (asked) setRow(asked);
    };
    addEventListener('hashchange', followAddress);
    return () => removeEventListener('hashchange', followAddress);
  }, []);
  const change = (next: StudioRow) => {
    setRow(next);
    // A reload, and whoever gets the address, sees the same.
    history.replaceState(history.state, '', `#${rowInAddress(next)}`);
  };
  return (
    <Studio
      language={facts.language}
      row={row}
      onChange={change}
      preview={(scheme) => (
        <Frames
          language={facts.language}
          pages={facts.pages}
          row={row}
          scheme={scheme}
          shown={first}
        />
      )}
    />
  );
}

if (own && place) createRoot(place).render(<Lab first={own} />);
