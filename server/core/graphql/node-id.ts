export interface GlobalId {
  type: string;
  /** What the type finds its records by: the id, or a country's code. */
  key: string;
}

export const toNodeId = (type: string, key: number | string): string =>
  Buffer.from(`${type}:${key}`).toString('base64url');

/**
 * Null for a text that is no node id of ours; whether there is such a type, or a record, is not
 * looked at.
 */
export function parseNodeId(nodeId: string): GlobalId | null {
  const [, type, key] =
    /^([A-Za-z]+):([A-Za-z0-9-]{1,36})$/.exec(Buffer.from(nodeId, 'base64url').toString()) ?? [];
  return type === undefined || key === undefined ? null : { type, key };
}
