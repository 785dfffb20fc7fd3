import type { ApiWiring } from '#server/api/context.js';
import { safeErrorMessage } from '#server/core/process/redact.js';
import { log } from '#server/core/process/log.js';
import { readLedgerLag } from '#server/operations/ledger/ledger-lag.js';
import { listEdgeServers } from '#server/ingestion/edge/edge-heartbeat.js';
import { WORKER_TIMEOUT_MS, WORKERS_KEY } from '#server/ingestion/queued-event.js';

type StatusWiring = Pick<ApiWiring, 'orm' | 'redis' | 'config' | 'now'>;

export interface PartStatus {
  name: string;
  isWorking: boolean;
  /** Consequence for a caller. */
  text: string;
}

const EDGE_SILENT_MS = 30_000;
/** Figures follow events within seconds; a minute is a delay that people see. */
const LATE_MS = 60_000;
const ANSWER_WITHIN_MS = 2_000;

interface Part {
  name: string;
  working: string;
  /** Null when it works, otherwise what is wrong. */
  check: (wiring: StatusWiring) => Promise<string | null>;
  /** Text where the check itself fails. */
  failed: string;
}

const PARTS: readonly Part[] = [
  {
    name: 'API and screens',
    working: 'Calls are answered.',
    check: async ({ orm }) => {
      await orm.em.fork().execute('select 1');
      return null;
    },
    failed: 'Records and figures cannot be read at the moment.',
  },
  {
    name: 'Collection',
    working: 'Tags are counted.',
    check: async ({ redis, now }) => {
      const servers = await listEdgeServers(redis);
      const isSeen = servers.some(({ seenAtMs }) => now().getTime() - seenAtMs <= EDGE_SILENT_MS);
      return isSeen ? null : 'No collecting server has reported in the last 30 seconds.';
    },
    failed: 'The state of the collecting servers is not known. They keep events themselves.',
  },
  {
    name: 'Processing',
    working: 'Figures follow events within seconds.',
    check: async ({ redis, config, now }) => {
      const since = now().getTime() - WORKER_TIMEOUT_MS;
      const [workers, { oldestWaitingMs }] = await Promise.all([
        redis.zcount(WORKERS_KEY, since, '+inf'),
        readLedgerLag(redis, config.queuePartitions, now()),
      ]);
      if (workers === 0) return 'Events wait in the queue: nothing processes them at the moment.';
      if ((oldestWaitingMs ?? 0) <= LATE_MS) return null;
      return 'Figures are late: events have waited for more than a minute.';
    },
    failed: 'The state of the queue is not known.',
  },
];

/** The state of each part of the product, in words for its users. Never throws. */
export const readServiceStatus = (wiring: StatusWiring): Promise<PartStatus[]> =>
  Promise.all(PARTS.map((part) => statusOf(part, wiring)));

async function statusOf(
  { name, working, check, failed }: Part,
  wiring: StatusWiring,
): Promise<PartStatus> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), ANSWER_WITHIN_MS);
  });

  try {
    const problem = await Promise.race([check(wiring), late]);
    return { name, isWorking: problem === null, text: problem ?? working };
  } catch (error) {
    log.warn({ part: name, reason: safeErrorMessage(error) }, 'a part does not answer');
    return { name, isWorking: false, text: failed };
  } finally {
    clearTimeout(timer);
  }
}
