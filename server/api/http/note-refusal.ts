import type { ServiceContext } from '#server/access/identity/context.js';
import { noteSecurityEvent, personKey } from '#server/access/audit/security-events.js';

type Caller = Pick<ServiceContext, 'redis' | 'config' | 'actor' | 'networkAddress' | 'requestId' | 'now'>;

/** Once a call: of the codes of its errors, whether one tells that the caller tried what it may not do. */
export function noteRefusal(caller: Caller, codes: readonly unknown[]): void {
  const { actor } = caller;
  if (!actor || !codes.includes('FORBIDDEN')) return;
  if ('apiKey' in actor.via) noteSecurityEvent(caller, 'forbidden_to_key', { apiKey: actor.via.apiKey });
  else if (actor.userId !== null)
    noteSecurityEvent(caller, 'forbidden_to_person', { person: personKey(caller, actor.userId) });
}
