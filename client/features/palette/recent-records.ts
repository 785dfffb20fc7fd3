import { storage } from '#client/session/storage';

const MAX_RECENT = 6;

interface Recent {
  userId: number;
  nodeIds: string[];
}

function readRecent(): Recent | null {
  try {
    const stored: unknown = JSON.parse(storage.recentRecords.read() ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    if (!('userId' in stored) || !('nodeIds' in stored)) return null;

    const { userId, nodeIds } = stored;
    if (typeof userId !== 'number' || !Array.isArray(nodeIds)) return null;
    return { userId, nodeIds: nodeIds.filter((one) => typeof one === 'string') };
  } catch {
    return null; // written by hand or by another version
  }
}

/**
 * The node ids of what the user opened last, the latest first. Names are not stored: the server
 * says them, as far as the user still sees the records.
 */
export function recentRecords(userId: number): string[] {
  const stored = readRecent();
  return stored?.userId === userId ? stored.nodeIds : [];
}

export function rememberRecord(userId: number, nodeId: string): void {
  const others = recentRecords(userId).filter((one) => one !== nodeId);
  const nodeIds = [nodeId, ...others].slice(0, MAX_RECENT);
  storage.recentRecords.write(JSON.stringify({ userId, nodeIds }));
}
