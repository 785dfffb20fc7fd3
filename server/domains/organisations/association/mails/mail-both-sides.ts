import type { EntityManager } from '@mikro-orm/postgresql';
import { queueMail } from '#server/core/mail/queue-mail.js';
import type { User } from '#server/domains/people/user/user.entity.js';
import { findAdmins, INFINITUM } from '#server/domains/people/user/find-admins.js';
import type { AssociationRequest } from '#server/domains/organisations/association/request/association-request.entity.js';
import { associationMail, type AssociationEvent } from './association.mail.js';
import {
  isSameOrganisation,
  type OrganisationRef,
} from '#server/domains/organisations/association/organisation-pair.js';
import { sidesOf } from '#server/domains/organisations/association/request/request-parties.js';

interface MailQueue {
  em: EntityManager;
  now: () => Date;
}

/** Mails the requester's admins and everyone who may answer, in the transaction of the change. */
export async function mailAboutRequest(
  ctx: MailQueue,
  event: AssociationEvent,
  request: AssociationRequest,
): Promise<void> {
  const [requester, target] = sidesOf(request);
  const readers = [
    ...(await findAdmins(ctx.em, [requester])),
    ...(await findAnsweringAdmins(ctx.em, target, requester)),
  ];
  queueMails(ctx, readers, { event, requestId: request.id, requester, target });
}

/** Mails the admins of both organisations that the association has ended. */
export async function mailAboutEnd(
  ctx: MailQueue,
  requester: OrganisationRef,
  target: OrganisationRef,
): Promise<void> {
  const readers = await findAdmins(ctx.em, [requester, target]);
  queueMails(ctx, readers, { event: 'ENDED', requestId: null, requester, target });
}

const MANAGING = `select r.agency_id as "entityId" from relationship r join agency a on a.id = r.agency_id
  where r.customer_id = ? and a.archived_at is null order by r.agency_id`;

/** The organisation itself and, for a customer, its agencies. */
async function answeringParties(
  em: EntityManager,
  target: OrganisationRef,
  requester: OrganisationRef,
): Promise<OrganisationRef[]> {
  if (target.entityType !== 'CUSTOMER') return [target];
  const agencies = await em.execute<{ entityId: number }[]>(MANAGING, [target.entityId]);
  const managing = agencies.map(({ entityId }): OrganisationRef => ({
    entityType: 'AGENCY',
    entityId,
  }));
  return [target, ...managing.filter((agency) => !isSameOrganisation(agency, requester))];
}

/** The admins who can answer a request; the super admins when there are none. */
async function findAnsweringAdmins(
  em: EntityManager,
  target: OrganisationRef,
  requester: OrganisationRef,
): Promise<User[]> {
  const admins = await findAdmins(em, await answeringParties(em, target, requester));
  return admins.length > 0 ? admins : findAdmins(em, [INFINITUM]);
}

interface MailContent {
  event: AssociationEvent;
  requestId: number | null;
  requester: OrganisationRef;
  target: OrganisationRef;
}

function queueMails(ctx: MailQueue, readers: User[], content: MailContent): void {
  const userIds = new Set(readers.map(({ id }) => id));
  for (const userId of userIds) queueMail(ctx, associationMail, { ...content, userId });
}
