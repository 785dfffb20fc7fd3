import { getVariableValues, parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { ApiContext } from '#server/api/context.js';
import { snakeCase } from '#server/core/input/check-input.js';
import { invalid, ServiceError } from '#server/core/errors.js';
import { executeScheduled } from '#server/api/request-scheduler/execute-scheduled.js';
import { bodyOf } from '#server/api/openapi/describe-routes.js';
import { dataSchema, type JsonSchema } from '#server/api/openapi/json-schema.js';
import { prepareOperation, type StoredOperation } from '#server/api/rest/stored-operation.js';
import { variablesOf } from '#server/api/rest/variables.js';
import { serviceErrorOf } from '#server/api/errors/to-service-error.js';
import {
  OFFSET_ARGUMENT,
  pageAnswer,
  pageArguments,
  type AnswerPage,
} from './shapes/answer-page.js';
import type { Answered, Tool, Variables } from './tool.js';

interface ObjectSchema {
  type: 'object';
  [part: string]: unknown;
}

export interface PreparedTool {
  tool: Tool;
  inputSchema: ObjectSchema;
  outputSchema: ObjectSchema;
  /** Runs the query within the caller's visibility. Throws a ServiceError. */
  run: (args: Variables, ctx: ApiContext) => Promise<AnswerPage>;
}

/** Checks the query of a tool against the schema, once. Throws when it does not fit. */
export function prepareTool(schema: GraphQLSchema, tool: Tool): PreparedTool {
  const { name, title, operation, derived = {}, pageRows } = tool;
  const takes = { ...tool.takes, ...(pageRows ? pageArguments(pageRows) : OFFSET_ARGUMENT) };
  const row = {
    method: 'POST',
    path: `/mcp/${name}`,
    summary: title,
    status: 200,
    operation,
    takes,
  } as const;
  const stored = prepareOperation(schema, { ...row, at: firstField(operation) });
  const { document, definition } = stored;

  const execute = async (
    operation: DocumentNode,
    variableValues: Variables,
    contextValue: ApiContext,
  ): Promise<Answered> => {
    const { data, errors } = await executeScheduled({
      schema,
      document: operation,
      variableValues,
      contextValue,
    });
    const [error] = errors ?? [];
    if (error) throw serviceErrorOf(error, contextValue.requestId);
    if (!data) throw new ServiceError('INTERNAL', 'An error occurred');
    return data;
  };

  const run: PreparedTool['run'] = async (args, ctx) => {
    const body = withClient(args, stored);
    const variableValues = variablesOf(stored, { params: {}, query: {}, body });
    for (const [variable, make] of Object.entries(derived))
      variableValues[variable] = make(variableValues);
    const definitions = definition.variableDefinitions ?? [];
    const { coerced, errors } = getVariableValues(schema, definitions, variableValues);
    const [unfit] = errors ?? [];
    if (unfit) throw serviceErrorOf(unfit, ctx.requestId);

    const data = await execute(document, variableValues, ctx);
    const link = tool.link(ctx.config, coerced ?? {}, data);
    const query = (text: string) => execute(parse(text), {}, ctx);
    const shaped = tool.shape ? await tool.shape(data, body, query) : data;

    return pageAnswer({ link, ...shaped }, body, pageRows);
  };

  return {
    tool,
    inputSchema: argumentsOf({ ...tool, takes }, bodyOf(stored)),
    outputSchema: outputOf(tool, dataSchema(stored)),
    run,
  };
}

/**
 * Every tool names the client `client_id`, although some arguments of the schema are `customerId`;
 * `customer_id` is taken as well. Throws INVALID when the two differ.
 */
function withClient(args: Variables, { variables }: StoredOperation): Variables {
  const { client_id: clientId, ...others } = args;
  const isOfCustomer = variables.some(({ name }) => name === 'customerId');
  if (!isOfCustomer || clientId === undefined) return args;
  if (![undefined, clientId].includes(others.customer_id))
    throw invalid({ customer_id: 'Contradicts client_id' });
  return { ...others, customer_id: clientId };
}

const OF_EVERY_ANSWER = {
  link: { type: 'string', description: 'The view of the product that shows the same.' },
  nextOffset: {
    type: ['integer', 'null'],
    description: 'offset for the rest of the lists; null where this is all.',
  },
};

/** The description of a tool describes what the tool shapes itself. */
function outputOf({ shape }: Tool, data: JsonSchema): PreparedTool['outputSchema'] {
  const { properties, required } = data as { properties: JsonSchema; required: string[] }; // of an object
  return shape
    ? { type: 'object', properties: OF_EVERY_ANSWER, required: Object.keys(OF_EVERY_ANSWER) }
    : {
        type: 'object',
        properties: { ...OF_EVERY_ANSWER, ...properties },
        required: [...Object.keys(OF_EVERY_ANSWER), ...required],
      };
}

/** The first field, as a row requires one; a tool returns all fields. */
const firstField = (operation: string): string => /\{\s*(\w+)/.exec(operation)?.[1] ?? '';

function argumentsOf(
  { about = {}, derived = {}, takes = {} }: Tool,
  body: JsonSchema | null,
): PreparedTool['inputSchema'] {
  const { properties, required, ...rest } = { properties: {}, required: [], ...body };
  const hidden = new Set(Object.keys(derived).map(snakeCase));
  const texts = new Map(
    Object.entries(about).map(([variable, text]) => [snakeCase(variable), text]),
  );
  const shown = Object.entries(properties as Record<string, JsonSchema>) // of an object type
    .filter(([argument]) => !hidden.has(argument))
    .map(([argument, schema]) => [
      shownName(argument),
      texts.has(argument) ? { ...schema, description: texts.get(argument) } : schema,
    ]);

  return {
    ...rest,
    type: 'object',
    properties: { ...Object.fromEntries(shown), ...takes },
    required: (required as string[]) // of an object type
      .filter((argument) => !hidden.has(argument))
      .map(shownName),
    additionalProperties: false,
  };
}

const shownName = (argument: string) => (argument === 'customer_id' ? 'client_id' : argument);
