import { copyText } from '../copy-text.ts';
import { sheetOf } from '../tag/shared-files.ts';
import { panelStyles } from './panel-styles.ts';
import { type Finding, type FindingState, type Report, reportText } from './report.ts';

const hostMark = 'data-foyer-doctor';

/** Shows a report in a dialog of its own; one that is open is replaced. */
export function showPanel(report: Report, again: () => void): void {
  for (const before of document.querySelectorAll(`[${hostMark}]`)) before.remove();
  const host = document.createElement('div');
  host.setAttribute(hostMark, '');
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheetOf(panelStyles)];
  const dialog = made('dialog', { 'aria-labelledby': 'title', lang: 'en', dir: 'ltr' });
  const copy = button('Copy report', 'primary');
  copy.autofocus = true;
  const said = made('span', { class: 'said', role: 'status' });
  copy.addEventListener('click', () => {
    void copyText(reportText(report), copy).then((copied) => {
      said.textContent = copied ? 'Copied' : 'The browser does not allow it';
    });
  });
  const rerun = button('Run again', 'quiet');
  rerun.addEventListener('click', () => {
    rerun.textContent = 'Running …';
    again();
  });
  const close = button('×', 'close');
  close.setAttribute('aria-label', 'Close');
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => host.remove());
  dialog.append(
    made('header', {}, [
      made('h2', { id: 'title' }, ['Foyer doctor']),
      made('p', { class: 'counts' }, counts(report.findings)),
      made('p', { class: 'acts' }, [said, rerun, copy]),
      close,
    ]),
    made(
      'ul',
      { tabindex: '0', 'aria-label': 'Findings' },
      report.findings.map((finding) => item(finding)),
    ),
    made('footer', {}, [`Version ${report.version} of ${report.host}`]),
  );
  shadow.append(dialog);
  document.body.append(host);
  dialog.showModal();
}

const chips: readonly (readonly [FindingState, (count: number) => string])[] = [
  ['bad', (count) => `${count} to mend`],
  ['note', (count) => `${count} to know`],
  ['well', (count) => `${count} well`],
];

const counts = (findings: readonly Finding[]): readonly Node[] =>
  chips.flatMap(([state, words]) => {
    const count = findings.filter((finding) => finding.state === state).length;
    return count === 0
      ? []
      : [made('span', { class: 'chip', 'data-state': state }, [words(count)])];
  });

/** What a sign says to those who do not see it. */
const names: Readonly<Record<FindingState, string>> = {
  bad: 'To mend: ',
  note: 'To know: ',
  well: 'Well: ',
};

const item = ({ state, title, detail, mend }: Finding): HTMLElement =>
  made('li', { 'data-state': state }, [
    made('strong', {}, [made('span', { class: 'unseen' }, [names[state]]), title]),
    made('span', { class: 'detail' }, [detail]),
    ...(mend === null ? [] : [made('code', {}, [mend])]),
  ]);

const button = (label: string, kind: string): HTMLButtonElement =>
  made('button', { type: 'button', class: kind }, [label]);

function made<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes))
    element.setAttribute(attribute, value);
  element.append(...children);
  return element;
}
