import { storage } from '#client/session/storage';

const MAX_RECENT = 6;

/**
 * The node ids of what the user opened last, the latest first. Names are not stored: the server
 * says them, as far as the user still sees the records. The end of the session forgets the ids.
 */
export function recentRecords(): string[] {
  try {
    const stored: unknown = JSON.parse(storage.recentRecords.read() ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    return []; // written by hand
  }
}

export function rememberRecord(nodeId: string): void {
  const others = recentRecords().filter((one) => one !== nodeId);
  storage.recentRecords.write(JSON.stringify([nodeId, ...others].slice(0, MAX_RECENT)));
}
