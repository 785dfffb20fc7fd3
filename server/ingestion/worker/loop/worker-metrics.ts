import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Batch } from './batch.js';
import type { FailureKind } from '#server/event-store/contract/event-store.js';

export interface WorkerMetrics {
  observeStep: (step: string, elapsedMs: number) => void;
  observeBatch(batch: Batch, elapsedMs: number): void;
  observeFailure(kind: FailureKind): void;
}

export function workerMetrics(registry: Registry): WorkerMetrics {
  const registers = [registry];
  const events = new Counter({
    name: 'worker_events_total',
    help: 'Events by outcome: stored, duplicate, or put aside with a reason',
    labelNames: ['outcome'] as const,
    registers,
  });

  const responses = new Counter({
    name: 'worker_responses_total',
    help: 'Responses added and removed',
    labelNames: ['change'] as const,
    registers,
  });

  const failures = new Counter({
    name: 'worker_failures_total',
    help: 'Batches that failed, by kind of failure',
    labelNames: ['kind'] as const,
    registers,
  });

  const lag = new Gauge({
    name: 'worker_lag_seconds',
    help: 'Age of the last entry stored',
    registers,
  });

  const batches = new Histogram({
    name: 'worker_batch_seconds',
    help: 'Duration of a batch from lock to commit',
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 15],
    registers,
  });

  const steps = new Histogram({
    name: 'worker_step_seconds',
    help: 'Duration of a step of a batch',
    labelNames: ['step'] as const,
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.5, 2],
    registers,
  });

  return {
    observeStep: (step, elapsedMs) => steps.observe({ step }, elapsedMs / 1000),
    observeFailure: (kind) => failures.inc({ kind }),
    observeBatch(batch, elapsedMs) {
      batches.observe(elapsedMs / 1000);
      events.inc({ outcome: 'stored' }, batch.arrivals.length);
      events.inc({ outcome: 'duplicate' }, batch.duplicates.length);
      events.inc({ outcome: 'erased' }, batch.erased.length);
      for (const { reason } of batch.deadLetters) events.inc({ outcome: reason });
      responses.inc({ change: 'added' }, batch.responses.added.length);
      responses.inc({ change: 'removed' }, batch.responses.removed.length);
      const lastQueuedMs = Number.parseInt(batch.entries.at(-1)?.id ?? '', 10);
      if (Number.isFinite(lastQueuedMs)) lag.set(Math.max(0, Date.now() - lastQueuedMs) / 1000);
    },
  };
}
