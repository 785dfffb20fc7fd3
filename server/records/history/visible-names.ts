import type { Actor } from '#server/access/identity/actor.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import type { OrganisationType } from '#server/access/visibility/visibility-sql.js';
import { allOf, type RowCondition } from '#server/core/orm/find-row.js';
import { namedRows } from '#server/records/record-kinds/record-kind.js';
import { namedKind, type NamedNoun } from '#server/records/record-kinds/record-kinds.js';

/** True where the caller may see the record of that id; `id` is an SQL expression. */
export function visibleRowSql(actor: Actor, noun: NamedNoun, id: string): RowCondition {
  const kind = namedKind(noun);
  const { sql, params } = allOf(namedRows(kind, actor));
  return { sql: `exists (select from ${kind.table} t where t.id = ${id} and ${sql})`, params };
}

/** The kinds to which ids in the audit refer. */
export type NameSource = NamedNoun | 'country';
/** The ids that need a name. */
export type WantedNames = Map<NameSource, Set<unknown>>;

export function addIds(wanted: WantedNames, noun: NameSource, ids: readonly unknown[]): void {
  wanted.set(noun, new Set([...(wanted.get(noun) ?? []), ...ids]));
}

export const NOUN_OF_ORGANISATION = {
  CUSTOMER: 'customer',
  AGENCY: 'agency',
  BROADCASTER: 'broadcaster',
  ADTECH: 'adtech',
} as const satisfies Record<OrganisationType, NamedNoun>;

/** The names that the caller may see. */
export type Names = Map<string, string>;
const nameKey = (noun: NameSource, id: unknown) => `${noun}.${String(id)}`;

export const nameIn = (
  names: Names,
  noun: NameSource,
  id: unknown,
  otherwise = 'not visible to you',
): string => names.get(nameKey(noun, id)) ?? otherwise;

export async function visibleNames(ctx: ServiceContext, wanted: WantedNames): Promise<Names> {
  const names: Names = new Map();
  for (const [noun, ids] of wanted) {
    const rows = noun === 'country' ? await countryNames(ctx, ids) : await rowNames(ctx, noun, ids);
    for (const { id, name } of rows) names.set(nameKey(noun, id), name);
  }
  return names;
}

interface NamedRow {
  id: number | string;
  name: string;
}

const countryNames = (ctx: ServiceContext, codes: Set<unknown>) =>
  ctx.em.execute<NamedRow[]>('select code as id, name from country where code = any(?::text[])', [
    arrayLiteral([...codes].filter((code) => typeof code === 'string' && /^[A-Z]{2}$/.test(code))),
  ]);

function rowNames(ctx: ServiceContext, noun: NamedNoun, ids: Set<unknown>): Promise<NamedRow[]> {
  const kind = namedKind(noun);
  const wanted = arrayLiteral([...ids].filter((id) => Number.isInteger(id)));
  const { sql, params } = allOf(namedRows(kind, requireActor(ctx)));

  return ctx.em.execute<NamedRow[]>(
    `select t.id, ${kind.name} as name from ${kind.table} t where t.id = any(?) and ${sql}`,
    [wanted, ...params],
  );
}

const arrayLiteral = (items: unknown[]) => `{${items.join(',')}}`;
