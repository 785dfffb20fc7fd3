import type { EntityClass } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { InputType } from 'type-graphql';
import { Integer } from '#server/core/graphql/described-fields.js';
import { ServiceError } from '#server/core/errors.js';

const CHANGED =
  'Somebody else has saved this since you opened it. Compare their version with yours, then save again.';

/** The field that every update input has besides its own. */
@InputType()
export abstract class VersionedInput {
  @Integer.nullable(
    'Updating: the version that was read; when somebody saved since, the answer is CONFLICT. Left out: the later save wins.',
  )
  version?: number | null;
}

/** Throws CONFLICT when the record has changed since it was read. Lock the record first. */
export function checkVersion(record: { version: number }, { version }: VersionedInput): void {
  if (version === undefined || version === null || version === record.version) return;
  throw new ServiceError('CONFLICT', CHANGED, { errors: { version: CHANGED } });
}

/** Increments the version of a locked record whose change is in another table. */
export async function incrementVersion<
  T extends { id: number; customerId?: number; version: number },
>(em: EntityManager, entity: EntityClass<T>, record: T): Promise<void> {
  const { id, customerId } = record;
  const ofCustomer =
    customerId === undefined
      ? { sql: '', params: [] }
      : { sql: 'and customer_id = ?', params: [customerId] };

  const table = em.getMetadata().get(entity).tableName;

  await em.execute(
    `update "${table}" set version = version + 1, updated_at = ? where id = ? ${ofCustomer.sql}`,
    [new Date(), id, ...ofCustomer.params],
  );
  await em.refresh(record);
}
