import { farewell, footer, hero, navigation, roomTable, welcome } from './hotel-words.ts';

/** A page of the website, in parts; each is HTML that an XML parser can read, too. */
export type Parts = {
  title: string;
  /** Empty for a page in quirks mode. */
  doctype: string;
  /** Attributes of the elements. */
  html: string;
  body: string;
  head: string;
  /** The script of the tag, as the hotel has pasted it. */
  loader: string;
  /** What stands where the hotel has put the tag. */
  place: string;
  /** At the end of the body. */
  end: string;
};

/** What the parts of a page are made with. */
export type Kit = {
  /** Origin of Foyer. */
  foyer: string;
  /** Address of a loader; where the page is asked for without Foyer, of an empty script. */
  script: (path?: string) => string;
  /** The tag with further attributes, and the link that stands in it. */
  tag: (attributes?: string, link?: string) => string;
  /** Address of the first answer to such a tag, in HTML; `null` on a page without Foyer. */
  question: string | null;
  /** The meeting that the page was asked for, as attributes of a tag. */
  meeting: readonly (readonly [string, string])[];
  /** Of the answer's policy. */
  nonce: string;
};

/** The tag of `kit`, as the hotel's pages have it when nothing else is said. */
export const usual = (kit: Kit): Omit<Parts, 'title'> => ({
  doctype: '<!doctype html>',
  html: 'lang="en"',
  body: 'class="hotel"',
  head: '',
  loader: scriptTag(kit.script()),
  place: kit.tag(),
  end: '',
});

export const scriptTag = (address: string, attributes = 'async=""'): string =>
  `<script ${attributes} src="${address}"></script>`;

export const pageOf = ({ title, doctype, html, body, head, loader, place, end }: Parts): string =>
  `${doctype}
<html ${html}>
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${title} · The Grand Harbour</title>
<link rel="icon" href="data:," />
<link rel="stylesheet" href="/look.css" />
${head}
${loader}
</head>
<body ${body}>
${navigation}
${hero}
<main class="column">
${welcome}
<section class="meet" id="meet" aria-labelledby="meet-title">
<h2 id="meet-title">Plan your meeting</h2>
${place}
</section>
${roomTable}
${farewell}
</main>
${footer}
${end}
</body>
</html>
`;
