import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { viewerKeys } from '#server/ingestion/edge/pipeline/viewer.js';
import { VIEWER_SECRET } from './test-cluster.js';

const PACE = { callers: 8, restMs: 3 };
const CALL_TIMEOUT_MS = 3_000;
const BROWSER =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15';

const HEADERS = { 'user-agent': BROWSER };

type Kind = 'impression' | 'webhit';

interface Call {
  kind: Kind;
  viewer: string;
}

/**
 * Makes calls of an impression tag, each followed by a call of a site tag, with a new uid for every
 * pair, and records which ones the edge accepted.
 */
export class TagCalls {
  private readonly sent: Call[] = [];
  private readonly acceptedCalls: Call[] = [];
  private readonly viewerOf = viewerKeys(VIEWER_SECRET);
  private isStopping = false;
  private nextUid = 0;
  /** The reasons why calls had no answer, or were refused. */
  readonly failures: string[] = [];
  private running: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly edgeUrl: string,
    private readonly customerId: number,
    private readonly keys: Record<Kind, string>,
    private readonly pace = PACE,
  ) {}

  get accepted(): number {
    return this.acceptedCalls.length;
  }

  acceptedOf(kind: Kind): number {
    return this.acceptedCalls.filter((call) => call.kind === kind).length;
  }

  /** May be called again after `stop`. */
  start(): void {
    this.isStopping = false;
    this.running = Promise.all(Array.from({ length: this.pace.callers }, () => this.callOn()));
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    await this.running;
  }

  /** Resolves when the edge takes calls again. */
  async afterNextAccepted(): Promise<void> {
    const before = this.accepted;
    for (
      let waitedMs = 0;
      this.accepted < before + this.pace.callers && waitedMs < 30_000;
      waitedMs += 20
    )
      await sleep(20);
  }

  async storedCalls(pool: Pool): Promise<Set<string>> {
    return new Set((await this.stored(pool)).map(textOf));
  }

  /** Calls that were accepted and are not stored. */
  async missing(pool: Pool): Promise<string[]> {
    const stored = await this.storedCalls(pool);
    return this.acceptedCalls.map(textOf).filter((call) => !stored.has(call));
  }

  async countTwice(pool: Pool): Promise<number> {
    const stored = (await this.stored(pool)).map(textOf);
    return stored.length - new Set(stored).size;
  }

  async countNeverSent(pool: Pool): Promise<number> {
    const sent = new Set(this.sent.map(textOf));
    return (await this.stored(pool)).filter((call) => !sent.has(textOf(call))).length;
  }

  private async stored(pool: Pool): Promise<Call[]> {
    const { rows } = await pool.query<Call>(
      `select 'impression' as kind, viewer from event_store.impression
       union all select 'webhit', viewer from event_store.webhit`,
    );
    return rows;
  }

  private async callOn(): Promise<void> {
    while (!this.isStopping) {
      const uid = `uid-${(this.nextUid += 1)}`;
      await this.call('impression', uid);
      await this.call('webhit', uid);
      await sleep(this.pace.restMs);
    }
  }

  private async call(kind: Kind, uid: string): Promise<void> {
    const viewer = this.viewerOf(this.customerId, uid, null);
    if (viewer === null) throw new Error('a uid must give a viewer');

    this.sent.push({ kind, viewer });

    const tagPath = kind === 'impression' ? 'i' : 's';
    try {
      const response = await fetch(
        `${this.edgeUrl}/t/${tagPath}/${this.keys[kind]}.gif?uid=${uid}`,
        {
          headers: HEADERS,
          signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
        },
      );
      await response.arrayBuffer();
      if (response.ok) this.acceptedCalls.push({ kind, viewer });
      else this.failures.push(String(response.status));
    } catch (error) {
      // No answer: it may be stored or not.
      this.failures.push(String(error instanceof Error ? (error.cause ?? error) : error));
      await sleep(50);
    }
  }
}

const textOf = ({ kind, viewer }: Call) => `${kind} ${viewer}`;
