/** `import '@foyer/embed/jsx'` lets TypeScript know `<foyer-booking>` in JSX of React. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { FoyerBookingAttributes, FoyerBookingElement, FoyerEventMap } from './element.ts';

/** React 19 listens to `foyer:booked` by an attribute of this name; React 18 does not. */
type EventAttributes = {
  [Name in keyof FoyerEventMap as `on${Name}`]?: (event: FoyerEventMap[Name]) => void;
};

/** What JSX of React takes for the tag. */
export type FoyerBookingJsx = DetailedHTMLProps<
  HTMLAttributes<FoyerBookingElement>,
  FoyerBookingElement
> &
  FoyerBookingAttributes &
  EventAttributes & {
    /** React 18 passes `className` on as it is written, which is no attribute of HTML. */
    class?: string;
  };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'foyer-booking': FoyerBookingJsx;
    }
  }
}
