import net from 'node:net';

export interface LoadResult {
  callsPerSecond: number;
  /** All answers, including those of the warm-up. */
  calls: number;
  p50Ms: number;
  p99Ms: number;
  /** Answers that did not begin with the expected status. */
  failures: number;
}

interface Load {
  port: number;
  /** Whole requests, sent in rotation. */
  requests: readonly Buffer[];
  connections: number;
  /** Requests under way on one connection. */
  depth: number;
  seconds: number;
  warmUpSeconds: number;
}

const OK = Buffer.from('HTTP/1.1 200');

/**
 * Raw sockets that send a new request for each answer. Answers are separated by their length alone,
 * so measuring costs little.
 */
export async function httpLoad(load: Load): Promise<LoadResult> {
  const answerBytes = await measureAnswer(load);
  const latencies: number[] = [];
  let failures = 0;
  let calls = 0;
  let next = 0;
  let isMeasuring = false;
  let isOver = false;

  const open = () => {
    const socket = net.connect(load.port, '127.0.0.1').setNoDelay(true);
    const sentAtMs: number[] = [];
    let received = 0;
    const send = (count: number) => {
      const now = performance.now();
      const parts: Buffer[] = [];
      for (let index = 0; index < count; index++) {
        sentAtMs.push(now);
        const request = load.requests[next++ % load.requests.length];
        if (request) parts.push(request);
      }
      socket.write(parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts));
    };

    socket.on('connect', () => send(load.depth));
    socket.on('error', () => (failures += 1));
    socket.on('data', (chunk) => {
      if (received === 0 && !chunk.subarray(0, OK.length).equals(OK)) failures += 1;
      received += chunk.length;
      const answers = Math.floor(received / answerBytes);
      received -= answers * answerBytes;
      calls += answers;
      const now = performance.now();
      for (const sent of sentAtMs.splice(0, answers)) if (isMeasuring) latencies.push(now - sent);
      if (isOver) socket.destroy();
      else if (answers > 0) send(answers);
    });
  };
  for (let index = 0; index < load.connections; index++) open();

  await pause(load.warmUpSeconds);
  isMeasuring = true;
  const startedAtMs = performance.now();
  await pause(load.seconds);
  isMeasuring = false;
  isOver = true;
  const elapsedSeconds = (performance.now() - startedAtMs) / 1_000;
  const sorted = Float64Array.from(latencies).sort();
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  await pause(0.2);
  return {
    calls,
    callsPerSecond: sorted.length / elapsedSeconds,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    failures,
  };
}

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));

/** The bytes of one answer; all have the same length. */
function measureAnswer({ port, requests }: Load): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(requests[0] ?? ''));
    let bytes = 0;
    socket.once('error', reject);
    socket.on('data', (chunk) => {
      bytes += chunk.length;
      setTimeout(() => resolve(bytes), 100);
      setTimeout(() => socket.destroy(), 150);
    });
  });
}
