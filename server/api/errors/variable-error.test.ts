import { describe, expect, test } from '@jest/globals';
import { buildSchema, execute, parse, validate, type ExecutionResult } from 'graphql';
import { serviceErrorOf } from './to-service-error.js';

const schema = buildSchema(`
  enum Colour { RED }
  type Query { thing(id: ID, count: Int, name: String!, colour: Colour): String }
`);

/** Returns the code, the message and the fields of each error that a caller gets. */
async function refusals(query: string, variableValues: Record<string, unknown> = {}) {
  const document = parse(query);
  const unfit = validate(schema, document);
  const { errors = [] }: ExecutionResult =
    unfit.length > 0 ? { errors: unfit } : await execute({ schema, document, variableValues });
  return errors.map((error) => {
    const { code, message, details } = serviceErrorOf(error, 'test');
    return { code, message, errors: details.errors };
  });
}

describe('an error about a variable of the document says which and why', () => {
  test.each([
    ['query ($f: Int) { thing(name: "a") }', 'Variable "$f" is never used.'],
    [
      'query Find ($f: Int) { thing(name: "a") }',
      'Variable "$f" is never used in operation "Find".',
    ],
    ['{ thing(name: $c) }', 'Variable "$c" is not defined.'],
    ['query Find { thing(name: $c) }', 'Variable "$c" is not defined by operation "Find".'],
    [
      'query ($c: String!) { thing(name: "a", count: $c) }',
      'Variable "$c" of type "String!" used in position expecting type "Int".',
    ],
    ['query ($c: Query) { thing(name: $c) }', 'Variable "$c" cannot be non-input type "Query".'],
  ])('%s', async (query, message) => {
    expect(await refusals(query)).toContainEqual({ code: 'MALFORMED', message, errors: undefined });
  });
});

describe('an error about the value of a variable names the field, gives the reason and echoes nothing', () => {
  const query =
    'query ($id: ID, $count: Int, $name: String!, $colour: Colour) { thing(id: $id, count: $count, name: $name, colour: $colour) }';

  test.each([
    ['id', { secret: 'hunter2' }, 'Must be an id: text or a whole number'],
    ['count', 'hunter2', 'Must be a whole number'],
    ['count', 3_000_000_000, 'Must be between -2147483648 and 2147483647'],
    ['name', ['hunter2'], 'Must be text'],
    ['name', null, 'Must not be empty'],
    ['name', undefined, 'Name is required'],
    ['colour', 'hunter2', 'Is not one of the known values'],
  ])('%s: %j', async (field, value, reason) => {
    const sent = JSON.stringify({ name: 'a', [field]: value }); // leaves an undefined value out
    const answer = await refusals(query, JSON.parse(sent) as Record<string, unknown>); // an object, see above

    expect(answer).toEqual([
      expect.objectContaining({ code: 'INVALID', errors: { [field]: reason } }),
    ]);
    expect(JSON.stringify(answer)).not.toMatch(/hunter2|3000000000/);
  });
});
