import type { DeviceId } from '#schema/devices.js';
import { BoundedCache } from '#server/ingestion/edge/pipeline/bounded-cache.js';
import { deviceOf } from './devices.js';
import { isRobot } from './robots.js';

/** The sender and the device that a user agent names. */
export interface Sender {
  isRobot: boolean;
  device: DeviceId;
}

export type ReadUserAgent = (userAgent: string) => Sender;

const REMEMBERED = 2_048;
/** Most user agents are shorter. */
const USUAL_LENGTH = 256;
/** Nothing behind it is read, so that a long text costs little. */
const READ_LENGTH = 1_024;

const NOBODY: Sender = { isRobot: false, device: 'unknown' };

export function userAgentReader(): ReadUserAgent {
  const known = new BoundedCache<Sender>(REMEMBERED, USUAL_LENGTH);

  return (userAgent) => {
    if (userAgent === '') return NOBODY;
    const remembered = known.get(userAgent);
    if (remembered !== undefined) return remembered;

    const sender = senderOf(userAgent.slice(0, READ_LENGTH));
    known.set(userAgent, sender);
    return sender;
  };
}

function senderOf(userAgent: string): Sender {
  const device = deviceOf(userAgent);
  return { isRobot: isRobot(userAgent, device), device };
}
