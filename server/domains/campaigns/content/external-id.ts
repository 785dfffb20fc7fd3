import type { EntityClass } from '@mikro-orm/core';
import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import type { FieldCheck } from '#server/core/input/field-check.js';
import { withDefault } from '#server/core/input/partial-update.js';
import type { ArchivableRecord } from '#server/domains/organisations/base/archivable-record.entity.js';
import { InputType, ArgsType } from 'type-graphql';
import { TEXT_FIELDS } from '#schema/field-rules.js';
import { VersionedInput } from '#server/core/graphql/version.js';
import { Rules, textRules } from '#server/core/input/field-rules.js';
import { Text } from '#server/core/graphql/described-fields.js';
import { equals, type RowCondition } from '#server/core/orm/find-row.js';
import { ArchivablePageArgs } from '#server/domains/archive/archived-filter.js';

const NOT_YOURS = 'Only the organisation that made the record gives it an external id';

interface OfKind {
  entity: EntityClass<ArchivableRecord>;
  /** The noun in "Another booking has this external id". */
  noun: string;
  customerId: number;
}

interface Owner {
  createdByEntityType: string;
  createdByEntityId: number | null;
}

/**
 * The external id of a new or changed record; null when blank. It belongs to the organisation that
 * made the record: another one's ids are neither changed nor compared, so nobody can guess them.
 */
export async function chooseExternalId(
  ctx: ServiceContext,
  check: FieldCheck,
  { entity, noun, customerId }: OfKind,
  { externalId }: ExternalIdInput,
  current?: ArchivableRecord,
): Promise<string | null> {
  const before = current?.externalId ?? null;
  const wanted = check.optionalText(
    'external_id',
    withDefault(externalId, before),
    TEXT_FIELDS.externalId,
  );
  if (wanted === before) return before;

  const { entityType, entityId } = requireActor(ctx);
  const owner: Owner = current ?? { createdByEntityType: entityType, createdByEntityId: entityId };
  const isOwner = owner.createdByEntityType === entityType && owner.createdByEntityId === entityId;
  check.require('external_id', isOwner || entityType === 'SYSTEM', NOT_YOURS);

  if (wanted !== null && check.holds) {
    const isTaken = await isGiven(ctx, { entity, customerId, externalId: wanted, owner });
    check.require('external_id', !isTaken, `Another ${noun} has this external id`);
  }

  return wanted;
}

interface GivenId extends Pick<OfKind, 'entity' | 'customerId'> {
  externalId: string;
  owner: Owner;
}

/** True where a record of the organisation has the id, an archived one included. */
async function isGiven(
  { em }: ServiceContext,
  { entity, customerId, externalId, owner }: GivenId,
): Promise<boolean> {
  const table = em.getMetadata().get(entity).tableName;
  const found = await em.execute(
    `select 1 from "${table}" where customer_id = ? and external_id = ?
      and created_by_entity_type = ? and created_by_entity_id is not distinct from ? limit 1`,
    [customerId, externalId, owner.createdByEntityType, owner.createdByEntityId],
  );
  return found.length > 0;
}

@InputType()
export abstract class ExternalIdInput extends VersionedInput {
  @Text.nullable(
    "The record's id in your own system, up to 100 characters. No two records of one kind that your organisation made for a customer have the same one.",
  )
  @Rules(textRules(TEXT_FIELDS.externalId))
  externalId?: string | null;
}

@ArgsType()
export class ContentPageArgs extends ArchivablePageArgs {
  @Text.nullable('Only those with exactly this external id.')
  externalId?: string | null;
}

/** Records with the external id that a list asks for, which is stored without outer blanks. */
export const hasExternalId = ({ externalId }: ContentPageArgs): RowCondition[] =>
  equals('t.external_id', externalId?.trim());
