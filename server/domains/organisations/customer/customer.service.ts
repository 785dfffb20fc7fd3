import { visibleCustomersSql } from '#server/access/visibility/visibility-sql.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { assignChanges } from '#server/core/input/partial-update.js';
import { allOf } from '#server/core/orm/find-row.js';
import { defineRecord } from '#server/domains/define-record.js';
import { requireOwnOrganisation } from '#server/domains/organisations/association/organisation-pair.js';
import { createCreatorRelationship } from '#server/domains/organisations/association/create-relationship.js';
import { checkCustomer } from './customer.check.js';
import { Customer } from './customer.entity.js';
import { customerPolicy } from './customer.policy.js';
import type { ServiceContext } from '#server/access/identity/context.js';

/**
 * The caller's organisation may see a new customer. An archived one is visible to nobody; its events
 * stay, and its tags still count.
 */
export const customerRecord = defineRecord({
  entity: Customer,
  name: 'Client',
  policy: customerPolicy,
  visible: (actor) =>
    allOf([{ sql: 't.archived_at is null', params: [] }, visibleCustomersSql(actor, 't.id')]),
  check: checkCustomer,
  build: ({ em }, columns) => em.create(Customer, columns),
  assign: async (tx, customer, fields) => {
    const changes = assignChanges(customer, fields);
    // A new home country changes the reporting zone, so all figures are recomputed.
    if (changes.countryCode) await requestRecompute(tx, customer.id);
    return changes;
  },
  afterCreate: async (tx, { id }) => {
    if (requireActor(tx).entityType === 'SYSTEM') return;
    await createCreatorRelationship(tx, requireOwnOrganisation(tx), {
      entityType: 'CUSTOMER',
      entityId: id,
    });
  },
  customerId: ({ id }) => id,
  organisation: 'CUSTOMER',
});

export const { get: getCustomer } = customerRecord;

/**
 * Queues a recomputation of all figures from the stored events, in the caller's transaction. The
 * worker does the work.
 */
async function requestRecompute(ctx: ServiceContext, customerId: number): Promise<void> {
  const input = JSON.stringify({ customerId });
  await ctx.em.execute(`insert into worker_job (kind, input) values ('recompute', ?)`, [input]);
}
