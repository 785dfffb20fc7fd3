import { useState } from 'react';
import type { TableSort } from './table-columns';

interface TableMemory {
  widthsPx: Record<string, number>;
  sort?: TableSort;
  pageSize?: number;
}

const storageKey = (tableName: string) => `infinitum.table.${tableName}`;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function parseSort(value: unknown): TableSort | undefined {
  if (!isRecord(value) || typeof value.column !== 'string') return undefined;
  if (value.direction !== 'ascending' && value.direction !== 'descending') return undefined;
  return { column: value.column, direction: value.direction };
}

function recall(tableName: string): TableMemory {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(tableName)) ?? 'null');
    if (!isRecord(stored)) return { widthsPx: {} };
    const widths = isRecord(stored.widthsPx) ? Object.entries(stored.widthsPx) : [];
    return {
      widthsPx: Object.fromEntries(
        widths.filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
      ),
      sort: parseSort(stored.sort),
      pageSize: typeof stored.pageSize === 'number' ? stored.pageSize : undefined,
    };
  } catch {
    return { widthsPx: {} }; // storage is unavailable, or holds another format
  }
}

function keep(tableName: string, memory: TableMemory): void {
  try {
    localStorage.setItem(storageKey(tableName), JSON.stringify(memory));
  } catch {
    // Private windows may refuse; the table then remembers until it is unmounted.
  }
}

export const rememberedSort = (tableName: string): TableSort | undefined => recall(tableName).sort;

/** The reader's widths, sort and page size of a table, stored in this browser. */
export function useTableMemory(tableName: string) {
  const [memory, setMemory] = useState(() => recall(tableName));
  const change = (next: TableMemory) => {
    setMemory(next);
    keep(tableName, next);
  };

  return {
    ...memory,
    setWidth: (column: string, widthPx: number) =>
      change({ ...memory, widthsPx: { ...memory.widthsPx, [column]: widthPx } }),
    setSort: (sort: TableSort) => change({ ...memory, sort }),
    setPageSize: (pageSize: number) => change({ ...memory, pageSize }),
  };
}
