import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '#server/access/identity/actor.js';
import { roleOf } from '#server/access/roles/role.js';
import type { OrganisationType } from '#server/access/visibility/visibility-sql.js';
import { sendDueMails } from '#server/core/mail/mail-courier.js';
import type { Mail } from '#server/core/mail/mail-kind.js';
import {
  buildAdTech,
  buildAgency,
  buildBroadcaster,
  buildCustomer,
} from '#server/testing/factories.js';
import { buildUser } from '#server/testing/people.js';
import { restCaller } from '#server/testing/rest-call.js';
import { actorOf, serviceContext } from '#server/testing/service-context.js';
import type { TestDatabase } from '#server/testing/test-database.js';
import type { TestRedis } from '#server/testing/test-redis.js';
import type { User } from '#server/domains/people/user/user.entity.js';
import { associationMail } from '#server/domains/organisations/association/mails/association.mail.js';

const BUILD: Record<
  OrganisationType,
  (em: EntityManager, name: string) => Promise<{ id: number }>
> = {
  CUSTOMER: (em, custName) => buildCustomer(em, { custName }),
  AGENCY: (em, agencyName) => buildAgency(em, { agencyName }),
  BROADCASTER: (em, broadcasterName) => buildBroadcaster(em, { broadcasterName }),
  ADTECH: (em, adtechName) => buildAdTech(em, { adtechName }),
};

/** An organisation with an admin who receives mails. */
export interface Side {
  id: number;
  name: string;
  email: string;
  admin: Actor;
  user: Actor;
}

const HOUR_MS = 3_600_000;
let built = 0;

/**
 * Organisations that ask each other over documented REST paths. Tests move the clock. Call it at
 * the top of a file.
 */
export function associationWorld(database: TestDatabase, redis: TestRedis) {
  let aheadMs = 0;
  const now = () => new Date(Date.now() + aheadMs);
  const call = restCaller(database, redis, now);
  const fork = () => database.orm.em.fork();

  const actorFor = (user: User): Actor => {
    const actor = actorOf(user.entityType, user.entityId);
    const role = roleOf(user.entityType, user.admin);
    return { ...actor, userId: user.id, role, permissionLevel: user.admin ? 'ADMIN' : 'USER' };
  };

  /** Every organisation has an admin and a plain user. */
  async function side(kind: OrganisationType): Promise<Side> {
    const em = fork();
    built += 1;
    const name = `Side ${built} Limited`;
    const { id } = await BUILD[kind](em, name);
    const admin = await buildUser(em, { entityType: kind, entityId: id, admin: true });
    const user = await buildUser(em, { entityType: kind, entityId: id, admin: false });
    return { id, name, email: admin.email, admin: actorFor(admin), user: actorFor(user) };
  }

  async function superAdmin(): Promise<{ actor: Actor; email: string }> {
    const user = await buildUser(fork());
    return { actor: { ...actorOf('SYSTEM'), userId: user.id }, email: user.email };
  }

  const requestClient = (by: Side, client: Side) =>
    call(by.admin, 'POST', `/customers/${client.id}/associate`);
  const requestAgency = (by: Side, agency: Side) =>
    call(by.admin, 'POST', `/agencies/${agency.id}/associate`);

  /** The latest listed request between the two. */
  async function requestOf(by: Actor, requester: Side, target: Side) {
    const { list } = await call(by, 'GET', '/association-requests/');
    const between = list.filter(
      (row) =>
        (row.requester as Party).entity_id === requester.id &&
        (row.target as Party).entity_id === target.id, // as documented
    );
    return between.at(-1);
  }

  /** Creates a request and returns its id. */
  async function createRequest(requester: Side, client: Side): Promise<number> {
    await requestClient(requester, client);
    return Number((await requestOf(requester.admin, requester, client))?.id);
  }

  const answer = (by: Actor, id: number, verb: 'accept' | 'decline' | 'withdraw') =>
    call(by, 'POST', `/association-requests/${id}/${verb}`);

  const seesClient = async (by: Actor, client: Side) =>
    (await call(by, 'GET', `/campaigns/customer/${client.id}`)).status === 200;

  /** Delivers the queued mails. */
  async function mails(): Promise<Mail[]> {
    const sent: Mail[] = [];
    const transport = {
      send: (mail: Mail) => Promise.resolve(void sent.push(mail)),
      close: () => undefined,
    };
    const { config } = serviceContext({ database, redis }, null);
    await sendDueMails({ orm: database.orm, config, now, kinds: [associationMail], transport });
    return sent;
  }

  return {
    call,
    fork,
    side,
    superAdmin,
    requestClient,
    requestAgency,
    createRequest,
    answer,
    requestOf,
    seesClient,
    mails,
    advance: (days: number) => {
      aheadMs += days * 24 * HOUR_MS;
    },
    now,
  };
}

interface Party {
  entity_id: number;
}

/** The mails with their recipients, in the order of the addresses. */
export const readersOf = (mails: readonly Mail[]): string[] =>
  mails.map(({ to }) => to.address).sort();
