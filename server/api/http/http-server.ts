import { createServer, type RequestListener, type Server } from 'node:http';

export interface ArrivalTimes {
  /** From the connection to the last line of the head. */
  headMs: number;
  /** From the connection to the last byte of the body: 1 MB at 0.5 Mbit/s. */
  bodyMs: number;
  /** How often open connections are checked. */
  checkMs: number;
}

const ARRIVAL: ArrivalTimes = { headMs: 10_000, bodyMs: 20_000, checkMs: 1_000 };

/** A server that answers slow senders with 408 and closes their connections. */
export function createHttpServer(
  listener: RequestListener,
  { headMs, bodyMs, checkMs } = ARRIVAL,
): Server {
  return createServer(
    { headersTimeout: headMs, requestTimeout: bodyMs, connectionsCheckingInterval: checkMs },
    listener,
  );
}
