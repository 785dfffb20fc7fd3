#!/usr/bin/env node
/*
 * Forwards the webhook messages of your organisation to a URL of your own machine, signed as the
 * product signs them. Needs Node 20 or later and nothing else.
 *
 *   node webhooks-listen.mjs --to http://localhost:3000/hooks
 *   node webhooks-listen.mjs --to http://localhost:3000/hooks --sample campaign.finished
 */
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';

const USAGE = `Usage: node webhooks-listen.mjs --to URL [--types TYPE,TYPE] [--secret whsec_…]
       node webhooks-listen.mjs --to URL --sample TYPE [--secret whsec_…]

INFINITUM_URL is the address of the product, INFINITUM_KEY an API key with the scope read.
--sample sends the sample of one type from INFINITUM_URL/developers/webhook.schema.json, and ends.
Without --secret a new one is made and printed. Ctrl-C ends it.`;

const POLL_MS = 2_000;
/** A message that commits late is still found. Messages that were forwarded are left out. */
const OVERLAP_MS = 60_000;
const ANSWER_TIMEOUT_MS = 15_000;

const QUERY = `query ($since: DateTimeISO!) {
  webhookMessages(since: $since) { until messages { id type body } }
}`;

function readOptions() {
  const options = {
    to: { type: 'string' },
    types: { type: 'string' },
    secret: { type: 'string' },
    sample: { type: 'string' },
  };
  try {
    const { to = '', types, secret, sample } = parseArgs({ options }).values;
    const { INFINITUM_URL: url = '', INFINITUM_KEY: key = '' } = process.env;
    const isComplete = URL.canParse(to) && URL.canParse(url) && (sample || key);
    return isComplete ? { to, types: types?.split(','), secret, sample, url, key } : null;
  } catch {
    return null;
  }
}

/** The headers of Standard Webhooks 1.0. */
function signed(secret, id, body) {
  const timestamp = Math.floor(Date.now() / 1000);
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const hash = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${hash}`,
  };
}

async function forward({ to, secret }, { id, type, body }) {
  const headers = { 'content-type': 'application/json', ...signed(secret, id, body) };
  const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
  try {
    const { status } = await fetch(to, {
      method: 'POST',
      headers,
      body,
      signal,
      redirect: 'manual',
    });
    console.log(`${type}  ${id}  ${status}`);
  } catch (error) {
    console.log(`${type}  ${id}  ${error.cause?.code ?? error.name}`);
  }
}

async function sendSample(options) {
  const response = await fetch(`${options.url}/developers/webhook.schema.json`);
  const { examples } = await response.json();
  const sample = examples.find(({ type }) => type === options.sample);
  if (!sample)
    throw new Error(
      `No sample of ${options.sample}: ${examples.map(({ type }) => type).join(', ')}`,
    );
  const body = JSON.stringify({ ...sample, timestamp: new Date().toISOString() });
  await forward(options, { id: randomUUID(), type: sample.type, body });
}

/** The messages since a moment; null when the product is busy or away. */
async function readMessages({ url, key }, since) {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ query: QUERY, variables: { since: since.toISOString() } });
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body }).catch(
    () => null,
  );
  if (!response || response.status === 429 || response.status >= 500) return null;
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors[0].message);
  return data.webhookMessages;
}

async function listen(options) {
  const forwarded = new Map();
  const startedAt = new Date();
  let position = startedAt;

  console.log(`Forwarding to ${options.to}`);
  for (;;) {
    const since = new Date(Math.max(startedAt.getTime(), position.getTime() - OVERLAP_MS));
    const page = await readMessages(options, since);
    for (const message of page?.messages ?? []) {
      const isWanted = !options.types || options.types.includes(message.type);
      if (!isWanted || forwarded.has(message.id)) continue;
      forwarded.set(message.id, Date.now());
      await forward(options, message);
    }
    for (const [id, at] of forwarded) if (at < Date.now() - 10 * OVERLAP_MS) forwarded.delete(id);
    if (page) position = new Date(page.until);
    await pause(POLL_MS);
  }
}

const options = readOptions();
if (!options) {
  console.error(USAGE);
  process.exit(64); // EX_USAGE of sysexits
}
options.secret ??= `whsec_${randomBytes(32).toString('base64')}`;
console.log(`Secret: ${options.secret}`);
try {
  await (options.sample ? sendSample(options) : listen(options));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
