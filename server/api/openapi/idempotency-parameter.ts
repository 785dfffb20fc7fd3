import type { OperationDefinitionNode } from 'graphql';
import { takesIdempotencyKey } from '#server/api/idempotency/idempotency-key.js';
import type { JsonSchema } from './json-schema.js';

export const IDEMPOTENCY_KEY: JsonSchema = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Names this call, so that a repeat within 24 hours runs nothing and gets the first answer, with the header Idempotency-Replayed: true. A key with another request is refused with 422.',
  schema: { type: 'string', minLength: 1, maxLength: 257 },
};

/** The header of mutations that can be retried. */
export const retryParameters = (definition: OperationDefinitionNode): JsonSchema[] =>
  takesIdempotencyKey(definition) ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : [];
