import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';
import {
  closeConnections,
  describeStatuses,
  filterOf,
  post,
  type Timed,
} from './dashboard-load.js';

/*
 * Four kinds of caller at their limits, in a process of the lowest priority: what the callers cost
 * this machine is not what they cost the api. Ends with SIGTERM and prints what was answered.
 */
export interface LimitCallers {
  url: string;
  /** The access token of the person. */
  person: string;
  key: string;
  /** The keys of one organisation. */
  organisation: readonly string[];
  /** Time from a refusal to the next try; left out, a caller waits as long as the refusal says. */
  pauseMs?: number;
}

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

const { url, person, key, organisation, pauseMs } = JSON.parse(
  process.env.CALLERS ?? '',
) as LimitCallers;

type Send = (turn: number) => Promise<Timed>;

class Attack {
  readonly answers: Timed[] = [];
  readonly #loops: Promise<void>[] = [];
  readonly #over = new AbortController();

  constructor(
    readonly name: string,
    atOnce: number,
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
        await sleep(pauseMs ?? answer.retryAfterMs, undefined, { signal }).catch(() => undefined);
    }
  }
}

/** Live dashboards over as many sockets as a person may have. */
function openSockets(): WebSocket[] {
  return Array.from({ length: SOCKETS }, (_, at) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const say = (message: object) => socket.send(JSON.stringify(message));

    socket.on('error', (error) => console.error(`limits: a socket failed: ${error.message}`));
    socket.once('open', () =>
      say({ type: 'connection_init', payload: { authorization: `Bearer ${person}` } }),
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

os.setPriority(os.constants.priority.PRIORITY_LOW);

const sockets = openSockets();
const attacks = [
  new Attack('a person', 20, (turn) => post(url, { bearer: person, body: expensiveBody(turn) })),
  new Attack('an anonymous caller', 40, (turn) =>
    post(url, { from: ANONYMOUS_IP, body: wrongBody(turn) }),
  ),
  new Attack('a key', 10, (turn) => post(url, { bearer: key, body: expensiveBody(turn) })),
  new Attack('an organisation', 50, (turn) =>
    post(url, { bearer: organisation[turn % organisation.length], body: expensiveBody(turn) }),
  ),
];

process.once('SIGTERM', () => {
  void Promise.all(attacks.map((attack) => attack.stop())).then(() => {
    for (const socket of sockets) socket.terminate();
    for (const { name, answers } of attacks)
      console.log(`limits: ${name}: ${describeStatuses(answers)}`);
    closeConnections();
  });
});
