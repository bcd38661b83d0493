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
  useEffect(() => {
    if (row === first) return;
    // Browsers refuse an address that is written at each step of a slider.
    const waiting = setTimeout(
      () => history.replaceState(history.state, '', `#${rowInAddress(row)}`),
      200,
    );
    return () => clearTimeout(waiting);
  }, [row, first]);
  return (
    <Studio
      language={facts.language}
      row={row}
      onChange={setRow}
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
