import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';

const WATCH = `subscription ($filter: DashboardFilterInput!) {
  dashboard(filter: $filter) { impressionSummary { actualImpressions } }
}`;
const PING_MS = 1_000;
const PONG_MS = 2_000;
const RETRY_MS = 200;
const DAY_MS = 86_400_000;

interface Watched {
  dashboard: { impressionSummary: { actualImpressions: number } };
}

/** An open dashboard of a customer that comes back by itself, as our page does. */
export class DashboardWatcher {
  latest = 0;
  private isStopping = false;
  private readonly client: Client;
  private running: Promise<unknown> = Promise.resolve();

  constructor(
    url: string,
    private readonly customerId: number,
    signIn: () => Promise<string>,
  ) {
    let pongTimer: NodeJS.Timeout | undefined;
    const client = createClient({
      url,
      webSocketImpl: WebSocket,
      connectionParams: async () => ({ authorization: `Bearer ${await signIn()}` }),
      keepAlive: PING_MS,
      retryAttempts: Infinity,
      retryWait: () => sleep(RETRY_MS),
      shouldRetry: () => !this.isStopping,
      on: {
        ping: (isReceived) => {
          if (!isReceived) pongTimer = setTimeout(() => client.terminate(), PONG_MS);
        },
        pong: (isReceived) => {
          if (isReceived) clearTimeout(pongTimer);
        },
        closed: () => clearTimeout(pongTimer),
      },
    });
    this.client = client;
  }

  start(): void {
    this.running = this.watch();
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    await this.client.dispose();
    await this.running;
  }

  private async watch(): Promise<void> {
    const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
    const filter = {
      clientId: this.customerId,
      startDate: day(Date.now() - DAY_MS),
      endDate: day(Date.now() + DAY_MS),
    };

    while (!this.isStopping) {
      try {
        const values = this.client.iterate<Watched>({ query: WATCH, variables: { filter } });
        for await (const { data } of values)
          this.latest = data?.dashboard.impressionSummary.actualImpressions ?? this.latest;
      } catch {
        // The server ended it: our page subscribes again, too.
      }
      await sleep(RETRY_MS);
    }
  }
}
