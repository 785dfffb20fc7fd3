import { MEDIA_TYPE_LABELS } from '#server/domains/campaigns/content/media-type.js';
import type { NamedNoun } from '#server/records/record-kinds/record-kinds.js';
import { HistoryValueKind, type ValueKind } from './history.type.js';

interface FieldKind {
  kind?: ValueKind;
  /** The values are ids of this noun. */
  of?: NamedNoun | 'country';
  /** The values are ids of the noun that another field of the record names. */
  ofKindIn?: 'ownerType' | 'entityType';
  /** Texts for numbers or codes. */
  labels?: Readonly<Record<string, string>>;
}

const BILLING_LABELS = { 0: 'No Charge', 1: 'Customer', 2: 'Booking Entity' };
const ORGANISATION_LABELS = {
  SYSTEM: 'System',
  CUSTOMER: 'Client',
  AGENCY: 'Agency',
  BROADCASTER: 'Broadcaster',
  ADTECH: 'Ad-tech',
};
const REQUEST_LABELS = {
  WAITING: 'Waiting for approval',
  ACCEPTED: 'Accepted',
  DECLINED: 'Declined',
  WITHDRAWN: 'Withdrawn',
  ENDED: 'Ended',
};
const FREQUENCY_LABELS = { WEEKLY: 'Weekly', MONTHLY: 'Monthly' };
const { MONEY, DATE, MOMENT, YES_NO } = HistoryValueKind;

/** The fields of audit entries that need translation; every other field is shown as stored. */
export const FIELD_KINDS: Readonly<Record<string, FieldKind>> = {
  campaignId: { of: 'campaign' },
  channelId: { of: 'channel' },
  creativeIds: { of: 'creative' },
  repeatCreativeIds: { of: 'creative' },
  controlCreativeId: { of: 'creative' },
  publisherId: { of: 'adtech' },
  adtechIds: { of: 'adtech' },
  adtechId: { of: 'adtech' },
  agencyId: { of: 'agency' },
  broadcasterId: { of: 'broadcaster' },
  customerId: { of: 'customer' },
  taxonomyId: { of: 'taxonomy' },
  countryCode: { of: 'country' },
  countryList: { of: 'country' },
  countryCodes: { of: 'country' },
  ownerId: { ofKindIn: 'ownerType' },
  entityId: { ofKindIn: 'entityType' },
  ownerType: { labels: ORGANISATION_LABELS },
  entityType: { labels: ORGANISATION_LABELS },
  bookingType: { labels: MEDIA_TYPE_LABELS },
  creativeType: { labels: MEDIA_TYPE_LABELS },
  billingEntity: { labels: BILLING_LABELS },
  state: { labels: REQUEST_LABELS },
  frequency: { labels: FREQUENCY_LABELS },
  cpm: { kind: MONEY },
  chargedCpm: { kind: MONEY },
  budget: { kind: MONEY },
  startDate: { kind: DATE },
  endDate: { kind: DATE },
  expiresAt: { kind: MOMENT },
  pausedAt: { kind: MOMENT },
  admin: { kind: YES_NO },
  defaultAdmin: { kind: YES_NO },
  enabled: { kind: YES_NO },
  hasPassword: { kind: YES_NO },
  onlySso: { kind: YES_NO },
  requireVerifiedEmail: { kind: YES_NO },
  mainSiteTag: { kind: YES_NO },
  requiresJobNumber: { kind: YES_NO },
  requiresChargedCpm: { kind: YES_NO },
  requiresSecondFactor: { kind: YES_NO },
};
