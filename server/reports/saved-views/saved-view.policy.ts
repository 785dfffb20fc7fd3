import type { Actor } from '#server/access/identity/actor.js';
import { definePolicy } from '#server/access/roles/policy.js';
import type { SavedView } from './saved-view.entity.js';

/** An admin finds views of colleagues only where they are shared. */
const mayChange = (actor: Actor, { userId }: SavedView) =>
  userId === actor.userId || actor.permissionLevel === 'ADMIN';

const LEFT = 'their own; admins also those shared with their organisation';

export const savedViewPolicy = definePolicy<SavedView>()(
  'savedView',
  { update: mayChange, archive: mayChange },
  { update: LEFT, archive: LEFT },
);
