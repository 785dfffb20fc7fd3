import type { EventLine } from '#server/ingestion/edge/lines/event-line.js';

/** The meaning of the columns of a log. docs/logs.md explains each part. */
export interface Mapping {
  /** The columns that a field is taken from, the first that is filled. */
  columns?: Partial<Record<keyof EventLine, readonly string[]>>;
  /** The field where no column is filled. */
  values?: Partial<Record<keyof EventLine, string>>;
  /** The values that a column must have; a line with another is about no event. */
  only?: Readonly<Record<string, readonly string[]>>;
  /** The key of the tag by the log's id of an advertisement. */
  tags?: Readonly<Record<string, string>>;
  /** Our type by the log's word for it. */
  types?: Readonly<Record<string, string>>;
  /** The time zone of times that state none. */
  zone?: string;
}

/**
 * The logs that need no mapping of their own but the table of tags. A new one needs its example in
 * docs/logs.md, which a test imports.
 */
export const READY_MAPPINGS: Readonly<Record<string, Mapping>> = {
  /** Campaign Manager 360, Data Transfer version 2, the files of impressions. */
  cm360: {
    columns: {
      occurred_at: ['Event Time'],
      tag: ['Placement ID', 'Creative ID', 'Ad ID'],
      id: ['Impression ID'],
    },
    values: { type: 'impression' },
    only: { 'Event Type': ['VIEW', ''] },
  },
  /** Google Ad Manager, Data Transfer, the files of impressions of the network and of backfill. */
  'google-ad-manager': {
    columns: {
      occurred_at: ['TimeUsec2', 'TimeUsec', 'Time'],
      tag: ['CreativeId', 'LineItemId'],
      uid: ['PublisherProvidedID'],
      id: ['ImpressionId'],
    },
    values: { type: 'impression' },
  },
  /** FreeWheel's log of events; the columns are those that the network chose for its log. */
  freewheel: {
    columns: {
      occurred_at: ['Event Time', 'Timestamp', 'Time'],
      tag: ['Placement ID', 'Creative ID', 'Ad ID'],
      ip: ['IP Address', 'IP'],
      user_agent: ['User Agent'],
      gdpr: ['GDPR'],
      gdpr_consent: ['GDPR Consent'],
      us_privacy: ['US Privacy'],
    },
    values: { type: 'impression' },
    only: { 'Event Name': ['defaultImpression'] },
  },
  /** AWS Elemental MediaTailor, the log of interactions with the ad decision server. */
  mediatailor: {
    columns: {
      occurred_at: ['eventTimestamp'],
      tag: ['originId'],
      ip: ['beaconInfo.headers.X-Forwarded-For'],
      user_agent: ['beaconInfo.headers.User-Agent'],
    },
    values: { type: 'impression' },
    only: { eventType: ['BEACON_FIRED'], 'beaconInfo.trackingEvent': ['impression'] },
  },
};
