import type { ServiceContext } from '#server/access/identity/context.js';
import { recordSecurityEvent, personKey } from '#server/access/audit/security-events.js';

type Caller = Pick<ServiceContext, 'redis' | 'config' | 'actor' | 'clientIp' | 'requestId' | 'now'>;

/**
 * Records a security event when one of the call's error codes means that the caller lacks a right.
 * Call it once per call.
 */
export function recordRefusal(caller: Caller, codes: readonly unknown[]): void {
  const { actor } = caller;
  if (!actor || !codes.includes('FORBIDDEN')) return;
  if ('apiKey' in actor.via)
    recordSecurityEvent(caller, 'forbidden_to_key', { apiKey: actor.via.apiKey });
  else if (actor.userId !== null)
    recordSecurityEvent(caller, 'forbidden_to_person', { person: personKey(caller, actor.userId) });
}
