import type { EntityManager } from '@mikro-orm/postgresql';
import { AdTechGroup } from '#server/domains/organisations/ad-tech/ad-tech-group.entity.js';
import {
  buildAdTech,
  buildAgency,
  buildBroadcaster,
  buildCustomer,
  buildRelationship,
} from '#server/testing/factories.js';
import { canaryOf } from './canary.js';
import { KINDS, type Kind } from './people-of-the-world.js';
import { addAssociations } from './world-associations.js';
import type { AddTarget, WorldOrganisations } from './world-types.js';

const BUYERS: Kind[] = ['CUSTOMER', 'AGENCY'];

async function addCustomers(em: EntityManager, add: AddTarget) {
  const named = (name: string) =>
    buildCustomer(em, {
      custName: canaryOf('customer', name),
      displayName: canaryOf('customer', name),
    });

  const customers = {
    client: await named('client'),
    shared: await named('shared'),
    outsider: await named('outsider'),
  };

  add('customer', 'client', customers.client, KINDS, ['CUSTOMER']);
  add('customer', 'shared', customers.shared, ['AGENCY', 'BROADCASTER', 'ADTECH']);
  add('customer', 'outsider', customers.outsider, []);

  return customers;
}

async function addAgencies(em: EntityManager, add: AddTarget) {
  const named = (name: string) => buildAgency(em, { agencyName: canaryOf('agency', name) });
  const [agency, related] = [await named('own'), await named('related')];
  add('agency', 'own', agency, KINDS, ['AGENCY']);
  add('agency', 'related', related, ['CUSTOMER', 'BROADCASTER', 'ADTECH']);
  add('agency', 'outsider', await named('outsider'), []);
  return { agency, related };
}

async function addSellers(em: EntityManager, add: AddTarget) {
  const broadcasterNamed = (name: string) =>
    buildBroadcaster(em, { broadcasterName: canaryOf('broadcaster', name) });
  const broadcaster = await broadcasterNamed('own');
  const rival = await broadcasterNamed('rival');
  const outsideBroadcaster = await broadcasterNamed('outsider');

  add('broadcaster', 'own', broadcaster, ['CUSTOMER', 'AGENCY', 'BROADCASTER']);
  add('broadcaster', 'rival', rival, ['CUSTOMER']);
  add('broadcaster', 'outsider', outsideBroadcaster, []);

  const adtech = await buildAdTech(em, { adtechName: canaryOf('adtech', 'own') });
  const outsideAdtech = await buildAdTech(em, { adtechName: canaryOf('adtech', 'outsider') });

  // Every kind that chooses publishers sees all of them.
  add('adtech', 'own', adtech, [...BUYERS, 'ADTECH']);
  add('adtech', 'outsider', outsideAdtech, BUYERS);

  return { broadcaster, rival, outsideBroadcaster, adtech, outsideAdtech };
}

async function addGroup(em: EntityManager, add: AddTarget): Promise<void> {
  const createdAt = new Date('2026-01-01T00:00:00Z');
  const group = em.create(AdTechGroup, {
    groupName: canaryOf('adtechGroup', 'any'),
    createdAt,
    createdByEntityType: 'SYSTEM',
  });
  await em.persist(group).flush();
  add('adtechGroup', 'any', group, []);
}

export async function addOrganisations(
  em: EntityManager,
  add: AddTarget,
): Promise<WorldOrganisations> {
  const customers = await addCustomers(em, add);
  const { agency, related } = await addAgencies(em, add);
  const sellers = await addSellers(em, add);

  await addGroup(em, add);

  const [customerId, agencyId] = [customers.client.id, agency.id];
  const [broadcasterId, adtechId] = [sellers.broadcaster.id, sellers.adtech.id];
  const pairs = [
    ...[customerId, customers.shared.id].flatMap((id) => [
      { customerId: id, agencyId },
      { customerId: id, broadcasterId },
      { customerId: id, adtechId },
    ]),
    ...[{ customerId }, { broadcasterId }, { adtechId }].map((partner) => ({
      ...partner,
      agencyId: related.id,
    })),
    ...[{ broadcasterId }, { adtechId }].map((partner) => ({ ...partner, agencyId })),
    { customerId, broadcasterId: sellers.rival.id },
    { customerId: customers.outsider.id, broadcasterId: sellers.outsideBroadcaster.id },
  ];

  const relationships = await Promise.all(pairs.map((pair) => buildRelationship(em.fork(), pair)));
  if (relationships[0]) add('relationship', 'any', relationships[0], []);
  const own = {
    CUSTOMER: customerId,
    AGENCY: agencyId,
    BROADCASTER: broadcasterId,
    ADTECH: adtechId,
  };

  const organisations = { own, customers, ...sellers };

  await addAssociations(em, add, organisations, relationships);

  return organisations;
}
