/**
 * How a site's addresses write date and time: unix seconds, or the venue's wall time as `23-11-2026
 * 09:00`.
 */
export type DateTimeFormat = 'seconds' | 'DD-MM-YYYY HH:mm';

/** A site's own parameter names; a missing one keeps the normal name (SITE-036, A-022). */
export type DynamicParameters = {
  startDate?: string;
  endDate?: string;
  durationType?: string;
  delegates?: string;
  discountCode?: string;
  /** Format of the site's start and end; absent means seconds. */
  format?: DateTimeFormat;
};

const normalNames = {
  startDate: 'datetime',
  endDate: 'end-datetime',
  durationType: 'meeting-length',
  delegates: 'delegates',
  discountCode: 'discount_code',
} as const;
/** Parameters that sites cannot rename. */
const fixedNames = ['type', 'layout', 'rates'] as const;

export type ParameterKey = keyof typeof normalNames;
type Name = { name: string; own: boolean };

export type ParameterNames = {
  /**
   * The name that is written, and read first; the normal name is read when it is absent (B-096).
   */
  of: (key: ParameterKey) => Name;
  format: DateTimeFormat;
  /** Every name that an address may use, the site's and the normal ones. */
  all: readonly string[];
  /**
   * The invalid entry of the setting, if any. Then only normal names apply, and the page logs it
   * once (SITE-037, D-13).
   */
  problem: ParameterKey | null;
};

export const parameterKeys: readonly ParameterKey[] = [
  'startDate',
  'endDate',
  'durationType',
  'delegates',
  'discountCode',
];

/**
 * The names of a site's parameters. A setting with an empty or duplicate name is ignored as a
 * whole.
 */
export function parameterNames(setting: DynamicParameters | null): ParameterNames {
  const problem =
    setting === null ? null : (parameterKeys.find((key) => isNonsense(key, setting)) ?? null);
  const own = problem === null ? setting : null;
  return {
    of: (key) => ({ name: own?.[key] ?? normalNames[key], own: own?.[key] !== undefined }),
    format: own?.format ?? 'seconds',
    all: [
      ...new Set([
        ...fixedNames,
        ...parameterKeys.flatMap((key) => [normalNames[key], own?.[key] ?? normalNames[key]]),
      ]),
    ],
    problem,
  };
}

/** The value under the site's own name, else under the normal one. */
export function parameterOf(
  params: URLSearchParams,
  names: ParameterNames,
  key: ParameterKey,
): { text: string; own: boolean } | null {
  const { name, own } = names.of(key);
  const text = params.get(name);
  if (text !== null) return { text, own };
  const normal = own ? params.get(normalNames[key]) : null;
  return normal === null ? null : { text: normal, own: false };
}

function isNonsense(key: ParameterKey, setting: DynamicParameters): boolean {
  const name = setting[key];
  if (name === undefined) return false;
  const others = [
    ...fixedNames,
    ...parameterKeys
      .filter((other) => other !== key)
      .flatMap((other) => [normalNames[other], setting[other]]),
  ];
  return name.trim() === '' || others.includes(name);
}
