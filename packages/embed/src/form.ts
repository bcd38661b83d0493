/**
 * The loader and the tag in one classic script, for a page that shows the form at once: one file
 * less to wait for.
 */
import { defineTag } from './define-tag.ts';
import * as tag from './tag.ts';

defineTag(tag);
