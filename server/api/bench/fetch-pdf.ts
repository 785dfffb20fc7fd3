import { LAST_DATE } from '#server/analytics/bench/fill.js';
import { addDays } from '#schema/local-date.js';
import { CUSTOMER } from './dashboard-load.js';

interface PdfCall {
  token: string;
  /** Chooses other days each time, so that no cached sum is used. */
  turn: number;
  days: number;
  signal?: AbortSignal;
}

/** Reads a whole PDF of the dashboard. */
export async function fetchPdf(
  url: string,
  { token, turn, days, signal }: PdfCall,
): Promise<{ status: number; tookMs: number; retryAfterMs: number }> {
  const startedAt = performance.now();
  const end = addDays(LAST_DATE, -(turn % 200));
  const query = `client=${CUSTOMER.id}&from=${addDays(end, 1 - days)}&to=${end}`;
  const response = await fetch(`${url}/api/export/dashboard.pdf?${query}`, {
    headers: { authorization: `Bearer ${token}` },
    signal,
  });
  await response.arrayBuffer();

  return {
    status: response.status,
    tookMs: performance.now() - startedAt,
    retryAfterMs: 1_000 * Number(response.headers.get('retry-after') ?? 0),
  };
}
