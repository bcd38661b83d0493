/** What the content security policy of the page around has kept out since the tag is there. */
export function createPolicyWatch(page: Document): {
  forbids: (origin: string) => boolean;
  end: () => void;
} {
  const origins = new Set<string>();
  const note = ({ blockedURI, disposition }: SecurityPolicyViolationEvent) => {
    if (disposition === 'enforce' && URL.canParse(blockedURI))
      origins.add(new URL(blockedURI).origin);
  };
  page.addEventListener('securitypolicyviolation', note);
  return {
    forbids: (origin) => origins.has(origin),
    end: () => page.removeEventListener('securitypolicyviolation', note),
  };
}
