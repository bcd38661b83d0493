import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { idsInTests } from '../requirements/ids-in-tests.ts';
import { readRequirements } from '../requirements/read-requirements.ts';
import { rulesPage } from '../requirements/rules-page.ts';
import { root } from '../root.ts';

/**
 * `npm run rules`: writes which function and which test keep each rule; a test compares the page.
 */
writeFileSync(path.join(root, 'docs/rules.md'), rulesPage(readRequirements(), idsInTests()));
