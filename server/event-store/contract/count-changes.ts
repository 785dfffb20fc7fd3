export interface CountChange {
  keys: readonly number[];
  counts: number[];
}

/** Collects changes of counts by key, where a key is a list of whole numbers. */
export class CountChanges {
  private readonly rows = new Map<string, CountChange>();

  /** `width`: how many counts a key has. */
  constructor(private readonly width: number) {}

  add(keys: readonly number[], column: number, amount: number): void {
    const id = keys.join(':');
    let row = this.rows.get(id);
    if (!row) this.rows.set(id, (row = { keys, counts: new Array<number>(this.width).fill(0) }));
    row.counts[column] = (row.counts[column] ?? 0) + amount;
  }

  /** The keys whose counts change. */
  changed(): CountChange[] {
    return [...this.rows.values()].filter((row) => row.counts.some((count) => count !== 0));
  }
}

/**
 * Changes of figures. Local days are days since 1970-01-01, minutes are minutes since then; the
 * keys are in this order.
 */
export interface FigureChanges {
  /** Keyed by customer, local day, line and region: a count for each daypart. */
  impressions: CountChanges;
  /** Keyed by customer, local day, line, region, daypart, site tag, timing and views: one count. */
  responses: CountChanges;
  /**
   * The impressions and responses of known devices again, with the device as the last part of the
   * key: what the others have besides is of an unknown device.
   */
  deviceImpressions: CountChanges;
  deviceResponses: CountChanges;
  /** Keyed by customer, local day and site tag: one count. */
  webhits: CountChanges;
  /** Keyed by customer, local day, site tag and region: one count. */
  regionWebhits: CountChanges;
  /** Keyed by customer, site tag and minute: one count. */
  pings: CountChanges;
}

/** Changes of what is known of calls. The kind is its code; customer, kind and tag may be 0. */
export interface CallChanges {
  /** Keyed by customer, kind, tag and minute received: `LEDGER_COUNTS`. */
  ledger: CountChanges;
  /**
   * Keyed by customer, kind, tag and the first minute of the hour received: the calls of each ten
   * minutes, then each of `TAG_FLAGS`.
   */
  health: CountChanges;
}
