import { invalid } from '#server/core/errors.js';
import type { RestCall } from '#server/api/rest/route.js';

/** REST numbers the kinds of organisation in bodies of records. */
export const ENTITY_TYPES = new Map<unknown, string>([
  [1, 'CUSTOMER'],
  [2, 'AGENCY'],
  [3, 'BROADCASTER'],
  [4, 'ADTECH'],
]);

const IS_ADMIN_ROLE = new Map<unknown, boolean>([
  [1, true],
  [2, false],
]);
/** A value that the schema refuses. */
const UNKNOWN = 'unknown';
export const USER_WIRE_FIELDS = {
  entity_type: {
    type: 'integer',
    enum: [1, 2, 3, 4],
    description: '1 client, 2 agency, 3 broadcaster, 4 ad-tech',
  },
  role_id: {
    type: 'integer',
    enum: [1, 2],
    description: '1 admin, 2 user; `admin` is preferred, and the two must agree',
  },
};

const ORGANISATION_FIELDS = new Map([
  ['customer_id', 'CUSTOMER'],
  ['agency_id', 'AGENCY'],
  ['broadcaster_id', 'BROADCASTER'],
  ['adtech_id', 'ADTECH'],
]);
export const DIRECT_USER_WIRE_FIELDS = {
  ...USER_WIRE_FIELDS,
  ...Object.fromEntries(
    [...ORGANISATION_FIELDS.keys()].map((field) => [
      field,
      {
        type: 'integer',
        description:
          'Names the organisation where `entity_id` is left out; `entity_id` is preferred, and the two must agree',
      },
    ]),
  ),
};

const isPresent = (value: unknown) => value !== undefined && value !== null;

/**
 * REST numbers the kinds of organisation from 1, and takes `role_id` 1 for an admin, 2 for a user.
 * Throws INVALID where it contradicts `admin`.
 */
export function userVariables(
  { body }: RestCall,
  { input }: Record<string, unknown>,
): Record<string, unknown> {
  const fields: Record<string, unknown> = { ...(input as object) }; // a variable of an input type is always found as one
  const { entity_type: number, role_id: roleId } = body;
  if (isPresent(number)) fields.entityType = ENTITY_TYPES.get(number) ?? UNKNOWN;
  if (isPresent(roleId)) {
    const admin = IS_ADMIN_ROLE.get(roleId);
    if (admin === undefined) throw invalid({ role_id: 'Must be 1 or 2' });
    if (isPresent(fields.admin) && fields.admin !== admin)
      throw invalid({ role_id: 'Contradicts admin' });
    fields.admin = admin;
  }
  return { input: fields };
}

/** The fields that name an organisation of the kind that the body names, or of any. */
function organisationsIn({ body }: RestCall): [field: string, entityType: string][] {
  const kind = ENTITY_TYPES.get(body.entity_type);
  return [...ORGANISATION_FIELDS].filter(
    ([field, type]) => isPresent(body[field]) && (kind === undefined || kind === type),
  );
}

/**
 * The same as for any user. In addition `broadcaster_id` and its like name the organisation and,
 * when the body names no kind, its kind. Throws INVALID where it contradicts `entity_id`.
 */
export function directUserVariables(
  call: RestCall,
  variables: Record<string, unknown>,
): Record<string, unknown> {
  const { input } = userVariables(call, variables);
  const fields: Record<string, unknown> = { ...(input as object) }; // made by userVariables
  const named = organisationsIn(call);
  const { entityId } = fields;

  for (const [field] of named)
    if (isPresent(entityId) && call.body[field] !== entityId)
      throw invalid({ [field]: 'Contradicts entity_id' });

  const [only] = named;
  if (!only || named.length > 1) return { input: fields };

  const [field, entityType] = only;

  return { input: { ...fields, entityType, entityId: call.body[field] } };
}

const ROLE_NAMES = { role_id: 'admin' };

/** The fields of the body by which errors call those of the input. */
export const userNames = (): Readonly<Record<string, string>> => ROLE_NAMES;

export function directUserNames(call: RestCall): Readonly<Record<string, string>> {
  const [only, another] = organisationsIn(call);
  return only && !another ? { ...ROLE_NAMES, [only[0]]: 'entity_id' } : ROLE_NAMES;
}
