import { brandRules } from '@foyer/sites';
import type { Scheme, StudioRow } from '@foyer/sites/studio';
import {
  Button,
  Checkbox,
  Chip,
  Heading,
  iconAlert,
  iconCheck,
  iconInfo,
  iconSearch,
  Icon,
  Notice,
  Text,
  TextField,
} from '@foyer/ui';
import { useEffect, useId } from 'react';
import type { StudioLanguage } from './words/words-in.ts';
import css from './wall.module.css';

const words = {
  en: {
    field: 'Company',
    typed: 'Northern Light Ltd',
    search: 'Search',
    more: 'More',
    choice: 'I accept the terms.',
    free: 'Free',
    saving: '15% off',
    last: 'Last room',
    link: 'All houses',
    done: 'The room is yours.',
    told: 'The price includes VAT.',
    failed: 'We could not load the rooms.',
  },
  de: {
    field: 'Firma',
    typed: 'Nordlicht GmbH',
    search: 'Suchen',
    more: 'Mehr',
    choice: 'Ich akzeptiere die Bedingungen.',
    free: 'Frei',
    saving: '15 % weniger',
    last: 'Letzter Raum',
    link: 'Alle Häuser',
    done: 'Der Raum gehört Ihnen.',
    told: 'Der Preis enthält die Mehrwertsteuer.',
    failed: 'Die Räume ließen sich nicht laden.',
  },
} as const;

type WallProps = {
  row: StudioRow;
  language: StudioLanguage;
  /** That of the page around, unless it is said. */
  scheme?: Scheme;
  /** Its first screen alone. */
  isShort?: boolean;
};

/** Components in the clothes of a row, wherever it stands: several may stand beside each other. */
export function Wall({ row, language, scheme, isShort = false }: WallProps) {
  const name = `worn-${useId().replaceAll(/\W/g, '')}`;
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(brandRules(row.brand, `.${name}`));
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [row.brand, name]);
  const says = words[language];
  const first = row.start.words[language] ?? row.start.words['en'];
  return (
    // Roles are made anew where a theme begins.
    <div className={`${name} ${css.wall}`} data-theme={row.id} data-scheme={scheme}>
      <div className={css.logo}>
        <span className={css.mark} aria-hidden="true" />
        {row.name}
      </div>
      <Heading level={3} look={1} className={css.headline}>
        {first?.headline}
      </Heading>
      <Text muted>{first?.lead}</Text>
      <div className={css.line}>
        <Button variant="primary">
          <Icon of={iconSearch} />
          {says.search}
        </Button>
        <Button>{says.more}</Button>
        <a href="#all">{says.link}</a>
      </div>
      {!isShort && (
        <>
          <div className={css.card}>
            <TextField label={says.field} defaultValue={says.typed} />
            <Checkbox defaultChecked>{says.choice}</Checkbox>
            <div className={css.line}>
              <Chip tone="success">{says.free}</Chip>
              <Chip tone="saving">{says.saving}</Chip>
              <Chip tone="warn">{says.last}</Chip>
              <Chip tone="accent">{row.name}</Chip>
            </div>
          </div>
          <Notice tone="success" icon={iconCheck} title={says.done} />
          <Notice icon={iconInfo} title={says.told} />
          <Notice tone="danger" icon={iconAlert} title={says.failed} />
        </>
      )}
    </div>
  );
}
