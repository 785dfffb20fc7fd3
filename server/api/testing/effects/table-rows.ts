import type { Rows } from './row-owners.js';
import type { Row } from './written-rows.js';

/** Rows of tables by their `id`, in memory. */
export class TableRows implements Rows {
  private readonly tables = new Map<string, Map<string, Row>>();

  /** Rows that are not here are those of `others`. */
  constructor(private readonly others?: TableRows) {}

  put(table: string, row: Row): void {
    const rows = this.tables.get(table) ?? new Map<string, Row>();
    rows.set(String(row.id), row);
    this.tables.set(table, rows);
  }

  find(table: string, id: unknown): Row | undefined {
    return this.tables.get(table)?.get(String(id)) ?? this.others?.find(table, id);
  }

  where(table: string, column: string, value: unknown): Row[] {
    const own = [...(this.tables.get(table)?.values() ?? [])];
    const others = this.others?.where(table, column, value) ?? [];
    return [
      ...own.filter((row) => row[column] === value),
      ...others.filter(({ id }) => !this.tables.get(table)?.has(String(id))),
    ];
  }
}
