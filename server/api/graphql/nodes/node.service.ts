import type { ServiceContext } from '#server/access/identity/context.js';
import { invalid } from '#server/core/errors.js';
import { parseNodeId, toNodeId, type GlobalId } from '#server/core/graphql/node-id.js';
import { NODE_SOURCES } from './node-sources.js';

/** The largest page of a list. */
const MAX_NODES = 500;

/** The key of a record in its node id. */
export const nodeKey = (record: object): string =>
  String('id' in record ? record.id : 'code' in record ? record.code : '');

function addressOf(nodeId: string): GlobalId {
  const address = parseNodeId(nodeId);
  if (!address || !Object.hasOwn(NODE_SOURCES, address.type))
    throw invalid({ id: 'This is not a nodeId' });
  return address;
}

/**
 * The records of the node ids, in the same order; null where there is no record or the caller does
 * not see it. One query for each type. Throws INVALID for a text that is no node id, and for more
 * than 500 ids.
 */
export async function findNodes(
  ctx: ServiceContext,
  nodeIds: string[],
): Promise<(object | null)[]> {
  if (nodeIds.length > MAX_NODES) throw invalid({ ids: `Ask for at most ${MAX_NODES} records` });

  const addresses = nodeIds.map(addressOf);
  const keysByType = Map.groupBy(addresses, ({ type }) => type);
  const found = new Map<string, object>();

  for (const [type, wanted] of keysByType) {
    const keys = [...new Set(wanted.map(({ key }) => key))];
    const records = (await NODE_SOURCES[type]?.(ctx, keys)) ?? [];
    for (const record of records) found.set(toNodeId(type, nodeKey(record)), record);
  }

  return addresses.map(({ type, key }) => found.get(toNodeId(type, key)) ?? null);
}
