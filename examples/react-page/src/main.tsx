import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Page } from './page.tsx';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Page host={import.meta.env.VITE_FOYER_HOST} />
    </StrictMode>,
  );
