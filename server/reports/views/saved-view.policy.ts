import { definePolicy } from '#server/access/roles/policy.js';
import type { SavedView } from './saved-view.entity.js';

/** A saved view is found by its owner alone, so what the role may is all there is to ask. */
export const savedViewPolicy = definePolicy<SavedView>()('savedView', {});
