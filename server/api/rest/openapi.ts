import {
  getNullableType,
  isInputObjectType,
  isNonNullType,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { snakeCase } from '#server/core/input/check-input.js';
import { ERROR_CODES, type ErrorCode } from '#schema/error-codes.js';
import { HTTP_STATUS } from '#schema/error-codes.js';
import { EXPORT_PATHS } from '#server/api/export/describe-exports.js';
import { answerSchema, described, inputSchema, type JsonSchema } from './json-schema.js';
import { QUERY_ONLY, type RestRoute } from './route.js';
import { IDEMPOTENCY_KEY, retryParameters } from './idempotency-parameter.js';
import { prepareOperation, type StoredOperation } from './stored-operation.js';

const VERSION = '3.1.0';

const DESCRIPTION = `Every path takes and answers JSON in UTF-8. Sign in by \`POST /login\` and send its \`access_token\`, or an API key that an
administrator of your organisation made, as \`Authorization: Bearer …\`. An access token lives 15 minutes; \`POST /refresh-token\` swaps
the refresh token, once, for a new pair. A key with the scope \`read\` reads what a user of its organisation sees but the users (\`people:read\`), one with \`campaigns:write\` makes and changes campaigns, bookings, creatives and tags as that user may.

A list is a bare array. Creating answers 201 with the entity, changing 200, removing 204. A PUT changes what it names; \`?with_version=true\`
answers the \`version\` that a PUT may name, so that the later of two saves is told (409). What is out of sight is 404, what is in sight and not permitted 403.`;

const FAILURE: JsonSchema = {
  type: 'object',
  properties: {
    status: { const: 'failure' },
    code: { type: 'string', enum: ERROR_CODES },
    message: { type: 'string', description: 'For people' },
    errors: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'Messages by field',
    },
    methods: {
      type: 'array',
      items: { type: 'string', enum: ['code', 'passkey'] },
      description: 'Of SECOND_FACTOR_REQUIRED: what the person can sign in with',
    },
  },
  required: ['status', 'code', 'message'],
};

const DESCRIPTIONS: Partial<Record<ErrorCode, string>> = {
  MALFORMED: 'The call cannot be read',
  UNAUTHENTICATED: 'Nobody is signed in, the sign-in has ended, or it needs a second factor',
  FORBIDDEN: 'In sight, but not permitted',
  NOT_FOUND: 'Not there, or out of sight',
  CONFLICT: 'At odds with what is stored',
  INVALID: 'A field is wrong, or the Idempotency-Key belongs to another request',
  TOO_MANY_REQUESTS: 'Too many calls; Retry-After says when to come again',
  UNAVAILABLE: 'A part of the service is away',
};

const isBody = (type: GraphQLInputType) => isInputObjectType(getNullableType(type));

/** The name a variable has in the path; null when it is not there. */
const nameInPath = ({ path }: RestRoute, variable: string): string | null =>
  [snakeCase(variable), variable].find((name) => path.includes(`{${name}}`)) ?? null;

/** Variables with a default value in the operation. */
const defaultedIn = ({ variableDefinitions }: StoredOperation['definition']): Set<string> =>
  new Set(
    variableDefinitions?.flatMap(({ variable, defaultValue }) =>
      defaultValue ? variable.name.value : [],
    ),
  );

function parametersOf({ route, variables, definition }: StoredOperation): JsonSchema[] {
  const defaulted = defaultedIn(definition);
  const hidden = route.paged ? ['first', 'after'] : [];

  return variables.flatMap(({ name, type, description }) => {
    const inPath = nameInPath(route, name);
    if (inPath !== null) {
      return [
        described(
          { name: inPath, in: 'path', required: true, schema: inputSchema(type) },
          description,
        ),
      ];
    }
    if (hidden.includes(name) || isBody(type) || (route.method !== 'GET' && !QUERY_ONLY.has(name)))
      return [];

    const required = isNonNullType(type) && !defaulted.has(name);

    return [
      described(
        { name: snakeCase(name), in: 'query', required, schema: inputSchema(type) },
        description,
      ),
    ];
  });
}

/** A variable of an input type is the whole body; variables of other types are fields of it. */
export function bodyOf({ route, variables, definition }: StoredOperation): JsonSchema | null {
  if (route.method === 'GET' || route.method === 'DELETE') return null;

  const wireNames = new Map(
    Object.entries(route.names ?? {}).map(([wire, field]) => [field, wire]),
  );
  const wireName = (field: string) => wireNames.get(field) ?? snakeCase(field);
  const whole = variables.find(({ type }) => isBody(type));
  if (whole) return withTaken(inputSchema(whole.type, wireName), route);

  const fields = variables.filter(
    ({ name }) => nameInPath(route, name) === null && !QUERY_ONLY.has(name),
  );
  if (fields.length === 0) return null;

  const defaulted = defaultedIn(definition);

  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map(({ name, type, description }) => [
        snakeCase(name),
        described(inputSchema(type), description),
      ]),
    ),
    required: fields
      .filter(({ name, type }) => isNonNullType(type) && !defaulted.has(name))
      .map(({ name }) => snakeCase(name)),
  };
}

/** Adds the fields that the row reads itself. */
function withTaken(schema: JsonSchema, { takes }: RestRoute): JsonSchema {
  if (!takes) return schema;
  const properties = schema.properties as JsonSchema; // of an object type
  return { ...schema, properties: { ...properties, ...takes } };
}

const failureResponse = (description: string): JsonSchema => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
});

function responsesOf(operation: StoredOperation): JsonSchema {
  const { route } = operation;
  const content = { 'application/json': { schema: answerSchema(operation) } };
  const done = route.status === 204 ? { description: 'Done' } : { description: 'Done', content };
  const failures = ERROR_CODES.flatMap((code) => {
    const description = DESCRIPTIONS[code];
    return description ? [[HTTP_STATUS[code], failureResponse(description)] as const] : [];
  });

  return {
    [route.status]: done,
    ...(route.createdIf && { 201: { ...done, description: 'Made' } }),
    ...Object.fromEntries<JsonSchema>(failures),
  };
}

function describeOperation(operation: StoredOperation): JsonSchema {
  const { route } = operation;
  const body = bodyOf(operation);
  const parameters = [...parametersOf(operation), ...retryParameters(operation.definition)];

  return {
    summary: route.summary,
    tags: [route.path.split('/')[1] ?? ''],
    ...(route.public && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { content: { 'application/json': { schema: body } } } }),
    responses: responsesOf(operation),
  };
}

/** The REST paths as OpenAPI 3.1, made from the rows and the types of their operations. */
export function describeRoutes(schema: GraphQLSchema, routes: readonly RestRoute[]): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const route of [...routes].sort((a, b) => a.path.localeCompare(b.path, 'en'))) {
    const operation = prepareOperation(schema, route);
    paths[route.path] = {
      ...paths[route.path],
      [route.method.toLowerCase()]: describeOperation(operation),
    };
  }

  return {
    openapi: '3.1.0',
    info: { title: 'Infinitum', version: VERSION, description: DESCRIPTION },
    servers: [{ url: '/api' }],
    security: [{ bearer: [] }],
    paths: { ...paths, ...EXPORT_PATHS },
    components: {
      schemas: { Failure: FAILURE },
      parameters: { IdempotencyKey: IDEMPOTENCY_KEY },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'An access token or an API key' },
      },
    },
  };
}
