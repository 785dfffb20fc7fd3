import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { httpLoad } from '#server/ingestion/edge/bench/http-load.js';
import { describeSpread } from '#server/testing/bench/spread.js';
import { openBenchProduct } from './bench-product.js';

/**
 * The time from a tag call to the figure in the next request, with the whole product on this
 * machine: first idle, then while the edge takes half of its maximum load. A dashboard without a
 * socket asks every three seconds, which comes in addition; `tag-to-dashboard.bench.ts` measures
 * one with a socket. Goal: 5 s in all.
 */
const MARKS = 12;
const POLL_MS = 50;
const TICK_MS = 10;
const DASHBOARD_POLL_MS = 3_000;
const CONNECTIONS = 32;

interface SummaryPanel {
  summary_data: { Impressions: number };
}

const { product, call, tagPaths, close } = await openBenchProduct();
try {
  const [loaded, marked] = [await tagPaths(1), await tagPaths(4)];
  const [mark = ''] = marked;
  const port = Number(new URL(product.edgeUrl).port);
  const requests = loaded.map((path, index) => Buffer.from(pixelRequest(path, index)));

  console.log(`tag to figure: idle       ${await measureMarks(mark)}`);
  const most = await httpLoad({
    port,
    requests,
    connections: CONNECTIONS,
    depth: 1,
    seconds: 3,
    warmUpSeconds: 1,
  });
  const load = pacedLoad(port, requests, most.callsPerSecond / 2);
  await sleep(3_000);
  const underLoad = await measureMarks(mark);
  const sent = load.stop();
  console.log(
    `tag to figure: half load  ${underLoad} at ${sent.toFixed(0)} of at most ${most.callsPerSecond.toFixed(0)} calls/s`,
  );
  console.log(
    `tag to figure: a dashboard without a socket asks every ${DASHBOARD_POLL_MS / 1000} s; goal 5 s in all`,
  );
} finally {
  await close();
}

/**
 * Median, shortest and longest time of single calls, each followed until the dashboard's figure includes it.
 */
async function measureMarks(path: string): Promise<string> {
  const elapsed: number[] = [];
  let expected = await impressions();

  for (let round = 0; round < MARKS; round++) {
    const startedAt = performance.now();
    await (await fetch(product.edgeUrl + path)).arrayBuffer();
    expected += 1;
    while ((await impressions()) < expected) await sleep(POLL_MS);
    elapsed.push(performance.now() - startedAt);
  }

  return `${describeSpread(elapsed, 0)} ms`;
}

async function impressions(): Promise<number> {
  const day = (offset: number) =>
    new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  const filter = { client_id: 4, startdate: day(-1), enddate: day(1) };
  const panel = await call<SummaryPanel>('/dashboard/impression_summary', filter);
  return panel.summary_data.Impressions;
}

function pixelRequest(path: string, index: number): string {
  return `GET ${path}?cb=${index} HTTP/1.1\r\nHost: localhost\r\nUser-Agent: Mozilla/5.0\r\nX-Forwarded-For: 203.97.5.${index % 250}\r\n\r\n`;
}

/** Calls at an even pace, whatever the answers; `stop` returns the calls per second. */
function pacedLoad(
  port: number,
  requests: readonly Buffer[],
  callsPerSecond: number,
): { stop: () => number } {
  const sockets = Array.from({ length: CONNECTIONS }, () =>
    net.connect(port, '127.0.0.1').setNoDelay(true).resume(),
  );
  const startedAt = performance.now();
  let sent = 0;
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - startedAt) / 1000) * callsPerSecond) - sent;
    for (let index = 0; index < due; index++) {
      const request = requests[sent % requests.length];
      if (request) sockets[sent % CONNECTIONS]?.write(request);
      sent += 1;
    }
  }, TICK_MS);

  return {
    stop: () => {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
      return sent / ((performance.now() - startedAt) / 1000);
    },
  };
}
