import { OperationTypeNode, type GraphQLSchema } from 'graphql';
import { snakeCase } from '#server/core/input/check-input.js';
import { takesIdempotencyKey } from '#server/api/idempotency/idempotency-key.js';
import { needOf } from '#server/api/graphql/root-guard.js';
import {
  isRequired,
  isWhole,
  nameInPath,
  queryVariables,
} from '#server/api/rest/query-parameters.js';
import { QUERY_ONLY, type RestRoute } from '#server/api/rest/route.js';
import { prepareOperation, type StoredOperation } from '#server/api/rest/stored-operation.js';
import { COLLECTION_PATHS, EVENT_SCHEMAS } from './describe-events.js';
import { WEBHOOKS } from './describe-webhooks.js';
import { EXPORT_PATHS } from './describe-exports.js';
import { EXAMPLES } from './examples/examples.js';
import { IDEMPOTENCY_KEY, retryParameters } from './idempotency-parameter.js';
import {
  answerSchema,
  described,
  formsOf,
  inputName,
  inputSchema,
  presentSchema,
  type JsonSchema,
  type NameSchema,
} from './json-schema.js';
import { NamedSchemas } from './named-schemas.js';
import { operationIdOf } from './operation-id.js';
import { PAGE_PARAMETERS, pageReferences } from './page-parameters.js';
import { answerHeaders, FAILURE, FAILURE_RESPONSES, failuresOf, HEADERS } from './responses.js';
import { SECURITY_SCHEMES, securityOf } from './security.js';
import { describeTags, tagOf } from './tags.js';

const VERSION = '3.1.0';

const DESCRIPTION = `Every path takes and answers JSON in UTF-8. Sign in by \`POST /login\` and send its \`access_token\`, or an API key that an
administrator of your organisation made, as \`Authorization: Bearer …\`. An access token lives 15 minutes; \`POST /refresh-token\` swaps
the refresh token, once, for a new pair. A key with the scope \`read\` reads what a user of its organisation sees but the users (\`people:read\`), one with \`campaigns:write\` makes and changes campaigns, bookings, creatives and tags as that user may, one with \`webhooks\` manages webhook endpoints and their deliveries as an admin may.

A list is a bare array of all rows; with \`limit\` it is one page, and the header \`Link\` has the URL of the next.
Creating answers 201 with the entity, changing 200, removing 204. A PUT changes what it names; \`?with_version=true\`
answers the \`version\` that a PUT may name, so that the later of two saves gets 409. A record that the caller may not see is 404, an action on a visible one that is not permitted 403.
A parameter in the URL that a path does not know, or that is given twice and is no list, is refused (422), another method of a known path, too (405, with the header \`Allow\`).

A field that a call does not store is refused (422) unless it says what the record has, so that a record may be sent back as it was read; in a new record it may be empty.
\`updated_at\`, \`ping_count\`, \`ping_date\`, \`pacing\`, \`households\` and \`result\` change by themselves and may have an earlier value.
Fields are written in snake_case, or as GraphQL has them, but not in both. Errors call them as they were sent.
A body has 256 KB at most, that of \`POST /bookings/bulk\` 1 MB, and 64 levels of objects and lists.`;

/** Parameters that choose what is answered; no argument of the schema describes them. */
const CHOICES: Readonly<Record<string, string>> = {
  withVersion: 'Whether each entity carries the `version` that a PUT may name.',
  associated: '`false` lists those that could be asked to be associated.',
};

function parametersOf(operation: StoredOperation): JsonSchema[] {
  const { route, variables } = operation;
  const inPath = variables.flatMap(({ name, type, description }) => {
    const wireName = nameInPath(route, name);
    if (wireName === null) return [];
    const parameter = { name: wireName, in: 'path', required: true, schema: inputSchema(type) };
    return [described(parameter, description)];
  });

  const inQuery = queryVariables(operation).map((variable) => {
    const { name, type, description } = variable;
    const required = isRequired(operation, variable);
    const schema = presentSchema(type);
    const parameter = { name: snakeCase(name), in: 'query', required, schema };
    // One parameter with commas, as in `types=Campaign,Booking`.
    const style = schema.type === 'array' ? { style: 'form', explode: false } : {};
    return described({ ...parameter, ...style }, description ?? CHOICES[name]);
  });

  return [...inPath, ...inQuery];
}

const inline: NameSchema = (_name, schema) => schema;

/** A variable of an input type is the whole body; variables of other types are fields of it. */
export function bodyOf(
  { route, variables, definition }: StoredOperation,
  named: NameSchema = inline,
): JsonSchema | null {
  if (route.method === 'GET' || route.method === 'DELETE') return null;

  const wireNames = new Map(
    Object.entries(route.names ?? {}).map(([wire, field]) => [field, wire]),
  );
  const nameOf = (field: string) => wireNames.get(field) ?? snakeCase(field);
  const isCreating = route.method === 'POST';
  const whole = variables.find(isWhole);
  if (whole) {
    const schema = inputSchema(whole.type, { nameOf, isCreating });
    return named(inputName(whole.type, isCreating), withTaken(schema, route));
  }

  const fields = variables.filter(
    ({ name }) => nameInPath(route, name) === null && !QUERY_ONLY.has(name),
  );
  if (fields.length === 0) return null;

  const isNeeded = (variable: (typeof fields)[number]) =>
    isRequired({ definition }, variable) || route.needs?.includes(variable.name) === true;
  const required = fields.filter(isNeeded).map(({ name }) => snakeCase(name));

  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map((variable) => {
        const { name, type, description } = variable;
        const schemaOf = isNeeded(variable) ? presentSchema : inputSchema;
        return [snakeCase(name), described(schemaOf(type, { isCreating, named }), description)];
      }),
    ),
    required,
  };
}

/** Adds the fields that the row reads itself. */
function withTaken(schema: JsonSchema, { takes }: RestRoute): JsonSchema {
  if (!takes) return schema;
  const forms = formsOf(schema).map((form) => ({
    ...form,
    properties: { ...(form.properties as JsonSchema), ...takes }, // of an object type
  }));

  return forms.length > 1 ? { anyOf: forms } : { ...forms[0] };
}

/** Returns what a caller needs for the first root field of the row's operation. */
function needOfRow({ route, definition, root }: StoredOperation) {
  const need = needOf(definition.operation, root.name);
  return route.public ? 'nothing' : need;
}

function responsesOf(operation: StoredOperation, id: string, schemas: NamedSchemas): JsonSchema {
  const { route, definition } = operation;
  const example = EXAMPLES.calls[id]?.answer;
  const contentOf = () => ({
    'application/json': {
      schema: answerSchema(operation, schemas.namerFor(id)),
      ...(example !== undefined && { example }),
    },
  });
  const good = {
    headers: answerHeaders({
      isPaged: route.paged ?? false,
      isRepeatable: takesIdempotencyKey(definition),
    }),
    ...(route.status !== 204 && { content: contentOf() }),
  };
  const writes = definition.operation === OperationTypeNode.MUTATION;
  const hasBody = route.method !== 'GET' && route.method !== 'DELETE';

  return {
    [route.status]: { description: 'Done', ...good },
    ...(route.createdIf && { 201: { description: 'Made', ...good } }),
    ...failuresOf({ writes, hasBody }),
  };
}

function requestBodyOf(operation: StoredOperation, schemas: NamedSchemas, id: string) {
  const schema = bodyOf(operation, schemas.namerFor(id));
  if (!schema) return null;
  const forms = formsOf(bodyOf(operation) ?? {});
  const isOptional = forms.some(({ required = [] }) => (required as string[]).length === 0); // as bodyOf writes it
  const example = EXAMPLES.calls[id]?.request;
  const content = { schema, ...(example !== undefined && { example }) };

  return { required: !isOptional, content: { 'application/json': content } };
}

/** The description of the field that the row answers, as GraphQL has it. */
function descriptionOf({ route, root, answers }: StoredOperation): string {
  const [answer] = answers;
  const isPanel = route.path.startsWith('/dashboard/') && answer?.field.name.value !== 'dashboard';
  const panel = isPanel ? answer?.parent.getFields()[answer.field.name.value] : null;

  return (!route.paged && panel?.description) || root.description || route.summary;
}

function describeOperation(operation: StoredOperation, schemas: NamedSchemas): JsonSchema {
  const { route, definition } = operation;
  const id = operationIdOf(operation);
  const requestBody = requestBodyOf(operation, schemas, id);
  const parameters = [
    ...parametersOf(operation),
    ...(route.paged ? pageReferences : []),
    ...retryParameters(definition),
  ];

  return {
    operationId: id,
    summary: route.summary,
    description: descriptionOf(operation),
    tags: [tagOf(route.path)],
    security: securityOf(needOfRow(operation)),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: responsesOf(operation, id, schemas),
  };
}

/**
 * The REST paths as OpenAPI 3.1, made from the rows and the types of their operations, with the
 * exports, the calls of tags, and the webhooks.
 */
export function describeRoutes(schema: GraphQLSchema, routes: readonly RestRoute[]): JsonSchema {
  const named = new NamedSchemas();
  const rows: Record<string, JsonSchema> = {};
  for (const route of [...routes].sort((a, b) => a.path.localeCompare(b.path, 'en'))) {
    const operation = prepareOperation(schema, route);
    rows[route.path] = {
      ...rows[route.path],
      [route.method.toLowerCase()]: describeOperation(operation, named),
    };
  }

  const { document: paths, schemas } = named.resolve(rows);

  return {
    openapi: '3.1.0',
    info: {
      title: 'Infinitum',
      version: VERSION,
      description: DESCRIPTION,
      contact: { name: 'The administrator of your organisation; the guide is at /developers' },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/api' }],
    tags: describeTags(),
    paths: { ...paths, ...EXPORT_PATHS, ...COLLECTION_PATHS },
    webhooks: WEBHOOKS,
    components: {
      schemas: { Failure: FAILURE, ...EVENT_SCHEMAS, ...schemas },
      parameters: { IdempotencyKey: IDEMPOTENCY_KEY, ...PAGE_PARAMETERS },
      responses: FAILURE_RESPONSES,
      headers: HEADERS,
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}
