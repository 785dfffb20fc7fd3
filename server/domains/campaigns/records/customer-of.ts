import type { ServiceContext } from '#server/access/identity/context.js';
import {
  requireVisibleCustomer,
  type VisibleCustomer,
} from '#server/access/visibility/visibility.js';
import { invalid, notFound, ServiceError } from '#server/core/errors.js';
import type { FieldCheck } from '#server/core/input/field-check.js';

type Given = number | null | undefined;

/**
 * The customer that a new record is for. Throws INVALID when none is named, NOT_FOUND when it is
 * out of sight.
 */
export async function customerOfNew(
  ctx: ServiceContext,
  customerId: Given,
): Promise<VisibleCustomer> {
  if (customerId === null || customerId === undefined)
    throw invalid({ customer_id: 'Client is required' });
  return requireVisibleCustomer(ctx, customerId);
}

/**
 * The record, when there is one and its customer is in sight. Else it is the record that is not
 * found: nobody learns more.
 */
export async function requireRecord<T extends { customerId: number }>(
  ctx: ServiceContext,
  record: T | null,
  noun: string,
): Promise<T> {
  if (!record) throw notFound(noun);
  try {
    await requireVisibleCustomer(ctx, record.customerId);
    return record;
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'NOT_FOUND') throw notFound(noun);
    throw error;
  }
}

/** A record stays with its customer; naming that customer again is fine. */
export function checkSameCustomer(
  check: FieldCheck,
  customerId: Given,
  record?: { customerId: number },
): void {
  const same = !record || (customerId ?? record.customerId) === record.customerId;
  check.require('customer_id', same, 'This cannot be moved to another client');
}
