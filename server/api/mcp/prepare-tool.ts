import { getVariableValues, type GraphQLSchema } from 'graphql';
import type { ApiContext } from '#server/api/context.js';
import { snakeCase } from '#server/core/input/check-input.js';
import { ServiceError } from '#server/core/errors.js';
import { executeScheduled } from '#server/api/request-scheduler/execute-scheduled.js';
import { bodyOf } from '#server/api/openapi/describe-routes.js';
import type { JsonSchema } from '#server/api/openapi/json-schema.js';
import { prepareOperation } from '#server/api/rest/stored-operation.js';
import { variablesOf } from '#server/api/rest/variables.js';
import { serviceErrorOf } from '#server/api/errors/to-service-error.js';
import type { Answered, Tool, Variables } from './tool.js';

export interface PreparedTool {
  tool: Tool;
  inputSchema: { type: 'object'; [part: string]: unknown };
  /** Runs the query within the caller's visibility. Throws a ServiceError. */
  run: (args: Variables, ctx: ApiContext) => Promise<{ link: string; data: Answered }>;
}

/** Checks the query of a tool against the schema, once. Throws when it does not fit. */
export function prepareTool(schema: GraphQLSchema, tool: Tool): PreparedTool {
  const { name, title, operation, derived = {} } = tool;
  const row = {
    method: 'POST',
    path: `/mcp/${name}`,
    summary: title,
    status: 200,
    operation,
  } as const;
  const stored = prepareOperation(schema, { ...row, at: firstField(operation) });
  const { document, definition } = stored;

  const run: PreparedTool['run'] = async (args, contextValue) => {
    const inputVariables = variablesOf(stored, { params: {}, query: {}, body: args });
    const variableValues = { ...inputVariables };
    for (const [variable, make] of Object.entries(derived))
      variableValues[variable] = make(inputVariables);
    const { coerced, errors: unfit } = getVariableValues(
      schema,
      definition.variableDefinitions ?? [],
      variableValues,
    );

    const { data, errors } = unfit
      ? { data: null, errors: unfit }
      : await executeScheduled({ schema, document, variableValues, contextValue });
    const [error] = errors ?? [];
    if (error) throw serviceErrorOf(error, contextValue.requestId);
    if (!data || !coerced) throw new ServiceError('INTERNAL', 'An error occurred');

    return { link: tool.link(contextValue.config, coerced, data), data };
  };
  return { tool, inputSchema: argumentsOf(tool, bodyOf(stored)), run };
}

/** The first field, as a row requires one; a tool returns all fields. */
const firstField = (operation: string): string => /\{\s*(\w+)/.exec(operation)?.[1] ?? '';

function argumentsOf(
  { about = {}, derived = {} }: Tool,
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
      argument,
      texts.has(argument) ? { ...schema, description: texts.get(argument) } : schema,
    ]);

  return {
    ...rest,
    type: 'object',
    properties: Object.fromEntries(shown),
    required: (required as string[]).filter((argument) => !hidden.has(argument)), // of an object type
    additionalProperties: false,
  };
}
