import { createServer, type RequestListener, type Server } from 'node:http';

export interface ArrivalTimes {
  /** Time from the connection to the last line of the head. */
  headMs: number;
  /** Time from the connection to the last byte of the body: 1 MB at 0.5 Mbit/s. */
  bodyMs: number;
  /** Time between two checks of open connections. */
  checkMs: number;
}

/** The address of a dashboard may name thousands of bookings; docs/examples/nginx.conf takes the same. */
const MAX_HEADER_BYTES = 64 * 1024;

const ARRIVAL: ArrivalTimes = { headMs: 10_000, bodyMs: 20_000, checkMs: 1_000 };

/** A server that answers slow senders with 408 and closes their connections. */
export function createHttpServer(
  listener: RequestListener,
  { headMs, bodyMs, checkMs } = ARRIVAL,
): Server {
  const limits = {
    headersTimeout: headMs,
    requestTimeout: bodyMs,
    connectionsCheckingInterval: checkMs,
    maxHeaderSize: MAX_HEADER_BYTES,
  };
  return createServer(limits, listener);
}
