import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../../access/actor.js';
import { audit } from '../../access/audit.js';
import { adtechSightSql } from '../../access/bookable-sql.js';
import type { ServiceContext } from '../../access/context.js';
import { authorize } from '../../access/policy.js';
import { requireActor } from '../../access/require-actor.js';
import { organisationStamp, stamp } from '../../access/stamped-cache.js';
import { notFound } from '../../core/errors.js';
import { FieldCheck } from '../../core/field-check.js';
import { findRow } from '../../core/find-row.js';
import { assignChanges, firstValues, givenOr } from '../../core/given.js';
import { listPage } from '../../core/list-page.js';
import type { Page, RecordPageArgs } from '../../core/page.js';
import { checkVersion } from '../../core/version.js';
import { AdTech } from './ad-tech.entity.js';
import type { AdTechInput } from './ad-tech.input.js';
import { adtechPolicy } from './ad-tech.policy.js';
import { chooseCountries } from './country-choice.js';
import { operatesIn } from './country-condition.js';
import { createdBy } from './created-by.js';
import { ADTECH_ORDER, type AdTechSort } from './organisation.sort.js';

interface AdTechList {
  sort?: AdTechSort;
  /** Only those that operate there. */
  country?: string | null;
}

/** The ad-techs in the caller's sight, by name unless another order is asked for; all of them for those who choose a publisher. */
export function listAdTechs(
  ctx: ServiceContext,
  page: RecordPageArgs,
  { sort = 'NAME', country }: AdTechList = {},
): Promise<Page<AdTech>> {
  const sight = adtechSightSql(requireActor(ctx), 't');
  return listPage(ctx.em, AdTech, {
    orderBy: ADTECH_ORDER[sort],
    searchIn: ['t.adtech_name'],
    where: [sight, ...operatesIn(country)],
    page,
  });
}

/** An ad-tech in the caller's sight, held against changes by others where `lock` is asked for; throws NOT_FOUND. */
export async function getAdTech(ctx: ServiceContext, id: number, lock = false): Promise<AdTech> {
  const adtech = await findRow(ctx.em, AdTech, id, [adtechSightSql(requireActor(ctx), 't')], { lock });
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
    const changes = firstValues(fields);
    audit({ ...ctx, em }, { action: 'adtech.create', subjectType: 'adtech', subjectId: adtech.id, changes });
    return adtech;
  });
}

/** Changes what the input names. Throws CONFLICT for an old version. */
export async function updateAdTech(ctx: ServiceContext, id: number, input: AdTechInput): Promise<AdTech> {
  const actor = requireActor(ctx);
  const updated = await ctx.em.transactional(async (em) => {
    const adtech = await getAdTech({ ...ctx, em }, id, true);
    authorize(actor, adtechPolicy, 'update', adtech);
    checkVersion(adtech, input);
    const changes = assignChanges(adtech, await checkAdTech(em, actor, input, adtech));
    audit({ ...ctx, em }, { action: 'adtech.update', subjectType: 'adtech', subjectId: id, changes });
    return adtech;
  });
  await stamp(ctx.redis, [organisationStamp('ADTECH', id)]);
  return updated;
}

async function checkAdTech(em: EntityManager, actor: Actor, input: AdTechInput, current?: AdTech) {
  const check = new FieldCheck();
  const fields = {
    adtechName: check.text('adtech_name', givenOr(input.adtechName, current?.adtechName), { label: 'AdTech name' }),
    requiresJobNumber: input.requiresJobNumber ?? current?.requiresJobNumber ?? false,
    requiresChargedCpm: input.requiresChargedCpm ?? current?.requiresChargedCpm ?? false,
    ...(await chooseCountries(em, check, actor, input, current)),
  };
  check.done();
  return fields;
}
