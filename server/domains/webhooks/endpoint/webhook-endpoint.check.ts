import { MAX_URL_LENGTH, TEXT_FIELDS } from '#schema/field-rules.js';
import type { EntityType } from '#server/access/identity/actor.js';
import type { Config } from '#server/core/process/config.js';
import { FieldCheck } from '#server/core/input/field-check.js';
import { withDefault } from '#server/core/input/partial-update.js';
import { HTTPS_PORTS, isPrivateHost } from '#server/core/http/public-address.js';
import {
  WEBHOOK_EVENT_NAMES,
  WEBHOOK_EVENT_TYPES,
  type WebhookEventType,
} from '#server/domains/webhooks/event/webhook-event-types.js';
import type { WebhookEndpointInput } from './webhook-endpoint.type.js';
import type { WebhookEndpoint } from './webhook-endpoint.entity.js';

/** The event types that an organisation of this kind can subscribe to. */
export const eventTypesFor = (entityType: EntityType): WebhookEventType[] =>
  WEBHOOK_EVENT_NAMES.filter(
    (name) => entityType === 'SYSTEM' || !WEBHOOK_EVENT_TYPES[name].platform,
  );

interface Rules {
  entityType: EntityType;
  config: Pick<Config, 'webhookPrivateTargets'>;
  current?: WebhookEndpoint;
}

/** Throws INVALID with a message per field. */
export function checkEndpoint(input: WebhookEndpointInput, { entityType, config, current }: Rules) {
  const check = new FieldCheck();
  const wanted = new Set<string>(withDefault(input.eventTypes, current?.eventTypes) ?? []);
  const known = eventTypesFor(entityType);
  const eventTypes = known.filter((name) => wanted.has(name));
  const fields = {
    name: check.text('name', withDefault(input.name, current?.name), TEXT_FIELDS.webhookName),
    // One that was good when it was given stays: an endpoint can be switched off whatever the
    // setting says by now.
    url:
      current && input.url === undefined
        ? current.url
        : checkUrl(check, input.url, config.webhookPrivateTargets),
    eventTypes,
  };

  const areKnown = eventTypes.length > 0 && eventTypes.length === wanted.size;

  check.require('event_types', areKnown, `Event types must be one or more of ${known.join(', ')}`);
  check.done();

  return fields;
}

function checkUrl(
  check: FieldCheck,
  value: string | null | undefined,
  allowPrivate: boolean,
): string {
  const text = check.text('url', value, { label: 'Address', max: MAX_URL_LENGTH });
  if (text === '') return text;

  const url = URL.canParse(text) ? new URL(text) : null;
  const schemes = allowPrivate ? ['https:', 'http:'] : ['https:'];

  if (!url || !schemes.includes(url.protocol)) {
    check.fail('url', 'Address must be a web address that starts with https://');
    return text;
  }

  check.require(
    'url',
    url.username === '' && url.password === '',
    'Address must not hold a user or a password',
  );
  check.require('url', url.hash === '', 'Address must not hold a fragment (#…)');

  const isInside =
    isPrivateHost(url.hostname) || /(^|\.)(localhost|internal|local)\.?$/.test(url.hostname);

  check.require('url', allowPrivate || !isInside, 'Address must be one of the public internet');
  check.require(
    'url',
    allowPrivate || HTTPS_PORTS.includes(url.port),
    'Address must have the port 443 or 8443',
  );

  return url.href;
}
