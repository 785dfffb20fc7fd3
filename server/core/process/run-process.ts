import { createServer } from 'node:http';
import { ConfigError } from './config-error.js';
import type { WorkerConfig } from './config.js';
import { plainServices } from './plain-address.js';
import { stackFrames, safeErrorMessage } from './redact.js';
import { Health } from '#server/core/http/health.js';
import { close, listen } from '#server/core/http/listen.js';
import { log } from './log.js';

export interface RunningProcess<C extends WorkerConfig> {
  config: C;
  health: Health;
  /**
   * Called in reverse order of registration when the process is asked to stop, or its parent has
   * ended.
   */
  onStop: (part: string, stop: () => unknown) => void;
}

const STOP_DEADLINE_MS = 15_000;

/**
 * The life of an api, edge or worker process: reads the settings, starts the parts, sends the
 * launcher a message when they are up, stops them on SIGINT, SIGTERM or when the launcher has
 * ended. A wrong setting ends it with one sentence and code 78.
 */
export async function runProcess<C extends WorkerConfig>(
  name: string,
  readConfig: () => C,
  start: (running: RunningProcess<C>) => Promise<void>,
): Promise<void> {
  const stops: { part: string; stop: () => unknown }[] = [];
  let stopping = false;

  const stopAll = async (reason: string, exitCode: number): Promise<void> => {
    if (stopping) return;

    stopping = true;
    log.info({ reason }, `${name} stops`);
    setTimeout(() => {
      log.error(`${name} did not stop in ${STOP_DEADLINE_MS} ms`);
      process.exit(1);
    }, STOP_DEADLINE_MS).unref();
    health.markStopping();

    for (const { part, stop } of stops.reverse()) {
      try {
        await stop();
      } catch (error) {
        log.error(
          { reason: safeErrorMessage(error), at: stackFrames(error) },
          `${part} did not stop cleanly`,
        );
        exitCode ||= 1;
      }
    }

    process.exit(exitCode);
  };

  const health = new Health(name);
  process.once('SIGINT', () => void stopAll('SIGINT', 0));
  process.once('SIGTERM', () => void stopAll('SIGTERM', 0));
  if (process.connected) process.once('disconnect', () => void stopAll('the launcher is gone', 0));
  process.on('uncaughtException', (error) => {
    log.fatal({ reason: safeErrorMessage(error), at: stackFrames(error) }, `${name} crashed`);
    void stopAll('crash', 1);
  });

  try {
    const config = readConfig();
    health.metricsToken = config.metricsToken;
    for (const setting of plainServices(config))
      log.warn({ setting }, 'a service on another machine is reached without encryption');
    const onStop: RunningProcess<C>['onStop'] = (part, stop) => stops.push({ part, stop });
    if (config.metricsPort > 0) onStop('metrics', await serveMetrics(config, health));
    await start({ config, health, onStop });
    log.info(`${name} is up`);
    process.send?.('up');
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    await stopAll('wrong setting', WRONG_SETTING_EXIT_CODE);
  }
}

async function serveMetrics(
  { metricsPort: port, host }: WorkerConfig,
  health: Health,
): Promise<() => Promise<void>> {
  health.hasMetricsPort = true;
  const server = createServer((request, response) => health.answerScraper(request, response));
  await listen(server, { port, host, setting: 'METRICS_PORT' });
  return () => close(server);
}

/** EX_CONFIG of sysexits: a restart will not help. */
export const WRONG_SETTING_EXIT_CODE = 78;
