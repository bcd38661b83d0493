/** What the content security policy of the page around has kept out since the tag is there. */
export function createPolicyWatch(page: Document): {
  /** Resolves when the browser has had time to tell: calls fail before it does. */
  forbids: (origin: string) => Promise<boolean>;
  end: () => void;
} {
  const origins = new Set<string>();
  const note = ({ blockedURI, disposition }: SecurityPolicyViolationEvent) => {
    if (disposition === 'enforce' && URL.canParse(blockedURI))
      origins.add(new URL(blockedURI).origin);
  };
  page.addEventListener('securitypolicyviolation', note);
  return {
    forbids: async (origin) => {
      if (!origins.has(origin)) await new Promise((resolve) => setTimeout(resolve, 100));
      return origins.has(origin);
    },
    end: () => page.removeEventListener('securitypolicyviolation', note),
  };
}
