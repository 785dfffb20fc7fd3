import { Ajv2020, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { JsonSchema } from '#server/api/openapi/json-schema.js';

export interface DescribedCall {
  method: string;
  /** The path as the document has it, and the values of its parts. */
  template: string;
  params: Readonly<Record<string, number | string>>;
  query: Readonly<Record<string, number | string>>;
  headers: Readonly<Record<string, string>>;
  body?: JsonSchema;
}

export interface DescribedAnswer {
  status: number;
  body: unknown;
  /** Names in words the parts of the call and of its answer that are against the document. */
  violations: { input: string[]; output: string[] };
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
}

interface Response {
  content?: JsonSchema;
  headers?: Record<string, JsonSchema>;
}

interface Operation {
  parameters?: JsonSchema[];
  requestBody?: { content: JsonSchema; required?: boolean };
  responses: Record<string, JsonSchema>;
  security?: JsonSchema[];
}

/** A part of the document, and where it is. */
interface Part {
  value: JsonSchema;
  pointer: string;
}

const DOCUMENT = 'api';

function openAjv(document: JsonSchema, options: Options): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true, ...options });
  addFormats.default(ajv);
  return ajv.addSchema(document, DOCUMENT, undefined, false);
}

/** The schemas of an OpenAPI document, by their JSON pointers. */
export function schemasOf(document: JsonSchema, options: Options = {}) {
  const ajv = openAjv(document, options);
  const compiled = new Map<string, ValidateFunction>();

  return (pointer: string, value: unknown): string[] => {
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `${DOCUMENT}#${pointer}` });
    compiled.set(pointer, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `${instancePath}: ${message} ${JSON.stringify(params)}`,
    );
  };
}

/** A step of a JSON pointer (RFC 6901). */
export const pointerStep = (key: string | number) =>
  `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** Returns a media type without its parameters. */
const bare = (mediaType: string) => mediaType.split(';')[0]?.trim().toLowerCase() ?? '';

/** Makes calls, and holds each of them and its answer against the document. */
export function describedCalls(document: JsonSchema, apiUrl: string) {
  const checkJson = schemasOf(document);
  // Parameters and headers are texts.
  const checkText = schemasOf(document, { coerceTypes: true });

  function partAt(pointer: string): Part {
    const keys = pointer.split('/').slice(1);
    const value = keys.reduce<JsonSchema>(
      (whole, key) => whole[key.replaceAll('~1', '/').replaceAll('~0', '~')] as JsonSchema,
      document,
    ); // a document that lint.test.ts has checked
    return typeof value.$ref === 'string' ? partAt(value.$ref.slice(1)) : { value, pointer };
  }

  function checkContent(content: Part | null, mediaType: string | null, body: unknown): string[] {
    if (!content) return body === undefined ? [] : ['body: none is described'];
    const described = Object.keys(content.value);
    const name = described.find((one) => bare(one) === bare(mediaType ?? ''));
    if (name === undefined) return [`body: ${mediaType} is none of ${described.join(', ')}`];
    if (bare(name) !== 'application/json') return [];
    return checkJson(`${content.pointer}${pointerStep(name)}/schema`, body).map(
      (text) => `body${text}`,
    );
  }

  function checkParameter(part: Part, call: DescribedCall): string[] {
    const { name, in: place, required } = part.value as unknown as Parameter; // as OpenAPI has it
    const values = { path: call.params, query: call.query, header: call.headers }[place];
    const value = Object.entries(values).find(
      ([key]) => key === name || (place === 'header' && key === name.toLowerCase()),
    )?.[1];
    if (value === undefined) return required ? [`${place} ${name}: is missing`] : [];
    const schema = partAt(`${part.pointer}/schema`);
    const items = schema.value.type === 'array' ? String(value).split(',') : String(value);
    return checkText(schema.pointer, items).map((text) => `${place} ${name}${text}`);
  }

  function checkCall(call: DescribedCall, operation: Operation, pointer: string): string[] {
    const names = new Set<unknown>();
    const parameters = (operation.parameters ?? []).flatMap((_, index) => {
      const part = partAt(`${pointer}/parameters/${index}`);
      names.add(part.value.name);
      return checkParameter(part, call);
    });
    const unknown = [...Object.keys(call.params), ...Object.keys(call.query)].filter(
      (name) => !names.has(name),
    );
    const isOpen = !operation.security?.length;
    const isSigned = call.headers.authorization?.startsWith('Bearer ') ?? false;
    const body = operation.requestBody;
    const content = body ? partAt(`${pointer}/requestBody/content`) : null;
    const isLeftOut = call.body === undefined && !body?.required;

    return [
      ...parameters,
      ...unknown.map((name) => `${name}: is not described`),
      ...(isOpen || isSigned ? [] : ['authorization: is missing']),
      ...(isLeftOut ? [] : checkContent(content, call.headers['content-type'] ?? null, call.body)),
    ];
  }

  function checkAnswer(response: globalThis.Response, body: unknown, pointer: string): string[] {
    const { value, pointer: found } = partAt(`${pointer}${pointerStep(response.status)}`);
    const { content, headers = {} } = value as Response; // as OpenAPI has it
    const wrong = Object.keys(headers).flatMap((name) => {
      const text = response.headers.get(name);
      if (text === null) return [];
      const header = partAt(`${found}/headers${pointerStep(name)}`);
      return checkText(`${header.pointer}/schema`, text).map((words) => `header ${name}${words}`);
    });
    const part = content ? { value: content, pointer: `${found}/content` } : null;
    return [...wrong, ...checkContent(part, response.headers.get('content-type'), body)];
  }

  return async (call: DescribedCall): Promise<DescribedAnswer> => {
    const pointer = `/paths${pointerStep(call.template)}${pointerStep(call.method)}`;
    const operation = partAt(pointer).value as unknown as Operation; // of a row of the document
    const input = checkCall(call, operation, pointer);

    const filled = call.template.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(call.params[name])),
    );
    const url = new URL(`${apiUrl}${filled}`);
    for (const [name, value] of Object.entries(call.query))
      url.searchParams.set(name, String(value));
    const response = await fetch(url, {
      method: call.method.toUpperCase(),
      headers: call.headers,
      body: call.body && JSON.stringify(call.body),
    });
    const text = await response.text();
    const isJson = bare(response.headers.get('content-type') ?? '') === 'application/json';
    const body: unknown = isJson ? JSON.parse(text) : text || undefined;

    const isDescribed = String(response.status) in operation.responses;
    const output = isDescribed
      ? checkAnswer(response, body, `${pointer}/responses`)
      : [`status: ${response.status} is not described`];
    return { status: response.status, body, violations: { input, output } };
  };
}
