import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import WebSocket from 'ws';
import { migrateDatabase } from '#server/database/migrate.js';
import { freePort } from '#server/launcher/embedded/free-port.js';
import { startThrowAwayServices } from '#server/launcher/embedded/throw-away-services.js';
import { TEST_SECRETS } from '#server/testing/secrets.js';
import { startProcess } from '#server/testing/start-process.js';
import {
  closeConnections,
  describeStatuses,
  describeTimes,
  fillDashboards,
  filterOf,
  post,
  quantile,
  refreshDashboards,
  signIn,
  type Timed,
} from '#server/api/bench/dashboard-load.js';
import { makeKeys } from '#server/api/bench/make-keys.js';

/*
 * How much four kinds of caller at their limits slow somebody else: the time of a dashboard refresh
 * of two people alone, and next to a person, an anonymous caller, an API key and the fifty keys of
 * an organisation. Each makes slightly more of the most expensive calls than the limits allow, and
 * repeats a call as soon as it is answered: first at the limits, where a refused caller waits as
 * long as the refusal says, then beyond them, where it tries again ten times a second. The goal is
 * for the first; the second also measures this program, which then sends most of 500 calls a
 * second from the same machine.
 */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 50);
const GOAL_RATIO = 1.5;
/** Between a refusal and the next try of a caller that ignores what the refusal says. */
const IMPATIENT_PAUSE_MS = 100;
const ATTACKER = 'attacker@infinitum.example';
const PEOPLE = ['person-1@infinitum.example', 'person-2@infinitum.example'];
const ANONYMOUS_IP = '203.0.113.9';
const SOCKETS = 20;
const SUBSCRIPTIONS_PER_SOCKET = 10;

/** Seven years. */
const DAYS = 2_555;

/** Four dashboards of seven years each, which is as much as the cost limit allows. */
const EXPENSIVE_QUERY = `query ($filter: DashboardFilterInput!) { ${['a', 'b', 'c', 'd']
  .map(
    (name) =>
      `${name}: dashboard(filter: $filter) { responsesOverTime { rows { date totalImpressions } } }`,
  )
  .join(' ')} }`;
const expensiveBody = (turn: number) =>
  JSON.stringify({ query: EXPENSIVE_QUERY, variables: { filter: filterOf(turn, DAYS) } });
/** A document whose validation takes long and fails. */
const wrongBody = (turn: number) =>
  JSON.stringify({
    query: `{ ${Array.from({ length: 900 }, (_, at) => `a${turn}x${at}`).join(' ')} }`,
  });

type Send = (turn: number) => Promise<Timed>;

class Attack {
  readonly answers: Timed[] = [];
  readonly #loops: Promise<void>[] = [];
  readonly #over = new AbortController();

  constructor(
    readonly name: string,
    atOnce: number,
    private readonly pauseAfter: (refusal: Timed) => number,
    send: Send,
  ) {
    for (let loop = 0; loop < atOnce; loop++) this.#loops.push(this.#repeat(loop, send));
  }

  async stop(): Promise<void> {
    this.#over.abort();
    await Promise.all(this.#loops);
  }

  async #repeat(first: number, send: Send): Promise<void> {
    const { signal } = this.#over;

    for (let turn = first; !signal.aborted; turn += 1) {
      const answer = await send(turn);
      this.answers.push(answer);
      if (answer.status === 429 || answer.status === 503)
        await sleep(this.pauseAfter(answer), undefined, { signal }).catch(() => undefined);
    }
  }
}

/** Live dashboards over as many sockets as a person may have. */
function openSockets(url: string, token: string): WebSocket[] {
  return Array.from({ length: SOCKETS }, (_, at) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const say = (message: object) => socket.send(JSON.stringify(message));

    socket.on('error', (error) => console.error(`limits: a socket failed: ${error.message}`));
    socket.once('open', () =>
      say({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }),
    );
    socket.once('message', () => {
      for (let id = 0; id < SUBSCRIPTIONS_PER_SOCKET; id++) {
        const query = EXPENSIVE_QUERY.replace('query', 'subscription').replace(/ b: .*$/, ' }');
        say({
          type: 'subscribe',
          id: String(id),
          payload: { query, variables: { filter: filterOf(at, DAYS) } },
        });
      }
    });

    return socket;
  });
}

const services = await startThrowAwayServices();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'infinitum-bench-'));
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
try {
  await migrateDatabase(services.databaseUrl);
  const pool = new pg.Pool({ connectionString: services.databaseUrl, max: 4 });
  pool.on('error', () => undefined); // an idle connection that breaks fails the next query, which throws
  await fillDashboards(pool, [ATTACKER, ...PEOPLE]);
  const [[key = ''] = [], organisation = []] = await makeKeys(pool, [1, 50]);
  await pool.query('vacuum analyze');
  await pool.end();
  const api = await startProcess('api', {
    DATABASE_URL: services.databaseUrl,
    REDIS_URL: services.redisUrl,
    ...TEST_SECRETS,
    DATA_DIR: folder,
    PORT: String(port),
    LOG_LEVEL: 'error',
  });
  const attacker = await signIn(url, ATTACKER);
  const tokens = await Promise.all(PEOPLE.map((email) => signIn(url, email)));
  await refreshDashboards(url, tokens, SECONDS / 2);
  const alone = await refreshDashboards(url, tokens, SECONDS);
  console.log(`limits: nobody else  ${describeTimes(alone)}`);

  const measureBeside = async (
    name: string,
    pauseAfter: (refusal: Timed) => number,
  ): Promise<number> => {
    const sockets = openSockets(url, attacker);
    const attacks = [
      new Attack('a person', 20, pauseAfter, (turn) =>
        post(url, { bearer: attacker, body: expensiveBody(turn) }),
      ),
      new Attack('an anonymous caller', 40, pauseAfter, (turn) =>
        post(url, { from: ANONYMOUS_IP, body: wrongBody(turn) }),
      ),
      new Attack('a key', 10, pauseAfter, (turn) =>
        post(url, { bearer: key, body: expensiveBody(turn) }),
      ),
      new Attack('an organisation', 50, pauseAfter, (turn) =>
        post(url, { bearer: organisation[turn % organisation.length], body: expensiveBody(turn) }),
      ),
    ];

    await sleep(5_000);
    const beside = await refreshDashboards(url, tokens, SECONDS);
    await Promise.all(attacks.map((attack) => attack.stop()));
    for (const socket of sockets) socket.terminate();

    console.log(`limits: beside four ${name}  ${describeTimes(beside)}`);
    for (const attack of attacks)
      console.log(`limits: ${attack.name}: ${describeStatuses(attack.answers)}`);

    return quantile(beside, 0.95) / quantile(alone, 0.95);
  };

  const ratio = await measureBeside('at their limits', ({ retryAfterMs }) => retryAfterMs);
  console.log(`limits: p95 beside p95 alone ${ratio.toFixed(2)}, goal <= ${GOAL_RATIO}`);
  const beyond = await measureBeside('beyond their limits', () => IMPATIENT_PAUSE_MS);
  console.log(`limits: p95 beside p95 alone ${beyond.toFixed(2)}, no goal`);
  if (!(ratio <= GOAL_RATIO)) process.exitCode = 1;
  api.kill('SIGTERM');
  await api.ended;
} finally {
  closeConnections();
  await services.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
