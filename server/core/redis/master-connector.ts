import { SentinelConnector, type SentinelConnectionOptions } from 'ioredis';

type Connect = SentinelConnector['connect'];

/**
 * Asks the Sentinels for the master. ioredis leaves the failover detector of a lost connection
 * running, and its news would end the next attempt for ever; so each attempt begins without one.
 */
export class MasterConnector extends SentinelConnector {
  constructor(options: unknown) {
    super(options as SentinelConnectionOptions); // the options that openMaster gives
  }

  override connect(emit: Parameters<Connect>[0]): ReturnType<Connect> {
    this.disconnect();
    return super.connect(emit);
  }
}
