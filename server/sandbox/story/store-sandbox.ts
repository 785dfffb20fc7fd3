import type { EntityManager } from '@mikro-orm/postgresql';
import { AdTech } from '#server/domains/organisations/ad-tech/ad-tech.entity.js';
import { Agency } from '#server/domains/organisations/agency/agency.entity.js';
import { Broadcaster } from '#server/domains/organisations/broadcaster/broadcaster.entity.js';
import { Channel } from '#server/domains/organisations/channel/channel.entity.js';
import {
  BILLING_ENTITY,
  Customer,
} from '#server/domains/organisations/customer/customer.entity.js';
import { Relationship } from '#server/domains/organisations/relationship/relationship.entity.js';
import type { OrganisationType } from '#server/access/visibility/visibility-sql.js';
import { CHANNELS, CLIENTS, NAMES } from './sandbox-story.js';
import { storeClientRecords } from './store-records.js';

/** The category of customers that have none. */
const NO_TAXONOMY = 0;

export interface SandboxPlan {
  sandboxId: number;
  /** The kind of its owner, and so of the organisation that its keys act for. */
  entityType: OrganisationType;
  ownerName: string;
  countryCode: string;
  now: Date;
}

/**
 * Stores an agency, a broadcaster and an ad-tech with their channels, and clients with campaigns and
 * tags. Returns the id of the one that the keys act for. Call it in a transaction.
 */
export async function storeSandbox(em: EntityManager, plan: SandboxPlan): Promise<number> {
  const { sandboxId, entityType, ownerName, countryCode, now } = plan;
  const creation = {
    createdAt: now,
    createdByEntityType: 'SYSTEM',
    createdByEntityId: null,
  } as const;
  const bySystem = { ...creation, sandboxId };
  const own = `Sandbox of ${ownerName}`;
  const nameOf = (kind: keyof typeof NAMES) => (kind === entityType ? own : NAMES[kind]);
  const countries = { countryCode, countryList: [countryCode] };

  const agency = em.create(Agency, { ...bySystem, countryCode, agencyName: nameOf('AGENCY') });
  const broadcaster = em.create(Broadcaster, {
    ...bySystem,
    ...countries,
    broadcasterName: nameOf('BROADCASTER'),
  });
  const adtech = em.create(AdTech, {
    ...bySystem,
    ...countries,
    adtechName: nameOf('ADTECH'),
    requiresJobNumber: false,
    requiresChargedCpm: false,
  });
  await em.flush();

  const channelOf = ({ name, owner }: (typeof CHANNELS)[keyof typeof CHANNELS]) =>
    em.create(Channel, {
      ...bySystem,
      channelName: name,
      ownerType: owner,
      ownerId: owner === 'ADTECH' ? adtech.id : broadcaster.id,
    });
  const channels = {
    play: channelOf(CHANNELS.play),
    sport: channelOf(CHANNELS.sport),
    connected: channelOf(CHANNELS.connected),
  };

  const customers = CLIENTS.map(({ name }, index) =>
    em.create(Customer, {
      ...bySystem,
      ...countries,
      createdByEntityType: 'AGENCY',
      createdByEntityId: agency.id,
      custName: entityType === 'CUSTOMER' && index === 0 ? own : name,
      taxonomyId: NO_TAXONOMY,
      billingEntity: BILLING_ENTITY.noCharge,
    }),
  );
  await em.flush();

  for (const { id: customerId } of customers)
    for (const other of [
      { agencyId: agency.id },
      { broadcasterId: broadcaster.id },
      { adtechId: adtech.id },
    ])
      em.create(Relationship, { ...creation, customerId, ...other });
  await em.flush();

  for (const [index, story] of CLIENTS.entries()) {
    const customer = customers[index];
    if (customer) await storeClientRecords(em, { customer, story, channels, now });
  }

  const [first] = customers;
  const ids = { CUSTOMER: first, AGENCY: agency, BROADCASTER: broadcaster, ADTECH: adtech };
  return ids[entityType]?.id ?? 0;
}
