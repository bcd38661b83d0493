/** Says why a tag does not show what it should: examines the page, and shows the result. */
import { venueFindings, originFinding } from './doctor/answer-findings.ts';
import { attributeFindings } from './doctor/attribute-findings.ts';
import type { DoctorModule, LoaderFacts } from './doctor/doctor-module.ts';
import { isLoader, loaderFindings } from './doctor/loader-findings.ts';
import { pageFindings } from './doctor/page-findings.ts';
import { showPanel } from './doctor/panel.ts';
import { placeFindings } from './doctor/place-findings.ts';
import { policyFindings } from './doctor/policy-findings.ts';
import { inOrder, type Report } from './doctor/report.ts';
import { tryAll } from './doctor/trials.ts';

export const examine: DoctorModule['examine'] = async (loader) => {
  await loaded();
  const report = await reportOn(loader);
  showPanel(report, () => void examine(loader));
  return report;
};

async function reportOn(loader: LoaderFacts): Promise<Report> {
  const tags = [...document.querySelectorAll<HTMLElement>('foyer-booking')];
  await Promise.all(tags.map(settled));
  const { asked, refusals } = await tryAll(loader, tags);
  const isBlocked = refusals.some(
    ({ directive, enforced }) => directive === 'connect-src' && enforced,
  );
  return {
    version: loader.version,
    host: loader.origin,
    page: location.origin + location.pathname,
    findings: inOrder([
      originFinding(loader.origin, origin, asked, isBlocked),
      ...(tags.length > 0 ? venueFindings(loader.origin, asked) : []),
      ...policyFindings(loader.origin, refusals),
      ...tags.flatMap((tag) => [
        ...attributeFindings(tag, loader.attributes),
        ...placeFindings(tag),
      ]),
      ...loaderFindings({
        origin: loader.origin,
        version: loader.version,
        addresses: loaders(),
        tags: tags.length,
      }),
      ...pageFindings({
        origin,
        host: loader.origin,
        isSecure: isSecureContext,
        isIsolated: crossOriginIsolated,
        storesData: storesData(),
        isFramed: window.top !== window,
        consents: tags.map((tag) => tag.getAttribute('consent')),
      }),
    ]),
  };
}

const loaders = (): readonly string[] =>
  [...document.scripts].map(({ src }) => src).filter(isLoader);

/** The tags of the page are there. */
const loaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });

/** Waits (2.5 s at most) until a tag shows something: what is drawn on it is examined. */
async function settled(tag: HTMLElement): Promise<void> {
  const isWaiting = () => !tag.shadowRoot?.querySelector('.window, .trouble, .opener');
  for (let tries = 0; tries < 25 && isWaiting(); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
}

function storesData(): boolean {
  try {
    localStorage.setItem('foyer-doctor', '');
    localStorage.removeItem('foyer-doctor');
    return true;
  } catch {
    // Blocked by the visitor, or in a sandboxed frame.
    return false;
  }
}
