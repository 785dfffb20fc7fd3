import {
  createInstance,
  getHttpOperationsFromSpec,
  type IHttpRequest,
} from '@stoplight/prism-http';
import type { JsonSchema } from '#server/api/openapi/json-schema.js';

type Components = Parameters<typeof createInstance>[1];

const SILENT = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  debug: () => undefined,
  trace: () => undefined,
  success: () => undefined,
  child: () => SILENT,
};

export interface Proxied {
  status: number;
  body: unknown;
  /** What of the call and of its answer is against the document, in words. */
  violations: { input: string[]; output: string[] };
}

/** A proxy that holds each call and each answer against the document. */
export async function openPrism(document: JsonSchema, apiUrl: string) {
  // Prism dereferences the document that it gets.
  const operations = await getHttpOperationsFromSpec(structuredClone(document));
  const config = {
    isProxy: true,
    upstream: new URL(apiUrl),
    upstreamProxy: undefined,
    errors: false,
    checkSecurity: true,
    validateRequest: true,
    validateResponse: true,
    mock: { dynamic: false },
  } as const;
  const logger = SILENT as unknown as Components['logger']; // of these it only calls what is here
  const prism = createInstance(config, { logger });

  return async (request: IHttpRequest): Promise<Proxied> => {
    const answer = await prism.request(request, operations, config)();
    if (answer._tag === 'Left') throw answer.left;
    const { output, validations } = answer.right;
    const inWords = (found: typeof validations.input) =>
      found.map(({ path = [], message }) => `${path.join('.')}: ${message}`);

    return {
      status: output.statusCode,
      body: output.body,
      violations: { input: inWords(validations.input), output: inWords(validations.output) },
    };
  };
}
