import 'reflect-metadata';
import path from 'node:path';
import { createApp } from '#server/api/app.js';
import { createScheduling } from '#server/api/request-scheduler/scheduling.js';
import { createApolloServer } from '#server/api/graphql/apollo-server.js';
import { KnownDocuments } from '#server/api/graphql/documents/known-documents.js';
import { buildApiSchema } from '#server/api/graphql/schema.js';
import { createHttpServer } from '#server/api/http/http-server.js';
import { serveSubscriptions } from '#server/api/graphql/subscriptions/subscription-server.js';
import { readTrustedDocuments } from '#server/api/graphql/documents/trusted-documents.js';
import { exposeSecurityEvents } from '#server/access/audit/security-events.js';
import { clientNetworkFinder } from '#server/core/http/client-ip.js';
import { close, listen } from '#server/core/http/listen.js';
import { readConfig, type Config } from '#server/core/process/config.js';
import { LiveFeed } from '#server/core/live/live-channel.js';
import { connectRedis } from '#server/core/redis/redis.js';
import { startMailCourier } from '#server/core/mail/mail-courier.js';
import { openMailTransport } from '#server/core/mail/mail-transport.js';
import { exposePool } from '#server/core/orm/pool-metrics.js';
import { runProcess, type RunningProcess } from '#server/core/process/run-process.js';
import { openDatabase } from '#server/database/orm.js';
import { alertMail } from '#server/operations/alerts/alert.mail.js';
import { watchAlerts } from '#server/operations/alerts/watch-alerts.js';
import { CallCounter } from '#server/operations/live/active-users/call-counter.js';
import { startQueueRateSampler } from '#server/operations/live/queue-stats/queue-rates.js';
import { startKeyUseWriter } from '#server/domains/people/api-key/key-uses.js';
import { resealCodeApps } from '#server/domains/people/second-factor/code-app/reseal-code-apps.js';
import { associationMail } from '#server/domains/organisations/association/mails/association.mail.js';
import { PEOPLE_MAILS } from '#server/domains/people/mails/people-mails.js';
import { resealClientSecrets } from '#server/domains/people/sso/connection/reseal-client-secrets.js';
import { startDomainChecks } from '#server/domains/people/sso/domain/check-domains.js';
import { startSandboxes } from '#server/sandbox/keep-sandboxes.js';
import { startWebhookCourier } from '#server/domains/webhooks/delivery/webhook-courier.js';
import { REPORT_MAILS } from '#server/reports/mails/report-mails.js';
import { startKeyRetention } from '#server/api/idempotency/forget-keys.js';
import { startUserRetention } from '#server/domains/people/erasure/erase-expired-users.js';
import { startReportSweeper } from '#server/reports/runs/report-sweeper.js';
import { WEBHOOK_MAILS } from '#server/domains/webhooks/endpoint/webhook-mails.js';

const PAGE_FOLDER = path.resolve(import.meta.dirname, '../../dist/client');
/** A call waits no longer for a Redis that is away: it then uses the database, or answers 503. */
const REDIS_TIMEOUT_MS = 2_000;

/**
 * Longer than any caller waits for an answer, so this ends only statements without a waiting
 * caller.
 */
const STATEMENT_TIMEOUT_MS = 60_000;

async function startApi({ config, health, onStop }: RunningProcess<Config>): Promise<void> {
  const now = () => new Date();
  const redis = connectRedis(config.redisUrl, {
    enableOfflineQueue: false,
    commandTimeout: REDIS_TIMEOUT_MS,
  });
  onStop('redis', () => redis.disconnect());
  const orm = await openDatabase(config, STATEMENT_TIMEOUT_MS);
  onStop('database', () => orm.close(true));
  await resealClientSecrets(orm.em.fork(), config);
  health.addCheck('redis', () => redis.ping());
  // Also fails for a database that is not migrated yet.
  health.addCheck('database', () => orm.em.fork().execute('select 1 from app_user limit 0'));

  await resealCodeApps(orm.em.fork(), config);

  exposeSecurityEvents(health.metrics);
  exposePool(health.metrics, () => orm.em.fork().getConnection().getNativeClient());

  const feed = new LiveFeed(redis);
  onStop('live feed', () => feed.close());
  onStop('queue rates', startQueueRateSampler({ redis, partitions: config.queuePartitions, now }));

  const mails = {
    orm,
    config,
    kinds: [...PEOPLE_MAILS, associationMail, ...WEBHOOK_MAILS, ...REPORT_MAILS, alertMail],
    transport: openMailTransport(config),
    now,
  };
  onStop('mail courier', startMailCourier(mails, health.metrics));
  onStop('alerts', watchAlerts({ orm, redis, config, now }, health.metrics));
  onStop('uses of API keys', startKeyUseWriter(orm, redis));
  onStop('removed users', startUserRetention({ orm, config, now }));
  onStop('mail domains', startDomainChecks({ orm, now }));
  onStop('sandboxes', startSandboxes({ orm, config, now }));
  onStop('idempotency keys', startKeyRetention({ orm, now }));
  onStop('reports', startReportSweeper({ orm, config, now }, health.metrics));
  onStop('webhook courier', startWebhookCourier({ orm, config, now }, health.metrics));

  const calls = new CallCounter(orm, redis);
  onStop('call counter', () => calls.stop());

  const findNetwork = clientNetworkFinder(config.trustedProxies, config.clientIpHeader);
  const wiring = {
    orm,
    redis,
    config,
    now,
    calls,
    findNetwork,
    scheduling: createScheduling(redis),
  };
  const schema = await buildApiSchema();
  const documents = new KnownDocuments(schema, readTrustedDocuments());
  const apollo = createApolloServer(schema, documents);
  await apollo.start();
  onStop('graphql', () => apollo.stop());

  const app = createApp({
    wiring,
    schema,
    documents,
    apollo,
    metrics: health.metrics,
    pageFolder: PAGE_FOLDER,
  });
  const server = createHttpServer((request, response) => {
    if (!health.answer(request, response)) app(request, response);
  });
  await listen(server, { port: config.port, host: config.host, setting: 'PORT' });
  onStop('server', () => close(server));
  onStop(
    'subscriptions',
    serveSubscriptions({
      wiring,
      schema,
      documents,
      feed,
      server,
      path: '/graphql',
      metrics: health.metrics,
    }),
  );
}

await runProcess('api', readConfig, startApi);
