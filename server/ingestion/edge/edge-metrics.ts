import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { FILTER_REASON } from '#server/event-store/codes.js';
import type { QueuedEvent } from '#server/ingestion/queued-event.js';
import type { QueueMetrics } from './queue/event-queue.js';
import type { Spool } from './queue/spool.js';
import type { TagDirectory } from './tags/tag-directory.js';

export type RefusalReason =
  'unknown_tag' | 'malformed_key' | 'rejected_line' | 'storage_full' | 'busy';

const FILTERED = Object.entries(FILTER_REASON).filter(([, code]) => code !== FILTER_REASON.none);

/**
 * Plain numbers, because a labelled counter costs as much as the rest of a call. Prometheus metrics
 * read them on a scrape.
 */
export class EdgeMetrics implements QueueMetrics {
  stored = 0;
  spooled = 0;
  refused = 0;
  replayed = 0;
  inFlight = 0;
  readonly accepted = { impression: 0, webhit: 0 };
  readonly filtered: Record<number, number> = {};
  readonly refusals: Record<RefusalReason, number> = {
    unknown_tag: 0,
    malformed_key: 0,
    rejected_line: 0,
    storage_full: 0,
    busy: 0,
  };
  private readonly latency: Histogram;

  constructor(private readonly registry: Registry) {
    this.latency = new Histogram({
      name: 'edge_queue_latency_seconds',
      help: 'From sending a batch of events to Redis to its answer',
      buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 2.5],
      registers: [registry],
    });
  }

  observeLatency(seconds: number): void {
    this.latency.observe(seconds);
  }

  countAccepted(event: QueuedEvent): void {
    this.accepted[event.kind] += 1;
    if (event.filterReason !== FILTER_REASON.none) {
      this.filtered[event.filterReason] = (this.filtered[event.filterReason] ?? 0) + 1;
    }
  }

  countRefused(reason: RefusalReason, count = 1): void {
    this.refusals[reason] += count;
  }

  /** Exposes values that are read at each scrape. */
  expose(spool: Spool, directory: TagDirectory): void {
    this.counter(
      'edge_events_accepted_total',
      'Events stored in the queue or the spool',
      'kind',
      () => this.accepted,
    );

    this.counter(
      'edge_events_filtered_total',
      'Of these, kept with a reason and in no figure',
      'reason',
      () =>
        Object.fromEntries(FILTERED.map(([reason, code]) => [reason, this.filtered[code] ?? 0])),
    );

    this.counter(
      'edge_calls_refused_total',
      'Calls and lines not stored',
      'reason',
      () => this.refusals,
    );

    this.counter('edge_spool_events_total', 'Events that went through the spool', 'way', () => ({
      in: this.spooled,
      out: this.replayed,
    }));
    this.counter(
      'edge_spool_damaged_records_total',
      'Records of the spool that could not be read',
      'cause',
      () => ({
        checksum: spool.damagedTotal,
      }),
    );
    this.gauge('edge_spool_bytes', 'Bytes that wait on disk', () => spool.bytes);
    this.gauge('edge_events_in_flight', 'Events taken and not yet stored', () => this.inFlight);
    this.gauge('edge_tags', 'Tags known', () => directory.size);
    this.gauge('edge_tags_age_seconds', 'Since the tags were last refreshed', () =>
      directory.refreshedAtMs === 0 ? -1 : (Date.now() - directory.refreshedAtMs) / 1_000,
    );
  }

  private counter(
    name: string,
    help: string,
    label: string,
    read: () => Record<string, number>,
  ): void {
    const counter: Counter = new Counter({
      name,
      help,
      labelNames: [label],
      registers: [this.registry],
      collect: () => {
        counter.reset();
        for (const [value, count] of Object.entries(read())) counter.inc({ [label]: value }, count);
      },
    });
  }

  private gauge(name: string, help: string, read: () => number): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.registry],
      collect: () => gauge.set(read()),
    });
  }
}
