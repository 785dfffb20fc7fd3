import { invalid } from '#server/core/errors.js';
import type { RestCall } from './route.js';

/** Rows that a connection answers at once. */
export const MAX_PAGE_SIZE = 500;

export interface WantedPage {
  first: number;
  after: string | null;
}

/** The page that a call asks for; null when it wants the whole list. Throws INVALID. */
export function readWantedPage({ query }: RestCall): WantedPage | null {
  const { limit, after } = query;
  if (limit === undefined && after === undefined) return null;

  const first = limit === undefined ? MAX_PAGE_SIZE : readLimit(limit);
  if (after === undefined) return { first, after: null };
  if (typeof after !== 'string') throw invalid({ after: 'One cursor, from the Link of a page' });

  return { first, after };
}

function readLimit(limit: unknown): number {
  const size = typeof limit === 'string' && /^\d{1,9}$/.test(limit) ? Number(limit) : 0;
  if (size >= 1 && size <= MAX_PAGE_SIZE) return size;
  throw invalid({ limit: `A whole number from 1 to ${MAX_PAGE_SIZE}` });
}

/** The header that names the next page of the list by its URL. */
export function nextLink(url: string, { first, after }: WantedPage): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  searchParams.set('limit', String(first));
  searchParams.set('after', after ?? '');
  return `<${pathname}?${searchParams.toString()}>; rel="next"`;
}
