import type { EntityType } from '#server/access/identity/actor.js';
import type { Config } from '#server/core/process/config.js';
import { contentUrl } from '#server/domains/page-urls.js';
import type { AlertEpisode } from './alert-episode.entity.js';

type Place = Pick<Config, 'publicUrl'>;
type AlertSubject = Pick<AlertEpisode, 'customerId' | 'tagKind'>;

/** Super admins go to the list of alerts, others to the tag. */
export function alertUrl(
  place: Place,
  reader: EntityType,
  { customerId, tagKind }: AlertSubject,
): string {
  if (reader === 'SYSTEM' || customerId === null)
    return `${place.publicUrl.replace(/\/+$/, '')}/system-admin?tab=health`;
  return contentUrl(place, customerId, tagKind === 'SITE' ? 'site-tags' : 'impression-tags');
}
