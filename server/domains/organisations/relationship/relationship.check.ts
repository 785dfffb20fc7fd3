import type { EntityManager } from '@mikro-orm/postgresql';
import { invalid } from '#server/core/errors.js';
import { snakeCase } from '#server/core/input/check-input.js';
import { FieldCheck } from '#server/core/input/field-check.js';
import { AdTech } from '#server/domains/organisations/ad-tech/ad-tech.entity.js';
import { Agency } from '#server/domains/organisations/agency/agency.entity.js';
import type { OrganisationPair } from '#server/domains/organisations/association/organisation-pair.js';
import { Broadcaster } from '#server/domains/organisations/broadcaster/broadcaster.entity.js';
import { Customer } from '#server/domains/organisations/customer/customer.entity.js';
import type { RelationshipInput, Side } from './relationship.input.js';

interface End {
  side: Side;
  id: number;
}

const NOUN: Record<Side, string> = {
  customerId: 'a client',
  broadcasterId: 'a broadcaster',
  agencyId: 'an agency',
  adtechId: 'an ad-tech',
};

const SIDES = Object.keys(NOUN) as Side[]; // Object.keys forgets that these are the keys

/** The kinds that each kind may be related to; symmetric. */
const ALLOWED: Record<Side, readonly Side[]> = {
  customerId: ['broadcasterId', 'agencyId', 'adtechId'],
  broadcasterId: ['customerId', 'agencyId'],
  agencyId: ['customerId', 'broadcasterId', 'adtechId'],
  adtechId: ['customerId', 'agencyId'],
};

const EXISTS: Record<Side, (em: EntityManager, id: number) => Promise<number>> = {
  customerId: (em, id) => em.count(Customer, { id, archivedAt: null, sandboxId: null }),
  broadcasterId: (em, id) => em.count(Broadcaster, { id, sandboxId: null }),
  agencyId: (em, id) => em.count(Agency, { id, archivedAt: null, sandboxId: null }),
  adtechId: (em, id) => em.count(AdTech, { id, sandboxId: null }),
};

/** The two ids of a new relationship. Throws INVALID with the screen's texts. */
export async function checkRelationship(
  em: EntityManager,
  input: RelationshipInput,
): Promise<OrganisationPair> {
  const [source, target] = endsOf(input);
  if (source.side === target.side && source.id === target.id) {
    throw invalid({ target_id: 'Cannot associate entity with itself' });
  }
  if (!ALLOWED[source.side].includes(target.side)) {
    throw invalid({
      target_type: `Associating ${NOUN[source.side]} with ${NOUN[target.side]} is not possible`,
    });
  }
  if (!(await EXISTS[source.side](em, source.id)))
    throw invalid({ source_id: 'Choose a source from the list' });
  if (!(await EXISTS[target.side](em, target.id)))
    throw invalid({ target_id: 'Choose a target from the list' });

  const none: OrganisationPair = {
    customerId: null,
    broadcasterId: null,
    agencyId: null,
    adtechId: null,
  };

  return { ...none, [source.side]: source.id, [target.side]: target.id };
}

function endsOf(input: RelationshipInput): [End, End] {
  const named = (input.sourceId ?? input.targetId ?? null) !== null;
  const [source, target] = named ? namedEnds(input) : idEnds(input);
  if (source && target) {
    refuseContradictions(input, [source, target]);
    return [source, target];
  }
  throw invalid({
    ...(source ? {} : { source_id: 'Source entity is required' }),
    ...(target ? {} : { target_id: 'Target entity is required' }),
  });
}

const CONTRADICTS = 'Names another organisation than the rest of the call';

/** The same two organisations may be named in both ways, but not two others. */
function refuseContradictions(input: RelationshipInput, ends: readonly [End, End]): void {
  const check = new FieldCheck();
  for (const side of SIDES) {
    const isNamed = ends.some((end) => end.side === side && end.id === input[side]);
    check.require(snakeCase(side), isNamed || !input[side], CONTRADICTS);
  }

  const sides = ends.map(({ side }) => side);
  for (const [field, type] of [
    ['source_type', input.sourceType],
    ['target_type', input.targetType],
  ] as const) {
    const at = type ? sides.indexOf(type) : 0;
    check.require(field, at !== -1, CONTRADICTS);
    if (type) sides.splice(at, 1);
  }
  check.done();
}

const namedEnds = ({ sourceType, sourceId, targetType, targetId }: RelationshipInput) => [
  endOf(sourceType ?? 'customerId', sourceId),
  endOf(targetType ?? 'broadcasterId', targetId),
];

function idEnds(input: RelationshipInput): (End | null)[] {
  const ends = SIDES.flatMap((side) => endOf(side, input[side]) ?? []);
  if (ends.length > 2) throw invalid({ target_id: 'Name exactly two organisations' });
  return ends;
}

const endOf = (side: Side, id: number | null | undefined): End | null => (id ? { side, id } : null);
