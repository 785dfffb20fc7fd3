import type { AuditedEntity } from '#client/graphql/generated';

export interface HistorySubject {
  entity: AuditedEntity;
  id: number;
}

/** The name of each kind of record on screen. */
export const ENTITY_LABELS: Record<AuditedEntity, string> = {
  campaign: 'Campaign',
  booking: 'Booking',
  creative: 'Creative',
  experiment: 'Experiment',
  siteTag: 'Site tag',
  customer: 'Client',
  agency: 'Agency',
  associationRequest: 'Association request',
  broadcaster: 'Broadcaster',
  adtech: 'Ad-tech',
  adtechGroup: 'Ad-tech group',
  channel: 'Channel',
  user: 'User',
};

const isEntity = (text: string): text is AuditedEntity => Object.hasOwn(ENTITY_LABELS, text);

/** Reads `booking.12`; null for anything else. */
export function parseHistorySubject(text: string | null): HistorySubject | null {
  const [, entity = '', digits] = /^(\w+)\.(\d{1,10})$/.exec(text ?? '') ?? [];
  const id = Number(digits);
  return isEntity(entity) && id < 2 ** 31 ? { entity, id } : null;
}
