import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  isInputObjectType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputField,
} from 'graphql';

/** Names that usually hold one of a few values. */
const SUSPICIOUS =
  /^(viewerCan|action|balance|code|kind|reason|role|roleName|scopes|state|status|type|\w*(Kind|Level|State|Status|Type|Types))$/;

/** The reasons why a field of such a name is a text. To add one, say what an enum could not. */
const TEXTS: Readonly<Record<string, string>> = {
  'Acknowledgement.status': 'one value',
  'ApiKey.scopes': 'colons: `grants` is the enum',
  'ApiKeyInput.scopes': 'colons',
  'AssociationRecord.status': 'the text of a chip: `state` of the request is the enum',
  'Booking.status': 'the text of a chip: `runState` is the enum',
  'Campaign.status': 'the text of a chip: `runState` is the enum',
  'Country.code': 'ISO 3166-1',
  'Customer.status': 'one value',
  'HistoryEntry.action': 'grows with what is audited, and old entries keep their verbs',
  'NewApiKey.scopes': 'colons: `grants` is the enum',
  'NewConnectionCode.code': 'a secret',
  'QueueSummary.status': 'the text of a chip',
  'ReportDeliveryEntry.reason': 'a sentence',
  'SignInInput.code': 'six digits',
  'Viewer.viewerCan': 'dots',
  'WebhookDelivery.eventType': 'dots, and types that come',
  'WebhookEndpoint.eventTypes': 'dots, and types that come',
  'WebhookEndpointInput.eventTypes': 'dots, and types that come',
  'WebhookMessage.type': 'dots, and types that come',
};

const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));

const textFields = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type) || isInputObjectType(type))
  .filter(({ name }) => !name.startsWith('__'))
  .flatMap((type) =>
    Object.values<GraphQLField<unknown, unknown> | GraphQLInputField>(type.getFields())
      .filter((field) => getNamedType(field.type).name === 'String')
      .map((field) => `${type.name}.${field.name}`),
  );

describe('a field with one of a few values', () => {
  test('is an enum, or the list says why it is not', () => {
    const named = textFields.filter((path) => SUSPICIOUS.test(path.split('.')[1] ?? ''));
    expect(named.sort()).toEqual(Object.keys(TEXTS));
  });

  test('that says what a record allows has the same type everywhere, so that fragments merge', () => {
    const types = Object.values(schema.getTypeMap())
      .filter((type) => isObjectType(type))
      .filter(({ name }) => name !== 'Viewer')
      .flatMap((type) => type.getFields().viewerCan ?? [])
      .map(({ type }) => String(type));
    expect(types.length).toBeGreaterThan(10);
    expect(new Set(types)).toEqual(new Set(['[RecordAction!]!']));
  });
});
