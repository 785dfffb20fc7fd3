import type { ServiceContext } from '#server/access/identity/context.js';
import { requireVisibleCustomer } from '#server/access/visibility/visibility.js';
import { invalid, notFound, ServiceError } from '#server/core/errors.js';
import type { FieldCheck } from '#server/core/input/field-check.js';

type OptionalId = number | null | undefined;

export interface OfCustomer {
  customerId: number;
}

/**
 * The customer of a new record. Throws INVALID when the input names none, NOT_FOUND when the caller
 * may not see it.
 */
export async function customerOfNew(
  ctx: ServiceContext,
  { customerId }: { customerId?: OptionalId },
): Promise<OfCustomer> {
  if (customerId === null || customerId === undefined)
    throw invalid({ customer_id: 'Client is required' });
  await requireVisibleCustomer(ctx, customerId);
  return { customerId };
}

/**
 * Returns the record when it exists and the caller may see its customer, if it has one. Otherwise
 * the error names the record, not the customer, so the caller learns nothing about the customer.
 */
export async function requireRecord<T extends { customerId?: number }>(
  ctx: ServiceContext,
  record: T | null,
  noun: string,
): Promise<T> {
  if (!record) throw notFound(noun);
  if (record.customerId === undefined) return record;
  try {
    await requireVisibleCustomer(ctx, record.customerId);
    return record;
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'NOT_FOUND') throw notFound(noun);
    throw error;
  }
}

/** A record cannot move to another customer. Repeating the current customer is allowed. */
export function checkSameCustomer(
  check: FieldCheck,
  customerId: OptionalId,
  record?: { customerId: number },
): void {
  const same = !record || (customerId ?? record.customerId) === record.customerId;
  check.require('customer_id', same, 'This cannot be moved to another client');
}
