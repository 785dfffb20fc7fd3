import type { EntityClass } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { audit } from '#server/access/audit/audit.js';
import type { Actor } from '#server/access/identity/actor.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { invalidateTags, organisationTag } from '#server/access/identity/tagged-cache.js';
import {
  authorize as authorizeActor,
  viewerCan as verbsOf,
  type Policy,
  type RecordAction,
  type RecordNoun,
} from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import type { OrganisationType, SqlCondition } from '#server/access/visibility/visibility-sql.js';
import { checkVersion, type VersionedInput } from '#server/core/graphql/version.js';
import {
  assignChanges,
  diffForCreate,
  type FieldChanges,
} from '#server/core/input/partial-update.js';
import { findRow } from '#server/core/orm/find-row.js';
import { requireLive, verbsInState } from '#server/domains/archive/archive-state.js';
import { requireRecord } from '#server/domains/campaigns/content/customer-of.js';
import { ArchivableRecord } from '#server/domains/organisations/base/archivable-record.entity.js';
import { createdBy } from '#server/domains/organisations/base/created-by.js';
import type { VersionedRecord } from '#server/domains/organisations/base/versioned-record.entity.js';

type KeptRecord = VersionedRecord & { id: number; customerId?: number; archivedAt?: Date | null };

/** A noun declares this of its records; `defineRecord` does the rest, the same for each noun. */
interface RecordDeclaration<T extends KeptRecord, Input, Fields, Rights, Place> {
  entity: EntityClass<T>;
  /** The name in messages, as in "Site tag not found". */
  name: string;
  policy: Policy<RecordNoun, Rights>;
  /** The policy asks about this. Left out: the record. */
  rights?: (ctx: ServiceContext, record: T) => Promise<Rights>;
  /** The records that the actor sees, over the table's alias; others are NOT_FOUND. */
  visible: (actor: Actor, alias: string) => SqlCondition;
  /** The place of a new record. Throws INVALID or NOT_FOUND. Left out: none. */
  place?: (tx: ServiceContext, input: Input) => Promise<Place>;
  /** Merges an input into the current fields and checks the result. Throws INVALID. */
  check: (
    tx: ServiceContext,
    input: Input,
    current: T | undefined,
    place: Place,
  ) => Promise<Fields>;
  /** The new record. */
  build: (
    tx: ServiceContext,
    columns: ReturnType<typeof createdBy> & Place & Fields,
  ) => T | Promise<T>;
  /** Sets what differs and returns it. Left out: the fields are columns. */
  assign?: (tx: ServiceContext, record: T, fields: Fields) => FieldChanges | Promise<FieldChanges>;
  /** Does what else a new record needs, after its audit entry. */
  afterCreate?: (tx: ServiceContext, record: T) => Promise<void>;
  /** The customer of the audit entries. Left out: the record's. */
  customerId?: (record: T) => number;
  /** Publishes a change to webhooks, in its transaction. */
  publish?: (tx: ServiceContext, record: T, verb: RecordAction) => void;
  /** Its users' cached identities are dropped after a change. */
  organisation?: OrganisationType;
}

/** A policy that asks about more than the record needs `rights`. */
type NeedsRights<T, Rights> = T extends Rights ? object : { rights: unknown };

/**
 * The functions that read, make and change the records of a noun. Each keeps the order: load what
 * the caller sees, or NOT_FOUND · authorize · live and of the version that was read · check the
 * input · change · audit and publish in the same transaction · after the commit drop what is
 * cached.
 */
export function defineRecord<
  T extends KeptRecord & Place,
  Input extends VersionedInput,
  Fields extends Partial<T>,
  Rights,
  Place extends object = object,
>(kind: RecordDeclaration<T, Input, Fields, Rights, Place> & NeedsRights<T, Rights>) {
  const { entity, name, policy } = kind;

  const rightsOf = async (ctx: ServiceContext, record: T): Promise<Rights> =>
    kind.rights ? kind.rights(ctx, record) : (record as unknown as Rights); // `NeedsRights` asks for `rights` where the record is not enough

  /** Throws FORBIDDEN. */
  const authorize = async (ctx: ServiceContext, verb: RecordAction, record: T): Promise<void> =>
    authorizeActor(requireActor(ctx), policy, verb, await rightsOf(ctx, record));

  /** Locks the row when `lock` is true. Throws NOT_FOUND for a record the caller may not see. */
  async function get(ctx: ServiceContext, id: number, lock = false): Promise<T> {
    const visible = kind.visible(requireActor(ctx), 't');
    return requireRecord(ctx, await findRow(ctx.em, entity, id, [visible], { lock }), name);
  }

  /** A record that the caller may change. Throws NOT_FOUND, FORBIDDEN. */
  async function getChangeable(ctx: ServiceContext, id: number): Promise<T> {
    const found = await get(ctx, id);
    await authorize(ctx, 'update', found);
    return found;
  }

  /** A change that is empty changed nothing; without one the verb says it all. */
  function record(
    tx: ServiceContext,
    verb: RecordAction,
    subject: T,
    changes: FieldChanges | undefined,
  ) {
    if (changes && Object.keys(changes).length === 0) return;

    audit(tx, {
      action: `${policy.noun}.${verb}`,
      subjectType: policy.noun,
      subjectId: subject.id,
      customerId: kind.customerId?.(subject) ?? subject.customerId,
      changes,
    });
    kind.publish?.(tx, subject, verb);
  }

  /**
   * Adds a checked record to the unit of work of a transaction; call `audit` after the flush, which
   * gives it its id. Throws what `create` does.
   */
  async function add(tx: ServiceContext, input: Input) {
    const place = kind.place ? await kind.place(tx, input) : ({} as Place); // without a place Place is `object`
    authorizeActor(requireActor(tx), policy, 'create');

    const fields = await kind.check(tx, input, undefined, place);
    const added = await kind.build(tx, { ...createdBy(tx), ...place, ...fields });
    tx.em.persist(added);

    return { record: added, audit: () => record(tx, 'create', added, diffForCreate(fields)) };
  }

  /** Throws INVALID with the screen's texts, NOT_FOUND, FORBIDDEN. */
  const create = (ctx: ServiceContext, input: Input): Promise<T> =>
    ctx.em.transactional(async (em) => {
      const tx = { ...ctx, em };
      const added = await add(tx, input);
      await em.flush();
      added.audit();
      await kind.afterCreate?.(tx, added.record);
      return added.record;
    });

  type Changed = FieldChanges | undefined;
  type Change = (tx: ServiceContext, record: T) => Changed | Promise<Changed>;

  async function performWithin(
    tx: ServiceContext,
    { id, verb }: { id: number; verb: RecordAction },
    change: Change,
  ): Promise<T> {
    const subject = await get(tx, id, true);
    await authorize(tx, verb, subject);
    record(tx, verb, subject, await change(tx, subject));
    return subject;
  }

  /** Performs a verb on a record, locked. Throws NOT_FOUND, FORBIDDEN, and what `change` does. */
  async function perform(
    ctx: ServiceContext,
    request: { id: number; verb: RecordAction },
    change: Change,
  ): Promise<T> {
    const changed = await ctx.em.transactional((em: EntityManager) =>
      performWithin({ ...ctx, em }, request, change),
    );
    if (kind.organisation)
      await invalidateTags(ctx.redis, [organisationTag(kind.organisation, request.id)]);
    return changed;
  }

  const applyInput =
    (input: Input): Change =>
    async (tx, subject) => {
      if (subject instanceof ArchivableRecord) requireLive(subject, name.toLowerCase());
      checkVersion(subject, input);
      const fields = await kind.check(tx, input, subject, subject);
      return kind.assign ? kind.assign(tx, subject, fields) : assignChanges(subject, fields);
    };

  /**
   * Updates the fields of the input. Throws INVALID with the screen's texts, NOT_FOUND, FORBIDDEN,
   * CONFLICT for an old version.
   */
  const update = (ctx: ServiceContext, id: number, input: Input): Promise<T> =>
    perform(ctx, { id, verb: 'update' }, applyInput(input));

  /** Updates inside the caller's transaction; throws what `update` does. */
  const updateWithin = (tx: ServiceContext, id: number, input: Input): Promise<T> =>
    performWithin(tx, { id, verb: 'update' }, applyInput(input));

  /** Hides an organisation and ends its users' sessions; its history stays. */
  const archive = (ctx: ServiceContext, id: number): Promise<T> =>
    perform(ctx, { id, verb: 'archive' }, (tx, subject: KeptRecord) => {
      subject.archivedAt = tx.now();
      return undefined;
    });

  /** The verbs that the caller may use on the record, in its state. */
  async function viewerCan(ctx: ServiceContext, subject: T): Promise<RecordAction[]> {
    const verbs = verbsOf(requireActor(ctx), policy, await rightsOf(ctx, subject));
    return subject instanceof ArchivableRecord ? verbsInState(verbs, subject) : verbs;
  }

  return {
    noun: policy.noun,
    get,
    getChangeable,
    add,
    create,
    perform,
    update,
    updateWithin,
    archive,
    viewerCan,
  };
}
