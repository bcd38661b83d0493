import type { PlanSum } from '@foyer/session';
import { VisuallyHidden } from '@foyer/ui';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';

type Days = PlanSum['days'];

/** Announces what happened to a day: the choice, or that it was removed. */
export function PlanAnnouncement({ days }: { days: Days }) {
  const [before, setBefore] = useState(days);
  const [told, setTold] = useState<ReactNode>(null);
  if (days !== before) {
    setBefore(days);
    const words = change(before, days);
    if (words !== null) setTold(words);
  }
  return <VisuallyHidden role="status">{told}</VisuallyHidden>;
}

function change(before: Days, days: Days): ReactNode {
  // An added or removed day is announced by the focus on a tab.
  if (before.length !== days.length) return null;
  for (const [index, { day, kept }] of days.entries()) {
    const was = before[index];
    const { number, choice } = day;
    if (was === undefined || was.day.choice === choice) continue;
    if (choice !== null) return chosen(number, choice.title);
    if (kept === null) return unchosen(number);
  }
  return null;
}

const chosen = (number: number, title: string): ReactNode => (
  <Trans>
    Day #{number}: {title} is chosen.
  </Trans>
);
const unchosen = (number: number): ReactNode => (
  <Trans>Day #{number}: nothing is chosen any more.</Trans>
);
