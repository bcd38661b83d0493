import type { DaysSession } from '@foyer/session';
import { DayFields } from './day-fields.tsx';
import { DayTabs } from './day-tabs.tsx';
import { PlanPanel } from './plan-panel.tsx';

/**
 * The builder for a meeting of several days, in three parts around the lists of a venue's page
 * (MULTI-001 to MULTI-021).
 */
export function MultiDay({ session, part }: { session: DaysSession; part?: string | undefined }) {
  switch (part) {
    case 'tabs':
      return <DayTabs session={session} />;
    case 'plan':
      return <PlanPanel session={session} />;
    default:
      return <DayFields session={session} />;
  }
}
