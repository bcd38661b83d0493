import type { Finding } from './report.ts';

/** What the host answered for one tag; `null`: nothing came. */
export type StartAnswer = { status: number; code: string | null } | null;

export type AskedTag = {
  venue: string;
  site: string | null;
  answer: StartAnswer;
};

/** Whether the host lets this website show the tag. */
export function originFinding(
  host: string,
  page: string,
  asked: readonly AskedTag[],
  blocked: boolean,
): Finding {
  if (asked.some(({ answer }) => answer?.code === 'origin_not_allowed'))
    return {
      check: 'origin',
      state: 'bad',
      title: 'This website is not on the list',
      detail:
        page === 'null'
          ? 'The page has no origin of its own: it is a file, or in a frame with the attribute sandbox.'
          : `${host} does not know ${page} as a website that may show its tags. With and without www. are two websites.`,
      mend:
        page === 'null'
          ? 'Open the page by its address, or add allow-same-origin to the sandbox.'
          : `Ask ${host} to add to its site: embedOrigins: ['${page}']`,
    };
  if (asked.every(({ answer }) => answer === null))
    return {
      check: 'origin',
      state: 'bad',
      title: 'The host does not answer',
      detail: blocked
        ? 'The Content-Security-Policy of this page forbids the question; see there.'
        : `No answer came from ${host}: it is down, or a firewall or a browser extension stops it.`,
      mend: blocked ? null : `Open ${host}/healthz in a new tab: it should say "up".`,
    };
  return {
    check: 'origin',
    state: 'well',
    title: 'This website may show the tag',
    detail: `${host} answers ${page}.`,
    mend: null,
  };
}

/** Whether each tag names a venue that the host knows. */
export function venueFindings(host: string, asked: readonly AskedTag[]): readonly Finding[] {
  return asked.flatMap(({ venue, site, answer }): Finding[] => {
    if (venue === '')
      return [
        {
          check: 'venue',
          state: 'bad',
          title: 'A tag names no venue',
          detail: 'The attribute venue is the last part of the venue’s address on the host.',
          mend: `<foyer-booking venue="…"> (find it at ${host}/embed)`,
        },
      ];
    if (answer?.code === 'no_site')
      return [
        {
          check: 'venue',
          state: 'bad',
          title: `There is no site "${site ?? ''}"`,
          detail: 'Without the attribute site, the tag shows the site of its host.',
          mend: 'Remove the attribute site, or correct it.',
        },
      ];
    if (answer?.status === 404)
      return [
        {
          check: 'venue',
          state: 'bad',
          title: `There is no venue "${venue}"`,
          detail: `${host} has no page of that name.`,
          mend: `Copy the tag again from ${host}/embed`,
        },
      ];
    return answer?.status === 200
      ? [
          {
            check: 'venue',
            state: 'well',
            title: `Venue ${venue}`,
            detail: 'The host knows it.',
            mend: null,
          },
        ]
      : [];
  });
}
