import type { EntityManager } from '@mikro-orm/postgresql';
import { AuditEntry } from '#server/access/audit/audit-entry.entity.js';
import { AssociationRequest } from '#server/domains/organisations/association/request/association-request.entity.js';
import type { RequestState } from '#server/domains/organisations/association/association-state.js';
import { ConnectionCode } from '#server/domains/organisations/association/connection-code/connection-code.entity.js';
import type { Relationship } from '#server/domains/organisations/relationship/relationship.entity.js';
import {
  buildAgency,
  buildBroadcaster,
  buildCustomer,
  buildRelationship,
} from '#server/testing/factories.js';
import { canaryOf } from './canary.js';
import type { Kind } from './people-of-the-world.js';
import type { AddTarget, WorldOrganisations } from './world-types.js';

const AT = new Date('2026-01-01T00:00:00Z');

type Ids = Partial<Pick<AssociationRequest, 'customerId' | 'agencyId' | 'broadcasterId'>>;

async function addRequest(
  em: EntityManager,
  requesterType: Kind,
  ids: Ids,
  state: RequestState = 'WAITING',
) {
  const answeredAt = state === 'WAITING' ? null : AT;
  const request = em.create(AssociationRequest, {
    requesterType,
    ...ids,
    state,
    requestedAt: AT,
    answeredAt,
  });

  await em.persist(request).flush();

  return request;
}

/** The history entry of both sides: each other's name. */
async function addEntry(
  em: EntityManager,
  subjectType: string,
  subjectId: number,
  text: string,
): Promise<void> {
  const entry = em.create(AuditEntry, {
    occurredAt: AT,
    action: `${subjectType}.requestAssociation`,
    subjectType,
    subjectId: String(subjectId),
    changes: { partner: { after: text } },
    requestId: 'world',
  });
  await em.persist(entry).flush();
}

/** A broadcaster in every state of its request to the client; its name is the canary. */
async function addIncoming(em: EntityManager, add: AddTarget, customerId: number): Promise<void> {
  for (const state of ['WAITING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'ENDED'] as const) {
    const name = state.toLowerCase();
    const text = canaryOf('associationRequest', name);
    const { id: broadcasterId } = await buildBroadcaster(em, { broadcasterName: text });
    const request = await addRequest(em, 'BROADCASTER', { customerId, broadcasterId }, state);
    const isRelated = state === 'ACCEPTED';
    if (isRelated) await buildRelationship(em, { customerId, broadcasterId });
    const answering: Kind[] = ['CUSTOMER', 'AGENCY'];
    add('associationRequest', name, request, answering, answering, isRelated ? ['CUSTOMER'] : []);
    await addEntry(em, 'customer', customerId, text);
    await addEntry(em, 'associationRequest', request.id, text);
  }
}

/**
 * The requests of the callers' organisations and of outsiders; the prefix `of…` names the
 * requester.
 */
async function addOutgoing(
  em: EntityManager,
  add: AddTarget,
  { own, outsideBroadcaster }: WorldOrganisations,
): Promise<void> {
  const clientNamed = async (name: string) => {
    const { id } = await buildCustomer(em, { custName: canaryOf('associationRequest', name) });
    return id;
  };

  const ofAgency = { customerId: await clientNamed('ofagency'), agencyId: own.AGENCY };

  add('associationRequest', 'ofagency', await addRequest(em, 'AGENCY', ofAgency), ['AGENCY']);

  const ofBroadcaster = {
    customerId: await clientNamed('ofbroadcaster'),
    broadcasterId: own.BROADCASTER,
  };

  add('associationRequest', 'ofbroadcaster', await addRequest(em, 'BROADCASTER', ofBroadcaster), [
    'BROADCASTER',
  ]);

  const fromOutsider = {
    customerId: await clientNamed('outsider'),
    broadcasterId: outsideBroadcaster.id,
  };

  add('associationRequest', 'outsider', await addRequest(em, 'BROADCASTER', fromOutsider), []);

  const { id: agencyId } = await buildAgency(em, {
    agencyName: canaryOf('associationRequest', 'ofcustomer'),
  });
  const ofCustomer = { customerId: own.CUSTOMER, agencyId };

  add('associationRequest', 'ofcustomer', await addRequest(em, 'CUSTOMER', ofCustomer), [
    'CUSTOMER',
  ]);
}

async function addCode(
  em: EntityManager,
  add: AddTarget,
  name: string,
  customerId: number,
  visibility: Kind[],
) {
  const fields = {
    customerId,
    createdAt: AT,
    createdByUserId: 1,
    expiresAt: new Date('2027-01-01T00:00:00Z'),
  };
  const code = em.create(ConnectionCode, { ...fields, codeHash: canaryOf('connectionCode', name) });
  await em.persist(code).flush();
  add('connectionCode', name, code, visibility, visibility);
}

const SIDE_IDS = {
  CUSTOMER: 'customerId',
  AGENCY: 'agencyId',
  BROADCASTER: 'broadcasterId',
  ADTECH: 'adtechId',
} as const satisfies Record<Kind, keyof Relationship>;

/** Requests in every state, associations and connection codes. */
export async function addAssociations(
  em: EntityManager,
  add: AddTarget,
  organisations: WorldOrganisations,
  relationships: readonly Relationship[],
): Promise<void> {
  const { own, customers } = organisations;
  await addIncoming(em, add, own.CUSTOMER);
  await addOutgoing(em, add, organisations);
  relationships.forEach((relationship, place) => {
    const isSide = (kind: Kind) => relationship[SIDE_IDS[kind]] === own[kind];
    const sides = (['CUSTOMER', 'AGENCY', 'BROADCASTER', 'ADTECH'] as const).filter(isSide);
    add('association', String(place), relationship, sides, sides);
  });
  await addCode(em, add, 'own', customers.client.id, ['CUSTOMER']);
  await addCode(em, add, 'outsider', customers.outsider.id, []);
}
