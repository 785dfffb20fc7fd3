import type { EntityType } from '../../../access/actor.js';
import type { Config } from '../../../core/config.js';
import { contentAddress } from '../../view-addresses.js';
import type { AlertEpisode } from './alert-episode.entity.js';

type Place = Pick<Config, 'publicUrl'>;
type AlertSubject = Pick<AlertEpisode, 'customerId' | 'tagKind'>;

/** Where people see more: super admins among all alerts, everybody else at the tag. */
export function alertAddress(place: Place, reader: EntityType, { customerId, tagKind }: AlertSubject): string {
  if (reader === 'SYSTEM' || customerId === null)
    return `${place.publicUrl.replace(/\/+$/, '')}/system-admin?tab=health`;
  return contentAddress(place, customerId, tagKind === 'SITE' ? 'site-tags' : 'impression-tags');
}
