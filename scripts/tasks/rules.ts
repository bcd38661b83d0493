import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { idsInTests } from '../requirements/ids-in-tests.ts';
import { readRequirements } from '../requirements/read-requirements.ts';
import { rulesPage } from '../requirements/rules-page.ts';
import { root } from '../root.ts';

/**
 * `npm run rules`: writes docs/rules.md, the function and the test of each rule; a test checks that
 * the page is current.
 */
writeFileSync(path.join(root, 'docs/rules.md'), rulesPage(readRequirements(), idsInTests()));
