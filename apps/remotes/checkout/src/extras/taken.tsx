import { NothingAdded } from '@foyer/booking-ui/checkout';

type TakenProps = { of: readonly { name: string; amount: number }[] };

/** What is taken of a list, in a line. */
export function Taken({ of }: TakenProps) {
  const taken = of.filter(({ amount }) => amount > 0);
  if (taken.length === 0) return <NothingAdded />;
  return taken.map(({ name, amount }) => `${amount} × ${name}`).join(', ');
}
