import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { CLIENT_IP_HEADERS } from '#server/core/process/client-ip-headers.js';
import { safeErrorMessage } from '#server/core/process/redact.js';
import { log, writtenLines } from '#server/core/process/log.js';

/** Rejects or throws with a reason when the part cannot work at the moment. */
export type ReadinessCheck = () => unknown;

const CHECK_TIMEOUT_MS = 2_000;

/**
 * The endpoints that every process has: /healthz (it runs), /readyz (it can work), /metrics (for
 * Prometheus).
 */
export class Health {
  readonly metrics = new Registry();
  /** The bearer that /metrics requires; null requires none. */
  metricsToken: string | null = null;
  /** Whether /metrics has a port of its own, and is unknown on the port of the process. */
  hasMetricsPort = false;
  private readonly checks = new Map<string, ReadinessCheck>();
  private stopping = false;

  constructor(processName: string) {
    this.metrics.setDefaultLabels({ process: processName });
    collectDefaultMetrics({ register: this.metrics });
    this.exposeReadiness();
    exposeLogLines(this.metrics);
  }

  addCheck(part: string, check: ReadinessCheck): void {
    this.checks.set(part, check);
  }

  /**
   * Makes the process not ready, so that a load balancer sends no more calls while the last ones
   * are answered.
   */
  markStopping(): void {
    this.stopping = true;
  }

  /**
   * Answers a call of the three endpoints and returns true; returns false for any other path. Call
   * it before any other routing.
   */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;

    switch (request.url) {
      case '/healthz':
        send(response, 200, 'ok\n');
        return true;
      case '/readyz':
        void this.unreadyParts().then((parts) =>
          parts.length === 0
            ? send(response, 200, 'ready\n')
            : send(response, 503, `not ready: ${parts.join(', ')}\n`),
        );
        return true;
      case '/metrics':
        if (this.hasMetricsPort || !this.isScraper(request)) return false;
        this.sendMetrics(response);
        return true;
      default:
        return false;
    }
  }

  /** The only answer of the port for metrics. */
  answerScraper(request: IncomingMessage, response: ServerResponse): void {
    const isAsked = request.method === 'GET' && request.url === '/metrics';
    if (isAsked && this.isScraper(request)) this.sendMetrics(response);
    else send(response, 404, 'not found\n');
  }

  private sendMetrics(response: ServerResponse): void {
    void this.metrics.metrics().then(
      (text) => send(response, 200, text, this.metrics.contentType),
      (error: unknown) => {
        log.warn({ reason: safeErrorMessage(error) }, 'cannot read the metrics');
        send(response, 503, 'not available\n');
      },
    );
  }

  /**
   * A scraper connects directly, because a proxy forwards calls from outside, and sends the token
   * if one is set.
   */
  private isScraper({ headers }: IncomingMessage): boolean {
    if (CLIENT_IP_HEADERS.some((name) => headers[name] !== undefined)) return false;
    if (this.metricsToken === null) return true;
    const digestOf = (text: string) => createHash('sha256').update(text).digest();
    return timingSafeEqual(
      digestOf(headers.authorization ?? ''),
      digestOf(`Bearer ${this.metricsToken}`),
    );
  }

  /**
   * The names of the parts that are not ready. Anybody may ask, so the reasons go to the log only.
   */
  async unreadyParts(): Promise<string[]> {
    if (this.stopping) return ['stopping'];
    const failures = await this.failures();
    for (const [part, reason] of failures)
      if (reason !== null) log.warn({ part, reason }, 'not ready');
    return failures.flatMap(([part, reason]) => (reason === null ? [] : [part]));
  }

  /** Every part with the reason why it is not ready; null when it is. */
  private failures(): Promise<[part: string, reason: string | null][]> {
    return Promise.all(
      [...this.checks].map(async ([part, check]) => [part, await failureOf(check)]),
    );
  }

  private exposeReadiness(): void {
    const ready: Gauge = new Gauge({
      name: 'part_ready',
      help: '1 while a part that the process needs answers, else 0',
      labelNames: ['part'],
      registers: [this.metrics],
      collect: async () => {
        for (const [part, reason] of await this.failures())
          ready.set({ part }, reason === null ? 1 : 0);
      },
    });
  }
}

function exposeLogLines(registry: Registry): void {
  const lines: Counter = new Counter({
    name: 'log_lines_total',
    help: 'Lines logged, by level',
    labelNames: ['level'],
    registers: [registry],
    collect: () => {
      lines.reset();
      for (const [level, count] of Object.entries(writtenLines)) lines.inc({ level }, count);
    },
  });
}

async function failureOf(check: ReadinessCheck): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`no answer in ${CHECK_TIMEOUT_MS} ms`)),
      CHECK_TIMEOUT_MS,
    );
  });

  try {
    await Promise.race([Promise.resolve().then(check), timeout]);
    return null;
  } catch (error) {
    return safeErrorMessage(error);
  } finally {
    clearTimeout(timer);
  }
}

function send(
  response: ServerResponse,
  status: number,
  body: string,
  contentType = 'text/plain; charset=utf-8',
): void {
  response.writeHead(status, {
    'content-type': contentType,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
  });
  response.end(body);
}
