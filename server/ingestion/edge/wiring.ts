import path from 'node:path';
import pg from 'pg';
import { type Redis, connectRedis } from '#server/core/redis/redis.js';
import type { EdgeConfig } from '#server/core/process/config.js';
import { safeErrorMessage } from '#server/core/process/redact.js';
import { log } from '#server/core/process/log.js';
import { objectionFinder } from './consent/find-objection.js';
import { householdFinder } from './pipeline/client-ip.js';
import { sharedIdentities } from './pipeline/household/shared-identities.js';
import { userAgentReader } from './user-agents/read-user-agent.js';
import { openRegionRanges } from './pipeline/region/open-region-ranges.js';
import type { RegionRanges } from './pipeline/region/region-ranges.js';
import { liesUnderGdpr, regionFinder } from './pipeline/region/region.js';
import { repeatKeys } from './pipeline/repeat-keys.js';
import { repeatedTexts } from './pipeline/repeated-texts.js';
import { newAddresses } from './pipeline/signs/new-addresses.js';
import type { Lookups } from './pipeline/steps.js';
import { trustedProxies } from '#server/core/http/trusted-proxies.js';
import { viewerFinder } from './pipeline/viewer.js';
import { bucketFinder } from './pipeline/viewer-bucket.js';
import { Holdouts } from './holdouts/holdouts.js';
import type { TagDirectory } from './tags/tag-directory.js';

const ANSWER_MS = 2_000;

/** Fails at once when Redis is away and never repeats a command: the spool covers both cases. */
export function connectQueue(redisUrl: string): Redis {
  return connectRedis(redisUrl, {
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectTimeout: ANSWER_MS,
    commandTimeout: ANSWER_MS,
    retryStrategy: (attempt) => Math.min(attempt * 50, 500),
  });
}

/** Opens a pool to read tags, keys and regions: few connections, short timeouts. */
export function connectTags(databaseUrl: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 2,
    application_name: 'infinitum edge',
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: 5_000,
    options: '-c default_transaction_read_only=on',
  });

  pool.on('error', (error) =>
    log.warn({ reason: safeErrorMessage(error) }, 'the database is away'),
  );

  return pool;
}

type StepSettings = Pick<
  EdgeConfig,
  'trustedProxies' | 'householdPrefix' | 'viewerSecret' | 'tcfVendorId' | 'gdprByAddress'
>;

export async function openLookups(
  config: StepSettings & Pick<EdgeConfig, 'dataDir'>,
  directory: TagDirectory,
  isSplit: Lookups['isSplit'],
): Promise<Lookups> {
  const ranges = await openRegionRanges(path.join(config.dataDir, 'regions'));
  const { countsRepeats } = directory;
  return { ...lookupsOf(config, directory, ranges), isSplit, countsRepeats };
}

/** `ranges` is null where the address database is not installed. No customer is split, no tag counts repeats. */
export function lookupsOf(
  config: StepSettings,
  directory: Pick<TagDirectory, 'regions' | 'epochs' | 'holdouts'>,
  ranges: RegionRanges | null,
): Lookups {
  const isTrusted = trustedProxies(config.trustedProxies);

  return {
    isTrusted,
    findHousehold: householdFinder(isTrusted, config.householdPrefix),
    findObjection: objectionFinder({
      vendorId: config.tcfVendorId,
      isUnderGdpr: (address) => config.gdprByAddress && liesUnderGdpr(address, ranges),
    }),
    ...viewerFinder(config.viewerSecret, directory.epochs),
    findBucket: bucketFinder(config.viewerSecret),
    isSplit: () => false,
    findRegion: regionFinder(directory.regions, ranges),
    readUserAgent: userAgentReader(),
    isRepeated: repeatedTexts(),
    findRepeatKey: repeatKeys(),
    countsRepeats: () => false,
    identities: sharedIdentities(),
    isNewAddress: newAddresses(),
    holdouts: new Holdouts(config.viewerSecret, directory.holdouts),
  };
}
