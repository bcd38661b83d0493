/**
 * The one script of a hotel’s page: it loads the rest of the tag when the page has one. A classic
 * script: it works from `head` or `body`, twice, late, and from a tag manager.
 */
import { defineTag } from './define-tag.ts';

defineTag(null);
