import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Kind, OperationTypeNode, type OperationDefinitionNode } from 'graphql';
import { ServiceError } from '#server/core/errors.js';
import { MUTATION_RULES, type MutationRule } from './mutation-rules.js';

export const REPLAYED_HEADER = 'Idempotency-Replayed';

/** A call with an Idempotency-Key that the server accepts. */
export interface IdempotentCall {
  key: string;
  /** Fingerprint of everything that the caller requests. */
  fingerprint: string;
  rule: Exclude<MutationRule, { refused: string }>;
  /** Called before the stored answer of an earlier call is sent. */
  onReplay: () => void;
}

interface RequestedCall {
  headers: IncomingHttpHeaders;
  definition: OperationDefinitionNode;
  /** Returns what the caller requests, as JSON. */
  request: () => unknown;
  onReplay: () => void;
}

const malformed = (message: string) => new ServiceError('MALFORMED', message);

/** The structured string of the IETF draft, or the same text without quotes. */
function parseKey(header: string): string {
  const [, quoted] = /^"((?:[^"\\]|\\["\\])*)"$/.exec(header) ?? [];
  const key = quoted === undefined ? header : quoted.replace(/\\(["\\])/g, '$1');
  if (/^[\x20-\x7e]{1,255}$/.test(key)) return key;
  throw malformed('Idempotency-Key takes 1 to 255 printable ASCII characters');
}

/** Throws MALFORMED unless the operation has one mutation, and it takes the header. */
function ruleFor({ selectionSet }: OperationDefinitionNode): IdempotentCall['rule'] {
  const [field, ...others] = selectionSet.selections;
  if (field?.kind !== Kind.FIELD || others.length > 0)
    throw malformed(
      'With an Idempotency-Key, an operation has exactly one mutation and no fragment beside it',
    );

  const name = field.name.value;
  const rule = MUTATION_RULES[name] ?? { refused: 'it is no mutation' };
  if (typeof rule === 'string') return rule;
  throw malformed(`${name} takes no Idempotency-Key: ${rule.refused}`);
}

/** True for a mutation that can be repeated with the header. */
export function takesIdempotencyKey({ operation, selectionSet }: OperationDefinitionNode): boolean {
  const [field] = selectionSet.selections;
  return (
    operation === OperationTypeNode.MUTATION &&
    field?.kind === Kind.FIELD &&
    typeof MUTATION_RULES[field.name.value] === 'string'
  );
}

/** Null without the header and for a query. Throws MALFORMED. */
export function readIdempotencyKey({
  headers,
  definition,
  request,
  onReplay,
}: RequestedCall): IdempotentCall | null {
  const header = headers['idempotency-key'];
  if (header === undefined || definition.operation !== OperationTypeNode.MUTATION) return null;

  return {
    key: parseKey(String(header)),
    rule: ruleFor(definition),
    fingerprint: createHash('sha256').update(JSON.stringify(request())).digest('base64url'),
    onReplay,
  };
}
