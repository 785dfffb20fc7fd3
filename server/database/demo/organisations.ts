import type { EntityManager } from '@mikro-orm/postgresql';
import type { EntityType } from '#server/access/identity/actor.js';
import { hashPassword, WITHOUT_KEY } from '#server/access/identity/passwords.js';
import { AdTechGroup } from '#server/domains/organisations/ad-tech/ad-tech-group.entity.js';
import { AdTech } from '#server/domains/organisations/ad-tech/ad-tech.entity.js';
import { Agency } from '#server/domains/organisations/agency/agency.entity.js';
import { AssociationRequest } from '#server/domains/organisations/association/request/association-request.entity.js';
import { Broadcaster } from '#server/domains/organisations/broadcaster/broadcaster.entity.js';
import { Channel } from '#server/domains/organisations/channel/channel.entity.js';
import {
  BILLING_ENTITY,
  Customer,
} from '#server/domains/organisations/customer/customer.entity.js';
import { Relationship } from '#server/domains/organisations/relationship/relationship.entity.js';
import { Taxonomy } from '#server/domains/organisations/reference/taxonomy.entity.js';
import { User } from '#server/domains/people/user/user.entity.js';
import { DEMO_ACCOUNTS, demoPassword } from './accounts.js';
import { ADTECH_GROUPS, ADTECHS, AGENCIES, BROADCASTERS, CUSTOMERS, REQUESTS } from './story.js';

/** The demo's organisations by name, and one user of each organisation that has accounts. */
export interface DemoOrganisations {
  customers: Map<string, Customer>;
  agencies: Map<string, Agency>;
  channels: Map<string, Channel>;
  adtechs: Map<string, AdTech>;
  users: Map<string, User>;
}

const bySystem = (createdAt: Date) => ({ createdAt, createdByEntityType: 'SYSTEM' as const });

export function found<T>(map: ReadonlyMap<string, T>, name: string): T {
  const value = map.get(name);
  if (value === undefined) throw new Error(`the demo's story has no "${name}"`);
  return value;
}

/**
 * Stores every organisation, channel, relationship and account of the story. Flushes only inside
 * the caller's transaction.
 */
export async function storeOrganisations(em: EntityManager, now: Date): Promise<DemoOrganisations> {
  const broadcasters = new Map<string, Broadcaster>();
  const adtechs = new Map<string, AdTech>();
  const agencies = new Map<string, Agency>();
  for (const { name, country, countries } of BROADCASTERS) {
    const fields = { broadcasterName: name, countryCode: country, countryList: [...countries] };
    broadcasters.set(name, em.create(Broadcaster, { ...bySystem(now), ...fields }));
  }
  for (const { name, country, countries, requiresJobNumber, requiresChargedCpm } of ADTECHS) {
    const fields = { adtechName: name, countryCode: country, countryList: [...countries] };
    adtechs.set(
      name,
      em.create(AdTech, { ...bySystem(now), ...fields, requiresJobNumber, requiresChargedCpm }),
    );
  }
  for (const { name, domain, country } of AGENCIES) {
    const fields = {
      agencyName: name,
      domain,
      adminEmail: `hello@${domain}`,
      countryCode: country,
    };
    agencies.set(name, em.create(Agency, { ...bySystem(now), ...fields }));
  }
  for (const { name, members } of ADTECH_GROUPS) {
    const group = em.create(AdTechGroup, { ...bySystem(now), groupName: name });
    group.adtechs.add(members.map((member) => found(adtechs, member)));
  }
  await em.flush();

  const channels = new Map<string, Channel>();
  const own = (ownerType: 'BROADCASTER' | 'ADTECH', ownerId: number, names: readonly string[]) => {
    for (const name of names) {
      channels.set(
        name,
        em.create(Channel, { ...bySystem(now), channelName: name, ownerType, ownerId }),
      );
    }
  };
  for (const { name, channels: names } of BROADCASTERS)
    own('BROADCASTER', found(broadcasters, name).id, names);
  for (const { name, channels: names } of ADTECHS) own('ADTECH', found(adtechs, name).id, names);

  const customers = await storeCustomers(em, agencies, now);
  await em.flush();
  relate(em, { customers, agencies, broadcasters, adtechs, channels }, now);
  ask(em, { customers, agencies }, now);
  const users = await storeAccounts(
    em,
    { CUSTOMER: customers, AGENCY: agencies, BROADCASTER: broadcasters, ADTECH: adtechs },
    now,
  );
  await em.flush();
  return { customers, agencies, channels, adtechs, users };
}

async function storeCustomers(em: EntityManager, agencies: Map<string, Agency>, now: Date) {
  const taxonomies = new Map(
    (await em.findAll(Taxonomy)).map((taxonomy) => [taxonomy.description, taxonomy.id]),
  );
  const customers = new Map<string, Customer>();

  for (const story of CUSTOMERS) {
    const customer = em.create(Customer, {
      createdAt: now,
      createdByEntityType: 'AGENCY',
      createdByEntityId: found(agencies, story.agency).id,
      custName: story.name,
      displayName: story.displayName,
      domain: story.domain,
      adminEmail: `marketing@${story.domain}`,
      taxonomyId: found(taxonomies, story.taxonomy),
      countryCode: story.country,
      countryList: [story.country],
      billingEntity: BILLING_ENTITY.bookingEntity,
    });
    customers.set(story.name, customer);
  }

  return customers;
}

interface Kinds {
  customers: Map<string, Customer>;
  agencies: Map<string, Agency>;
  broadcasters: Map<string, Broadcaster>;
  adtechs: Map<string, AdTech>;
  channels: Map<string, Channel>;
}

/** Relates a customer to its agency and to every seller of its bookings. */
function relate(em: EntityManager, kinds: Kinds, now: Date): void {
  for (const story of CUSTOMERS) {
    const customerId = found(kinds.customers, story.name).id;
    const relateTo = (other: { agencyId?: number; broadcasterId?: number; adtechId?: number }) =>
      em.create(Relationship, { ...bySystem(now), customerId, ...other });
    relateTo({ agencyId: found(kinds.agencies, story.agency).id });
    const owners = story.campaigns.flatMap((campaign) =>
      campaign.bookings.map((booking) => found(kinds.channels, booking.channel)),
    );
    const idsOf = (type: string) =>
      new Set(owners.filter((owner) => owner.ownerType === type).map((owner) => owner.ownerId));
    for (const broadcasterId of idsOf('BROADCASTER')) relateTo({ broadcasterId });
    for (const adtechId of idsOf('ADTECH')) relateTo({ adtechId });
  }
}

/** Creates association requests that wait for an answer. */
function ask(
  em: EntityManager,
  { customers, agencies }: Pick<Kinds, 'customers' | 'agencies'>,
  now: Date,
): void {
  for (const { agency, customer } of REQUESTS) {
    em.create(AssociationRequest, {
      requesterType: 'AGENCY',
      agencyId: found(agencies, agency).id,
      customerId: found(customers, customer).id,
      state: 'WAITING',
      requestedAt: now,
    });
  }
}

async function storeAccounts(
  em: EntityManager,
  organisations: Record<Exclude<EntityType, 'SYSTEM'>, ReadonlyMap<string, { id: number }>>,
  now: Date,
): Promise<Map<string, User>> {
  const passwordHash = await hashPassword(demoPassword(), WITHOUT_KEY);
  const users = new Map<string, User>();
  for (const { email, name, kind, organisation, admin } of DEMO_ACCOUNTS) {
    const entityId = kind === 'SYSTEM' ? null : found(organisations[kind], organisation).id;
    const fields = { email, name, entityType: kind, entityId, admin, passwordHash };
    users.set(email, em.create(User, { ...fields, activatedAt: now, createdAt: now }));
  }
  return users;
}
