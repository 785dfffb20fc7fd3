import {
  ApolloClient,
  ApolloLink,
  gql,
  InMemoryCache,
  type TypedDocumentNode,
} from '@apollo/client';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { OperationTypeNode } from 'graphql';
import { defer, Subject } from 'rxjs';
import { openLiveFeed, type LiveTopic } from './live-feed';
import { socketState } from './socket-state';

interface Waiting {
  waiting: number;
}

const WAITING: TypedDocumentNode<Waiting, Record<string, never>> = gql`
  query Waiting {
    waiting
  }
`;
const WATCH_WAITING: TypedDocumentNode<Waiting, Record<string, never>> = gql`
  subscription WatchWaiting {
    waiting
  }
`;
const read = ({ waiting }: Waiting) => waiting;
const TOPIC: LiveTopic<number, Waiting, Waiting> = {
  snapshot: { query: WAITING, read },
  updates: { subscription: WATCH_WAITING, read },
};

const INTERVAL_MS = 5_000;

let subscriptions: Subject<ApolloLink.Result>[];
let polledAtMs: number[];
let answer: () => Promise<ApolloLink.Result>;
let close: (() => void) | undefined;

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  socketState.become('down');
  subscriptions = [];
  polledAtMs = [];
  answer = () => Promise.resolve({ data: { waiting: 1 } });
});

afterEach(() => {
  close?.();
  jest.useRealTimers();
});

const link = new ApolloLink(({ operationType }) => {
  if (operationType === OperationTypeNode.SUBSCRIPTION) {
    const subscription = new Subject<ApolloLink.Result>();
    subscriptions.push(subscription);
    return subscription;
  }
  return defer(() => {
    polledAtMs.push(Date.now());
    return answer();
  });
});

function open({ isOn = true, intervalMs = INTERVAL_MS, topic = TOPIC } = {}) {
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const values: number[] = [];
  const failures: unknown[] = [];
  const feed = openLiveFeed(client, topic, {
    intervalMs,
    isOn,
    onValue: (value) => values.push(value),
    onFailure: (error) => failures.push(error),
  });

  ({ close } = feed);

  return { feed, values, failures };
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const publish = (waiting: number) => subscriptions.at(-1)?.next({ data: { waiting } });

test('while the socket delivers values, the feed does not poll', async () => {
  socketState.become('open');
  const { values } = open();
  for (let waiting = 1; waiting <= 4; waiting++) {
    publish(waiting);
    await pass(INTERVAL_MS);
  }
  expect(values).toEqual([1, 2, 3, 4]);
  expect(polledAtMs).toEqual([]);
});

test('while the socket is down the query is asked at once and then at the interval', async () => {
  const { values } = open();
  await pass(3 * INTERVAL_MS);
  expect(polledAtMs).toEqual([0, 5_000, 10_000, 15_000]);
  expect(values).toEqual([1, 1, 1, 1]);
});

test('a drop is bridged by asking, and what comes back over the socket ends it', async () => {
  socketState.become('open');

  const { values } = open();

  publish(1);
  await pass(2_000);
  socketState.become('down');
  answer = () => Promise.resolve({ data: { waiting: 2 } });
  await pass(3_000);
  expect(polledAtMs).toEqual([5_000]);
  await pass(4_000);
  socketState.become('open');
  await pass(1_500);
  publish(3);
  await pass(INTERVAL_MS);
  publish(4);
  await pass(INTERVAL_MS);
  expect(polledAtMs).toEqual([5_000]);
  expect(values).toEqual([1, 2, 3, 4]);
});

test('a socket that is open but silent is not waited for longer than two intervals', async () => {
  socketState.become('open');
  open();
  publish(1);
  await pass(2 * INTERVAL_MS - 1);
  expect(polledAtMs).toEqual([]);
  await pass(1);
  expect(polledAtMs).toEqual([10_000]);
});

test('without a first value over an open socket, the feed polls after two seconds', async () => {
  socketState.become('open');
  open({ intervalMs: 60_000 });
  await pass(2_000);
  expect(polledAtMs).toEqual([2_000]);
});

test('a failure over the socket stays until the next value, without polling', async () => {
  socketState.become('open');

  const { values, failures } = open();

  publish(1);
  await pass(INTERVAL_MS);
  subscriptions[0]?.next({ data: null, errors: [{ message: 'Redis is away' }] });
  expect(failures).toHaveLength(1);
  await pass(INTERVAL_MS);
  publish(2);
  expect(values).toEqual([1, 2]);
  expect(polledAtMs).toEqual([]);
});

test('a missing socket says nothing about the value: the feed polls', async () => {
  const { values, failures } = open();
  subscriptions[0]?.error(new Error('no socket'));
  await pass(0);
  expect(failures).toEqual([]);
  expect(values).toEqual([1]);
});

test('a refused subscription opens again once the query has an answer', async () => {
  socketState.become('open');

  const { values, failures } = open();

  answer = () => Promise.reject(new Error('Redis is away'));
  subscriptions[0]?.next({ data: null, errors: [{ message: 'Redis is away' }] });
  subscriptions[0]?.complete();
  await pass(INTERVAL_MS);
  expect(failures).toHaveLength(2);
  expect(subscriptions).toHaveLength(1);
  answer = () => Promise.resolve({ data: { waiting: 7 } });
  await pass(INTERVAL_MS);
  expect(subscriptions).toHaveLength(2);
  await pass(INTERVAL_MS);
  publish(8);
  expect(values).toEqual([7, 8]);
});

test('an answer that a newer message overtook is dropped', async () => {
  let settle: (result: ApolloLink.Result) => void = () => undefined;
  answer = () => new Promise((resolve) => (settle = resolve));
  const { values } = open();
  await pass(100);
  publish(9);
  settle({ data: { waiting: 1 } });
  await pass(100);
  expect(values).toEqual([9]);
});

test('values that come sooner than the interval are passed over', async () => {
  socketState.become('open');
  const { values } = open({ intervalMs: 30_000 });
  for (let seconds = 0; seconds <= 60; seconds += 10) {
    publish(seconds);
    await pass(10_000);
  }
  expect(values).toEqual([0, 30, 60]);
});

test('a topic without a subscription is polled at the interval, with an open socket or not', async () => {
  socketState.become('open');
  open({ topic: { snapshot: TOPIC.snapshot } });
  await pass(2 * INTERVAL_MS);
  expect(subscriptions).toEqual([]);
  expect(polledAtMs).toEqual([0, 5_000, 10_000]);
});

test('when switched off, values arrive only on request', async () => {
  const { feed, values } = open({ isOn: false });
  await pass(10 * INTERVAL_MS);
  expect(subscriptions).toEqual([]);
  expect(values).toEqual([]);
  feed.poll();
  await pass(10 * INTERVAL_MS);
  expect(values).toEqual([1]);
});

test('a closed feed neither polls nor reports', async () => {
  const { feed, values } = open();
  await pass(0);
  feed.close();
  publish(5);
  await pass(10 * INTERVAL_MS);
  expect(values).toEqual([1]);
  expect(polledAtMs).toEqual([0]);
});
