import { definePolicy } from '#server/access/roles/policy.js';
import type { SavedView } from './saved-view.entity.js';

/** Only its owner finds a saved view, so only the role matters. */
export const savedViewPolicy = definePolicy<SavedView>()('savedView', {});
