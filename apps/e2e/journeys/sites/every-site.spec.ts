import { languages as everyLanguage } from '@foyer/sites';
import { everySite } from '../../stage/every-site.ts';
import { expect, test } from '../../stage/test.ts';

test('each hostname answers with its own name, languages and addresses (SITE-007, SITE-017)', async ({
  request,
  stack,
}) => {
  for (const { hostname, name, languages, venue } of everySite) {
    const host = `${hostname}:${stack.ports.edge}`;
    const answer = await request.get(`${stack.url}/${venue}?type=room`, { headers: { host } });
    expect.soft(answer.status(), hostname).toBe(200);
    const html = await answer.text();
    expect.soft(html, hostname).toMatch(new RegExp(`<title>[^<]+ \\| ${name}</title>`));
    const links = html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g);
    const at = (language: string) =>
      `http://${host}${language === 'en' ? '' : `/${language}`}/${venue}`;
    expect
      .soft(Object.fromEntries([...links].map(([, language, href]) => [language, href])), hostname)
      .toEqual({
        ...Object.fromEntries(languages.map((language) => [language, at(language)])),
        'x-default': at('en'),
      });
    expect.soft(html, hostname).toContain(`<link rel="canonical" href="${at('en')}">`);
    const missing = everyLanguage.find(({ id }) => !languages.includes(id))?.id;
    if (missing !== undefined) {
      const other = await request.get(`${stack.url}/${missing}/${venue}?type=room`, {
        headers: { host },
        maxRedirects: 0,
      });
      expect
        .soft([other.status(), other.headers()['location']], `${hostname} in ${missing}`)
        .toEqual([302, `/${venue}?type=room`]);
    }
    const others = everySite.filter((site) => site.hostname !== hostname);
    expect
      .soft(
        others.filter((site) => html.includes(`//${site.hostname}`)),
        `sites that ${hostname} links to`,
      )
      .toEqual([]);
  }
});
