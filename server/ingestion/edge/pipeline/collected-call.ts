import type { EventKind } from '#server/event-store/codes.js';
import type { Signals } from '#server/ingestion/edge/consent/signals.js';

/** A tag as the edge knows it: enough to accept a call without the database. */
export interface Tag {
  kind: EventKind;
  id: number;
  customerId: number;
}

/**
 * The statements of one call or line, before processing. Empty text: not stated. Lives in memory
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
  /** An id made of the line, so that a repeated import leads to the same events; else empty. */
  suppliedEventId: string;
  /** Address of the socket's other end; empty for a line, which states its own. */
  peer: string;
  forwardedFor: string;
  deviceIp: string;
  statedIp: string;
  userAgent: string;
  deviceUserAgent: string;
  purpose: string;
  /** The header X-Forwarded-Proto. */
  forwardedProtocol: string;
  /** Null where no cache-buster is expected: anywhere but at a pixel. */
  cacheBuster: string | null;
  /** Null for a text too long to be an id. */
  uid: string | null;
  signals: Signals;
  /** A parameter or field of ours was not written as we write it. */
  isMisspelt: boolean;
  /** The VAST document that sent the caller here was the control's. */
  isControl: boolean;
  /** ISO 3166-2 code. */
  region: string;
  /** The product itself tries the tag. */
  isTest: boolean;
}
