import type { EventKind } from '#server/event-store/codes.js';

/** A tag as the edge knows it: enough to accept a call without asking anybody. */
export interface Tag {
  kind: EventKind;
  id: number;
  customerId: number;
}

/**
 * What one call or line says before anything is made of it. Empty text: not said. Lives in memory
 * only.
 */
export interface CollectedCall {
  kind: EventKind;
  tag: Tag | null;
  occurredAtMs: number;
  receivedAtMs: number;
  /** The caller's own id of the event, from a server-to-server line. */
  callerId: string;
  /** The organisation of the key that sent the line. */
  sender: string;
  /** An id settled beforehand, so that an import run again leads to the same events. */
  suppliedEventId: string;
  /** Address of the socket's other end; empty for a line, which states its own. */
  peer: string;
  forwardedFor: string;
  deviceIp: string;
  statedIp: string;
  userAgent: string;
  deviceUserAgent: string;
  purpose: string;
  /** What X-Forwarded-Proto says. */
  forwardedProtocol: string;
  /** Null where no cache-buster belongs: anywhere but at a pixel. */
  cacheBuster: string | null;
  /** Null for one too long to be an id. */
  uid: string | null;
  /** The device says no by itself: Global Privacy Control or Do Not Track. */
  objects: boolean;
  gdpr: string;
  gdprConsent: string;
  gpp: string;
  gppSections: string;
  usPrivacy: string;
  /** ISO 3166-2 code. */
  region: string;
  /** Somebody of ours tries the tag. */
  isTest: boolean;
}
