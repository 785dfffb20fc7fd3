import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import {
  TEST_EVENT,
  WEBHOOK_EVENT_NAMES,
} from '#server/domains/webhooks/event/webhook-event-types.js';
import { readEventLine, unknownFields } from '#server/ingestion/edge/lines/event-line.js';
import { LineError } from '#server/ingestion/edge/lines/rejection-code.js';

interface PartnerSchema {
  properties: Record<string, { enum?: unknown[] }>;
  examples: unknown[];
}

const schemaOf = (name: string): PartnerSchema =>
  JSON.parse(
    fs.readFileSync(path.join(import.meta.dirname, 'schemas', `${name}.schema.json`), 'utf8'),
  ) as PartnerSchema;

const EVENT_LINE = schemaOf('event-line');
const WEBHOOK = schemaOf('webhook');
const NOW = Date.parse('2026-06-01T00:00:00Z');
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });

const isAccepted = (line: unknown): boolean => {
  try {
    readEventLine(line, NOW);
    return unknownFields(line).length === 0;
  } catch (error) {
    if (error instanceof LineError) return false;
    throw error;
  }
};

test.each([EVENT_LINE, WEBHOOK])('the examples of a schema fulfil it', (schema) => {
  const isValid = ajv.compile(schema);
  expect(schema.examples.filter((example) => !isValid(example))).toEqual([]);
});

test('the schema of events has the fields that the edge reads', () => {
  const fields = Object.keys(EVENT_LINE.properties);
  expect(fields.flatMap((field) => unknownFields({ [field]: '' }))).toEqual([]);
  expect(unknownFields({ other: '' })).toEqual(['other']);
});

const flags = fc.constantFrom(true, false, 0, 1, '0', '1', '', null, 2, 'yes');
const texts = fc.oneof(
  fc.string(),
  fc.constant(null),
  fc.integer(),
  fc.constant('x'.repeat(20_000)),
);
const lines = fc.record(
  {
    type: fc.constantFrom('impression', 'webhit', 'click', null),
    tag: fc.oneof(fc.constantFrom('abcdefgh', 'a b', ''), fc.string()),
    occurred_at: fc.constantFrom('2026-05-01T00:00:00Z', '2026-05-01T12:00:00+12:00', 'today'),
    uid: texts,
    ip: fc.constantFrom('203.0.113.9', '2001:db8::1', 'nowhere', null),
    user_agent: texts,
    region: fc.constantFrom('NZ-AUK', 'Auckland', '', null),
    id: fc.oneof(texts, fc.double()),
    gpc: flags,
    gdpr: flags,
    gdpr_consent: texts,
    us_privacy: texts,
  },
  { requiredKeys: [] },
);

test('every line that the edge accepts fulfils the schema, and it refuses what it can', () => {
  const isValid = ajv.compile(EVENT_LINE);
  const good = { type: 'impression', tag: 'abcdefgh', occurred_at: '2026-05-01T00:00:00Z' };

  fc.assert(
    fc.property(lines, fc.boolean(), (line, isMended) => {
      const tried = isMended ? { ...line, ...good } : line;
      if (isAccepted(tried))
        expect({ tried, isValid: isValid(tried) }).toEqual({ tried, isValid: true });
    }),
    { numRuns: 500 },
  );

  for (const wrong of [
    {},
    { ...good, type: 'click' },
    { ...good, tag: 'a b' },
    { ...good, id: true },
  ])
    expect({ wrong, isValid: isValid(wrong), isAccepted: isAccepted(wrong) }).toEqual({
      wrong,
      isValid: false,
      isAccepted: false,
    });
});

test('the schema of webhooks names every event', () => {
  expect(WEBHOOK.properties.type?.enum).toEqual([...WEBHOOK_EVENT_NAMES, TEST_EVENT]);
});
