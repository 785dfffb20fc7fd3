import type { EntityManager } from '@mikro-orm/postgresql';
import { AdTechGroup } from '#server/domains/organisations/ad-tech/ad-tech-group.entity.js';
import type { AdTech } from '#server/domains/organisations/ad-tech/ad-tech.entity.js';
import type { Broadcaster } from '#server/domains/organisations/broadcaster/broadcaster.entity.js';
import type { Customer } from '#server/domains/organisations/customer/customer.entity.js';
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
    stranger: await named('stranger'),
  };

  add('customer', 'client', customers.client, KINDS, ['CUSTOMER']);
  add('customer', 'shared', customers.shared, ['AGENCY', 'BROADCASTER', 'ADTECH']);
  add('customer', 'stranger', customers.stranger, []);

  return customers;
}

async function addAgencies(em: EntityManager, add: AddTarget) {
  const named = (name: string) => buildAgency(em, { agencyName: canaryOf('agency', name) });
  const [agency, related] = [await named('own'), await named('related')];
  add('agency', 'own', agency, KINDS, ['AGENCY']);
  add('agency', 'related', related, ['CUSTOMER', 'BROADCASTER', 'ADTECH']);
  add('agency', 'stranger', await named('stranger'), []);
  return { agency, related };
}

async function addSellers(em: EntityManager, add: AddTarget) {
  const broadcasterNamed = (name: string) =>
    buildBroadcaster(em, { broadcasterName: canaryOf('broadcaster', name) });
  const broadcaster = await broadcasterNamed('own');
  const rival = await broadcasterNamed('rival');
  const strangeBroadcaster = await broadcasterNamed('stranger');

  add('broadcaster', 'own', broadcaster, ['CUSTOMER', 'AGENCY', 'BROADCASTER']);
  add('broadcaster', 'rival', rival, ['CUSTOMER']);
  add('broadcaster', 'stranger', strangeBroadcaster, []);

  const adtech = await buildAdTech(em, { adtechName: canaryOf('adtech', 'own') });
  const strangeAdtech = await buildAdTech(em, { adtechName: canaryOf('adtech', 'stranger') });

  // Whoever chooses a publisher sees all of them.
  add('adtech', 'own', adtech, [...BUYERS, 'ADTECH']);
  add('adtech', 'stranger', strangeAdtech, BUYERS);

  return { broadcaster, rival, strangeBroadcaster, adtech, strangeAdtech };
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
    { customerId: customers.stranger.id, broadcasterId: sellers.strangeBroadcaster.id },
  ];

  const relationships = await Promise.all(pairs.map((pair) => buildRelationship(em.fork(), pair)));
  if (relationships[0]) add('relationship', 'any', relationships[0], []);
  const own = {
    CUSTOMER: customerId,
    AGENCY: agencyId,
    BROADCASTER: broadcasterId,
    ADTECH: adtechId,
  };

  const house = { own, customers, ...sellers };

  await addAssociations(em, add, house, relationships);

  return house;
}
