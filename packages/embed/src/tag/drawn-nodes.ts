/**
 * The site’s HTML as nodes, also in XML documents. Where a page demands trusted types and does not
 * allow the policy `foyer`, `null`: the scripts then draw everything themselves.
 */
export function drawnNodes(html: string): DocumentFragment | null {
  // Without it, the parser would put a first comment, which React needs, before the body.
  const trusted = trustedHtml(`<body>${html}`);
  if (trusted === null) return null;
  // DOM types know strings alone; the browser takes what its policy has made.
  const parsed = new DOMParser().parseFromString(trusted as string, 'text/html');
  const fragment = document.createDocumentFragment();
  fragment.append(...parsed.body.childNodes);
  return document.importNode(fragment, true);
}

type Policy = { createHTML: (html: string) => unknown };
type Trusting = {
  trustedTypes?: {
    createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => Policy;
  };
};

let trust: ((html: string) => unknown) | undefined;

function trustedHtml(html: string): unknown {
  trust ??= findTrust();
  return trust(html);
}

/** Once for a page: the browser reports each refusal to the page's operator. */
function findTrust(): (html: string) => unknown {
  const { trustedTypes } = globalThis as Trusting;
  if (!trustedTypes) return (html) => html;
  try {
    const policy = trustedTypes.createPolicy('foyer', { createHTML: (text) => text });
    return (html) => policy.createHTML(html);
  } catch {
    // Another version of the loader has made it, or the page’s policy forbids it.
  }
  try {
    new DOMParser().parseFromString('', 'text/html');
    return (html) => html;
  } catch {
    return () => null;
  }
}
