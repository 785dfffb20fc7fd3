import http from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { hashPassword, WITHOUT_KEY } from '#server/access/identity/passwords.js';
import { fillChannels, fillCustomer, LAST_DATE } from '#server/analytics/bench/fill.js';
import { readTrustedDocuments } from '#server/api/graphql/documents/trusted-documents.js';
import { quantile } from '#server/testing/bench/spread.js';

export const CUSTOMER = { id: 1, impressions: 2_000_000, responses: 100_000 };
const PASSWORD = 'a password of the bench';
const DAY_MS = 86_400_000;

const agent = new http.Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
export const closeConnections = (): void => agent.destroy();

export interface Timed {
  /** 0 when the connection was lost. */
  status: number;
  tookMs: number;
  hasErrors: boolean;
  /** Wait that a refusal asks of the caller; 0 without a refusal. */
  retryAfterMs: number;
}

interface Call {
  body: string;
  bearer?: string;
  /** The client IP, as a trusted proxy would name it. */
  from?: string;
  path?: string;
}

export function post(url: string, { body, bearer, from, path = '/graphql' }: Call): Promise<Timed> {
  const startedAt = performance.now();
  const headers = {
    'content-type': 'application/json',
    ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    ...(from !== undefined && { 'x-forwarded-for': from }),
  };

  return new Promise((resolve) => {
    const request = http.request(url + path, { method: 'POST', agent, headers }, (response) => {
      let start = '';
      response.on('data', (chunk: Buffer) => (start ||= chunk.toString()));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          tookMs: performance.now() - startedAt,
          hasErrors: start.startsWith('{"errors"'),
          retryAfterMs: 1_000 * Number(response.headers['retry-after'] ?? 0),
        }),
      );
    });

    request.on('error', () =>
      resolve({
        status: 0,
        tookMs: performance.now() - startedAt,
        hasErrors: true,
        retryAfterMs: 0,
      }),
    );
    request.end(body);
  });
}

/** A different month each time, so that no cached sum is used. */
export function filterOf(turn: number, days = 30): object {
  const end = new Date(`${LAST_DATE}T00:00:00Z`).getTime() - (turn % 200) * DAY_MS;
  const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  return {
    clientId: CUSTOMER.id,
    startDate: dateOf(end - (days - 1) * DAY_MS),
    endDate: dateOf(end),
  };
}

/** Stores figures of one customer, and people who may see them. */
export async function fillDashboards(pool: pg.Pool, emails: readonly string[]): Promise<void> {
  await fillChannels(pool);
  await fillCustomer(pool, CUSTOMER);
  await pool.query(
    `insert into app_user (name, email, password_hash, entity_type, admin, activated_at, created_at)
     select 'Bench', email, $2, 'SYSTEM', true, now(), now() from unnest($1::text[]) as email`,
    [emails, await hashPassword(PASSWORD, WITHOUT_KEY)],
  );
}

export async function signIn(url: string, email: string): Promise<string> {
  const body = JSON.stringify({ email, password: PASSWORD });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/api/login`, { method: 'POST', headers, body });
  return ((await response.json()) as { access_token: string }).access_token; // the documented answer
}

/**
 * Refreshes a dashboard as the built page does, by the id of its stored document, in parallel for
 * each person until the time is over. Returns sorted times.
 */
export async function refreshDashboards(
  url: string,
  tokens: readonly string[],
  seconds: number,
): Promise<number[]> {
  const [id] =
    Object.entries(readTrustedDocuments()).find(([, text]) =>
      text.startsWith('query Dashboard('),
    ) ?? [];

  const times: number[] = [];
  const until = performance.now() + seconds * 1_000;
  const sit = async (bearer: string, person: number) => {
    for (let turn = person; performance.now() < until; turn += tokens.length) {
      const body = JSON.stringify({ documentId: id, variables: { filter: filterOf(turn) } });
      const { status, tookMs, hasErrors } = await post(url, { bearer, body });
      if (status !== 200 || hasErrors)
        throw new Error(`a refresh of the dashboard answered ${status}`);
      times.push(tookMs);
      await sleep(300 + 200 * Math.random());
    }
  };

  await Promise.all(tokens.map(sit));

  return times.sort((a, b) => a - b);
}

export const describeTimes = (times: readonly number[]): string =>
  `${times.length} refreshes, median ${quantile(times, 0.5).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms`;

/** Says how many answers came with each status. */
export function describeStatuses(answers: readonly Timed[]): string {
  const statuses = new Map<number, number>();
  for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  return [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
}
