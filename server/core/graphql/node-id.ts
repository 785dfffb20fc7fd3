export interface GlobalId {
  type: string;
  /** The record's id, or a country's code. */
  key: string;
}

export const toNodeId = (type: string, key: number | string): string =>
  Buffer.from(`${type}:${key}`).toString('base64url');

/**
 * Null for a text that is no node id of ours. Does not check that the type or the record exists.
 */
export function parseNodeId(nodeId: string): GlobalId | null {
  const [, type, key] =
    /^([A-Za-z]+):([A-Za-z0-9-]{1,36})$/.exec(Buffer.from(nodeId, 'base64url').toString()) ?? [];
  return type === undefined || key === undefined ? null : { type, key };
}
