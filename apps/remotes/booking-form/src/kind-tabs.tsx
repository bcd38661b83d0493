import type { OfferKind } from '@foyer/domain';
import { Segments } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';

type Props = { tabs: readonly OfferKind[]; value: OfferKind; onChange: (kind: OfferKind) => void };

/** Room or package; nothing to choose where the venue has one kind only (FORM-001, FORM-017). */
export function KindTabs({ tabs, value, onChange }: Props) {
  const { t } = useLingui();
  if (tabs.length < 2) return null;
  const names: Readonly<Record<OfferKind, string>> = { room: t`Room`, package: t`Package` };
  return (
    <Segments
      legend={t`What would you like to book?`}
      options={tabs.map((kind) => ({ value: kind, label: names[kind] }))}
      value={value}
      onChange={onChange}
    />
  );
}
