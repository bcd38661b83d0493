import type { Finding } from './report.ts';

/** What the page’s policy has refused while the doctor tried it. */
export type Refusal = {
  /** As `connect-src`. */
  directive: string;
  /** Address, or its origin alone. */
  blocked: string;
  /** The whole policy. */
  policy: string;
  /** A policy that only reports refuses nothing. */
  enforced: boolean;
};

const uses: Readonly<Record<string, string>> = {
  'script-src': 'the booking form is a script of the host',
  'connect-src': 'offers and prices are asked from the host',
  'img-src': 'pictures of rooms come from the host',
  'frame-src': 'cards are typed into a frame of the card vault',
  'trusted-types': 'the page of the host is put in as HTML that this name vouches for',
};

/** `script-src-elem` and `child-src` are parts of other directives. */
const known = (directive: string): string =>
  directive.replace(/-(elem|attr)$/, '').replace('child-src', 'frame-src');

/**
 * The refusals as findings, one for each directive; one that is well where there are none. Where
 * the browser has no trusted types, or the page does not ask for them, they are not refused.
 */
export function policyFindings(host: string, refusals: readonly Refusal[]): readonly Finding[] {
  const ours = refusals.filter(
    ({ directive, policy }) => directive !== 'trusted-types' || !allowsOurPolicy(policy),
  );
  const directives = [...new Set(ours.map(({ directive }) => known(directive)))];
  if (directives.length === 0)
    return [
      {
        check: 'policy',
        state: 'well',
        title: 'Content-Security-Policy',
        detail:
          'Scripts, calls, pictures and frames of the host are allowed, or there is no policy.',
        mend: null,
      },
    ];
  return directives.map((directive) => {
    const those = ours.filter((one) => known(one.directive) === directive);
    const enforced = those.some((one) => one.enforced);
    const origins = [
      ...new Set(
        those.map(({ blocked }) => (URL.canParse(blocked) ? new URL(blocked).origin : '')),
      ),
    ].filter((origin) => origin !== '');
    return {
      check: 'policy',
      state: enforced && directive !== 'trusted-types' ? 'bad' : 'note',
      title: `The Content-Security-Policy lacks ${directive}`,
      detail: `${enforced ? 'The page refuses it' : 'The page only reports it, and refuses nothing yet'}: ${
        uses[directive] ?? 'the tag needs it'
      }.`,
      mend: `Content-Security-Policy: … ${directive} … ${
        directive === 'trusted-types' ? 'foyer' : origins.join(' ')
      }\nAll that it needs: ${host}/embed`,
    };
  });
}

/** A second policy of that name is refused, too: then the tag has made it already. */
export function allowsOurPolicy(policy: string): boolean {
  const names = policy
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .find(([name]) => name?.toLowerCase() === 'trusted-types');
  return names === undefined || names.includes('foyer') || names.includes('*');
}
