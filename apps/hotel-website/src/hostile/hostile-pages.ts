import type { HostilePage } from './hostile-page.ts';
import { aroundTheTag } from './around-the-tag.ts';
import { documents } from './documents.ts';
import { frameworks } from './frameworks.ts';
import { network } from './network.ts';
import { policies } from './policies.ts';
import { realms } from './realms.ts';
import { styles } from './styles.ts';
import { visitors } from './visitors.ts';

export type { HostilePage };

/** All hostile pages, in the order of the documentation. */
export const hostilePages: readonly HostilePage[] = [
  ...styles,
  ...aroundTheTag,
  ...documents,
  ...realms,
  ...frameworks,
  ...policies,
  ...network,
  ...visitors,
];
