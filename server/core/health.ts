import type { IncomingMessage, ServerResponse } from 'node:http';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { log } from './log.js';

/** Rejects or throws with a reason when the part cannot do its work at the moment. */
export type ReadinessCheck = () => unknown;

const CHECK_TIMEOUT_MS = 2_000;

/** What every process answers about itself: /healthz (it runs), /readyz (it can work), /metrics (for Prometheus). */
export class Health {
  readonly metrics = new Registry();
  private readonly checks = new Map<string, ReadinessCheck>();
  private stopping = false;

  constructor(processName: string) {
    this.metrics.setDefaultLabels({ process: processName });
    collectDefaultMetrics({ register: this.metrics });
  }

  addCheck(part: string, check: ReadinessCheck): void {
    this.checks.set(part, check);
  }

  /** From now on not ready, so that a load balancer sends no more calls while the last ones are answered. */
  markStopping(): void {
    this.stopping = true;
  }

  /** Answers the call when it is one of the three and says whether it was; fits before any other routing. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    switch (request.url) {
      case '/healthz':
        send(response, 200, 'ok\n');
        return true;
      case '/readyz':
        void this.unreadyParts().then((parts) =>
          parts.length === 0 ? send(response, 200, 'ready\n') : send(response, 503, `not ready: ${parts.join(', ')}\n`),
        );
        return true;
      case '/metrics':
        // A scraper comes directly; what a proxy forwards comes from outside.
        if (request.headers['x-forwarded-for'] !== undefined) return false;
        void this.metrics.metrics().then((text) => send(response, 200, text, this.metrics.contentType));
        return true;
      default:
        return false;
    }
  }

  /** The names of the parts that are not ready; why is for the log, since anybody may ask. */
  async unreadyParts(): Promise<string[]> {
    if (this.stopping) return ['stopping'];
    const results = await Promise.all(
      [...this.checks].map(async ([part, check]) => {
        const reason = await failureOf(check);
        if (reason !== null) log.warn({ part, reason }, 'not ready');
        return reason === null ? [] : [part];
      }),
    );
    return results.flat();
  }
}

async function failureOf(check: ReadinessCheck): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${CHECK_TIMEOUT_MS} ms`)), CHECK_TIMEOUT_MS);
  });
  try {
    await Promise.race([Promise.resolve().then(check), timeout]);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    clearTimeout(timer);
  }
}

function send(response: ServerResponse, status: number, body: string, contentType = 'text/plain; charset=utf-8'): void {
  response.writeHead(status, {
    'content-type': contentType,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
  });
  response.end(body);
}
