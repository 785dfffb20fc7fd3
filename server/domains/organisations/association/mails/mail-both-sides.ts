import type { EntityManager } from '@mikro-orm/postgresql';
import { queueMail } from '#server/core/mail/queue-mail.js';
import type { User } from '#server/domains/people/user/user.entity.js';
import {
  findAdmins,
  findAnsweringAdmins,
} from '#server/domains/organisations/association/admins.js';
import type { AssociationRequest } from '#server/domains/organisations/association/request/association-request.entity.js';
import { associationMail, type AssociationEvent } from './association.mail.js';
import type { PartyRef } from '#server/domains/organisations/association/pair.js';
import { sidesOf } from '#server/domains/organisations/association/request/request-parties.js';

interface Telling {
  em: EntityManager;
  now: () => Date;
}

/** Mails the admins of the requester, and all who may answer, in the transaction of the change. */
export async function mailAboutRequest(
  ctx: Telling,
  event: AssociationEvent,
  request: AssociationRequest,
): Promise<void> {
  const [requester, target] = sidesOf(request);
  const readers = [
    ...(await findAdmins(ctx.em, [requester])),
    ...(await findAnsweringAdmins(ctx.em, target, requester)),
  ];
  tell(ctx, readers, { event, requestId: request.id, requester, target });
}

/** Mails the admins of two organisations that work together no longer. */
export async function mailAboutEnd(
  ctx: Telling,
  requester: PartyRef,
  target: PartyRef,
): Promise<void> {
  const readers = await findAdmins(ctx.em, [requester, target]);
  tell(ctx, readers, { event: 'ENDED', requestId: null, requester, target });
}

interface Told {
  event: AssociationEvent;
  requestId: number | null;
  requester: PartyRef;
  target: PartyRef;
}

function tell(ctx: Telling, readers: User[], told: Told): void {
  const userIds = new Set(readers.map(({ id }) => id));
  for (const userId of userIds) queueMail(ctx, associationMail, { ...told, userId });
}
