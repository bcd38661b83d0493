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

let policy: Policy | null | undefined;

function trustedHtml(html: string): unknown {
  const { trustedTypes } = globalThis as Trusting;
  if (!trustedTypes) return html;
  if (policy === undefined) {
    try {
      policy = trustedTypes.createPolicy('foyer', { createHTML: (text) => text });
    } catch {
      // Another version of the loader has made it, or the page’s policy forbids it.
      policy = null;
    }
  }
  if (policy) return policy.createHTML(html);
  try {
    new DOMParser().parseFromString('', 'text/html');
    return html;
  } catch {
    return null;
  }
}
