import type { Money } from '../money.ts';
import { splitVat } from '../offers/vat.ts';

/** What a line of a bill is for; fees have no name of their own. */
export type BillLineKind = 'meeting' | 'extra' | 'service' | 'bedroom' | 'planning' | 'premium';

export type BillLine = { kind: BillLineKind; name: string; amount: number; total: Money };

/** The part of a bill with one rate of VAT: 25.5 is 25.5 %. */
export type BillVat = { percent: number; net: Money; vat: Money };

/** A receipt: its lines incl. VAT, and the VAT in them by rate (D-21). */
export type OrderBill = { lines: readonly BillLine[]; vat: readonly BillVat[] };

/** VAT by rate, the highest first; the sums of net and VAT are those of the lines. */
export function vatByRate(lines: readonly { total: Money; percent: number }[]): readonly BillVat[] {
  const rates = [...new Set(lines.map(({ percent }) => percent))].toSorted((a, b) => b - a);
  return rates.flatMap((percent) => {
    const ofRate = lines.filter((line) => line.percent === percent);
    const currency = ofRate[0]?.total.currency;
    if (currency === undefined) return [];
    const sum = ofRate.reduce((minor, { total }) => minor + total.minor, 0);
    const { excl, vat } = splitVat(sum, percent);
    return [{ percent, net: { minor: excl, currency }, vat: { minor: vat, currency } }];
  });
}
