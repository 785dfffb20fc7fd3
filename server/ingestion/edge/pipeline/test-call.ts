import { NO_SIGNALS } from '#server/ingestion/edge/consent/signals.js';
import type { CollectedCall } from './collected-call.js';

/** A call that states only what the test is about. */
export function testCall(said: Partial<CollectedCall> = {}): CollectedCall {
  return {
    kind: 'impression',
    tag: { kind: 'impression', id: 7, customerId: 3 },
    occurredAtMs: 1_767_225_600_000,
    receivedAtMs: 1_767_225_600_000,
    callerId: '',
    sender: '',
    suppliedEventId: '',
    peer: '203.97.5.5',
    forwardedFor: '',
    deviceIp: '',
    statedIp: '',
    userAgent: '',
    deviceUserAgent: '',
    purpose: '',
    forwardedProtocol: '',
    cacheBuster: null,
    uid: '',
    signals: NO_SIGNALS,
    isMisspelt: false,
    isControl: false,
    region: '',
    isTest: false,
    ...said,
  };
}
