import { TEXT_FIELDS } from '#schema/field-rules.js';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '#server/access/identity/actor.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { FieldCheck } from '#server/core/input/field-check.js';
import { withDefault } from '#server/core/input/partial-update.js';
import {
  chooseCountries,
  mayChooseCountries,
  type Countries,
} from '#server/domains/organisations/reference/country-choice.js';
import { BILLING_ENTITY, type Customer } from './customer.entity.js';
import type { CustomerInput } from './customer.input.js';
import { Taxonomy } from '#server/domains/organisations/reference/taxonomy.entity.js';

/**
 * Merges an input into the current fields and checks the result. Throws INVALID with the screen's
 * texts.
 */
export async function checkCustomer(tx: ServiceContext, input: CustomerInput, current?: Customer) {
  const { em } = tx;
  const actor = requireActor(tx);
  const check = new FieldCheck();
  const fields = {
    custName: check.text(
      'cust_name',
      withDefault(input.custName, current?.custName),
      TEXT_FIELDS.customerName,
    ),
    displayName: check.optionalText(
      'display_name',
      withDefault(input.displayName, current?.displayName),
      TEXT_FIELDS.customerDisplayName,
    ),
    domain: check.domain('domain', withDefault(input.domain, current?.domain)),
    adminEmail: check.email('admin_email', withDefault(input.adminEmail, current?.adminEmail)),
    taxonomyId: input.taxonomyId ?? current?.taxonomyId ?? 0,
    billingEntity: chooseBilling(check, actor, input, current),
    ...(await chooseOwnCountries(em, check, actor, input, current)),
  };

  if (check.holds && fields.taxonomyId !== current?.taxonomyId) {
    const known = await em.count(Taxonomy, { id: fields.taxonomyId });
    check.require('taxonomy_id', known > 0, 'Choose a category from the list');
  }

  check.done();

  return fields;
}

function chooseBilling(
  check: FieldCheck,
  actor: Actor,
  input: CustomerInput,
  current?: Customer,
): number {
  const kept = current?.billingEntity ?? BILLING_ENTITY.bookingEntity;
  const wanted = input.billingEntity ?? kept;
  if (actor.entityType !== 'SYSTEM')
    return check.fixed('billing_entity', wanted, kept, 'Only a super admin chooses who is charged');
  return check.oneOf('billing_entity', wanted, Object.values(BILLING_ENTITY), 'Billing entity');
}

/** A new customer of a caller without the right to choose countries is at home where the caller is. */
function chooseOwnCountries(
  em: EntityManager,
  check: FieldCheck,
  actor: Actor,
  input: CustomerInput,
  current?: Customer,
): Promise<Countries> {
  const isOwn = actor.entityType === 'CUSTOMER' && actor.entityId === current?.id;
  const own = actor.countryCode ?? '';
  const onlyChoice = mayChooseCountries(actor, isOwn)
    ? undefined
    : { countryCode: own, countryList: [own] };
  return chooseCountries(em, check, actor, input, current ?? onlyChoice);
}
