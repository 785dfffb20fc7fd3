import { TEXT_FIELDS } from '#schema/field-rules.js';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '#server/access/identity/actor.js';
import { audit } from '#server/access/audit/audit.js';
import { visibleAdtechsSql } from '#server/access/visibility/bookable-sql.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { organisationTag, invalidateTags } from '#server/access/identity/tagged-cache.js';
import { notFound } from '#server/core/errors.js';
import { FieldCheck } from '#server/core/input/field-check.js';
import { findRow } from '#server/core/orm/find-row.js';
import { assignChanges, diffForCreate, withDefault } from '#server/core/input/partial-update.js';
import { listPage } from '#server/core/orm/list-page.js';
import type { Page, RecordPageArgs } from '#server/core/graphql/page.js';
import { checkVersion } from '#server/core/graphql/version.js';
import { AdTech } from './ad-tech.entity.js';
import type { AdTechInput } from './ad-tech.input.js';
import { adtechPolicy } from './ad-tech.policy.js';
import { chooseCountries } from '#server/domains/organisations/reference/country-choice.js';
import { operatesIn } from '#server/domains/organisations/reference/country-condition.js';
import { createdBy } from '#server/domains/organisations/records/created-by.js';
import {
  ADTECH_ORDER,
  type AdTechSort,
} from '#server/domains/organisations/records/organisation.sort.js';

interface AdTechList {
  sort?: AdTechSort;
  /** Only ad-techs that operate in this country. */
  country?: string | null;
}

/**
 * The ad-techs the caller may see, sorted by name by default. Callers who choose a publisher get
 * all of them.
 */
export function listAdTechs(
  ctx: ServiceContext,
  page: RecordPageArgs,
  { sort = 'NAME', country }: AdTechList = {},
): Promise<Page<AdTech>> {
  const visibility = visibleAdtechsSql(requireActor(ctx), 't');
  return listPage(ctx, AdTech, {
    orderBy: ADTECH_ORDER[sort],
    searchIn: ['t.adtech_name'],
    where: [visibility, ...operatesIn(country)],
    page,
  });
}

/** Locks the row when `lock` is true. Throws NOT_FOUND for an ad-tech the caller may not see. */
export async function getAdTech(ctx: ServiceContext, id: number, lock = false): Promise<AdTech> {
  const adtech = await findRow(ctx.em, AdTech, id, [visibleAdtechsSql(requireActor(ctx), 't')], {
    lock,
  });
  if (!adtech) throw notFound('Ad-tech');
  return adtech;
}

/** Throws INVALID with the screen's texts, FORBIDDEN. */
export async function createAdTech(ctx: ServiceContext, input: AdTechInput): Promise<AdTech> {
  const actor = requireActor(ctx);
  authorize(actor, adtechPolicy, 'create');

  return ctx.em.transactional(async (em) => {
    const fields = await checkAdTech(em, actor, input);
    const adtech = em.create(AdTech, { ...createdBy(ctx), ...fields });
    await em.persist(adtech).flush();
    const changes = diffForCreate(fields);
    audit(
      { ...ctx, em },
      { action: 'adtech.create', subjectType: 'adtech', subjectId: adtech.id, changes },
    );
    return adtech;
  });
}

/** Updates the fields of the input. Throws CONFLICT for an old version. */
export async function updateAdTech(
  ctx: ServiceContext,
  id: number,
  input: AdTechInput,
): Promise<AdTech> {
  const actor = requireActor(ctx);
  const updated = await ctx.em.transactional(async (em) => {
    const adtech = await getAdTech({ ...ctx, em }, id, true);
    authorize(actor, adtechPolicy, 'update', adtech);
    checkVersion(adtech, input);
    const changes = assignChanges(adtech, await checkAdTech(em, actor, input, adtech));
    audit(
      { ...ctx, em },
      { action: 'adtech.update', subjectType: 'adtech', subjectId: id, changes },
    );
    return adtech;
  });

  await invalidateTags(ctx.redis, [organisationTag('ADTECH', id)]);

  return updated;
}

async function checkAdTech(em: EntityManager, actor: Actor, input: AdTechInput, current?: AdTech) {
  const check = new FieldCheck();
  const fields = {
    adtechName: check.text(
      'adtech_name',
      withDefault(input.adtechName, current?.adtechName),
      TEXT_FIELDS.adtechName,
    ),
    requiresJobNumber: input.requiresJobNumber ?? current?.requiresJobNumber ?? false,
    requiresChargedCpm: input.requiresChargedCpm ?? current?.requiresChargedCpm ?? false,
    ...(await chooseCountries(em, check, actor, input, current)),
  };

  check.done();

  return fields;
}
