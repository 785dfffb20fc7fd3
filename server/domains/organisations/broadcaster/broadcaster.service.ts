import { TEXT_FIELDS } from '#schema/field-rules.js';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '#server/access/identity/actor.js';
import { audit } from '#server/access/audit/audit.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { visibleOrganisationsSql } from '#server/access/visibility/visibility-sql.js';
import { visibleOrganisations } from '#server/access/visibility/visibility.js';
import { organisationTag, invalidateTags } from '#server/access/identity/tagged-cache.js';
import { notFound } from '#server/core/errors.js';
import { FieldCheck } from '#server/core/input/field-check.js';
import { FOR_UPDATE } from '#server/core/orm/find-row.js';
import { assignChanges, diffForCreate, withDefault } from '#server/core/input/partial-update.js';
import { listPage } from '#server/core/orm/list-page.js';
import type { Page, RecordPageArgs } from '#server/core/graphql/page.js';
import { checkVersion } from '#server/core/graphql/version.js';
import { Broadcaster } from './broadcaster.entity.js';
import type { BroadcasterInput } from './broadcaster.input.js';
import { broadcasterPolicy } from './broadcaster.policy.js';
import { chooseCountries } from '#server/domains/organisations/reference/country-choice.js';
import { operatesIn } from '#server/domains/organisations/reference/country-condition.js';
import { createdBy } from '#server/domains/organisations/records/created-by.js';
import {
  BROADCASTER_ORDER,
  type BroadcasterSort,
} from '#server/domains/organisations/records/organisation.sort.js';

interface BroadcasterList {
  sort?: BroadcasterSort;
  /** Only broadcasters that operate in this country. */
  country?: string | null;
}

/** The broadcasters the caller may see, sorted by name by default. */
export function listBroadcasters(
  ctx: ServiceContext,
  page: RecordPageArgs,
  { sort = 'NAME', country }: BroadcasterList = {},
): Promise<Page<Broadcaster>> {
  const visibility = visibleOrganisationsSql(requireActor(ctx), 'BROADCASTER', 't.id');
  return listPage(ctx, Broadcaster, {
    orderBy: BROADCASTER_ORDER[sort],
    searchIn: ['t.broadcaster_name'],
    where: [visibility, ...operatesIn(country)],
    page,
  });
}

/** Locks the row when `lock` is true. Throws NOT_FOUND for a broadcaster the caller may not see. */
export async function getBroadcaster(
  ctx: ServiceContext,
  id: number,
  lock = false,
): Promise<Broadcaster> {
  const visibility = visibleOrganisations(requireActor(ctx), 'BROADCASTER');
  const broadcaster = await ctx.em.findOne(
    Broadcaster,
    { id, ...visibility },
    lock ? FOR_UPDATE : {},
  );
  if (!broadcaster) throw notFound('Broadcaster');
  return broadcaster;
}

/** Throws INVALID with the screen's texts, FORBIDDEN. */
export async function createBroadcaster(
  ctx: ServiceContext,
  input: BroadcasterInput,
): Promise<Broadcaster> {
  const actor = requireActor(ctx);
  authorize(actor, broadcasterPolicy, 'create');

  return ctx.em.transactional(async (em) => {
    const fields = await checkBroadcaster(em, actor, input);
    const broadcaster = em.create(Broadcaster, { ...createdBy(ctx), ...fields });
    await em.persist(broadcaster).flush();
    const subject = { subjectType: 'broadcaster', subjectId: broadcaster.id };
    audit(
      { ...ctx, em },
      { action: 'broadcaster.create', ...subject, changes: diffForCreate(fields) },
    );
    return broadcaster;
  });
}

/** Updates the fields of the input. Throws CONFLICT for an old version. */
export async function updateBroadcaster(
  ctx: ServiceContext,
  id: number,
  input: BroadcasterInput,
): Promise<Broadcaster> {
  const actor = requireActor(ctx);
  const updated = await ctx.em.transactional(async (em) => {
    const broadcaster = await getBroadcaster({ ...ctx, em }, id, true);
    authorize(actor, broadcasterPolicy, 'update', broadcaster);
    checkVersion(broadcaster, input);

    const changes = assignChanges(
      broadcaster,
      await checkBroadcaster(em, actor, input, broadcaster),
    );

    audit(
      { ...ctx, em },
      { action: 'broadcaster.update', subjectType: 'broadcaster', subjectId: id, changes },
    );

    return broadcaster;
  });

  await invalidateTags(ctx.redis, [organisationTag('BROADCASTER', id)]);

  return updated;
}

async function checkBroadcaster(
  em: EntityManager,
  actor: Actor,
  input: BroadcasterInput,
  current?: Broadcaster,
) {
  const check = new FieldCheck();
  const name = withDefault(input.broadcasterName, current?.broadcasterName);
  const fields = {
    broadcasterName: check.text('broadcaster_name', name, TEXT_FIELDS.broadcasterName),
    ...(await chooseCountries(em, check, actor, input, current)),
  };
  check.done();
  return fields;
}
