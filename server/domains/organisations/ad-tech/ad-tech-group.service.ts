import { TEXT_FIELDS } from '#schema/field-rules.js';
import type { EntityManager } from '@mikro-orm/postgresql';
import { audit } from '#server/access/audit/audit.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { batchLoader } from '#server/core/orm/data-loader.js';
import { notFound } from '#server/core/errors.js';
import { FieldCheck } from '#server/core/input/field-check.js';
import { FOR_UPDATE } from '#server/core/orm/find-row.js';
import {
  assignChanges,
  diffForCreate,
  withDefault,
  type FieldChanges,
} from '#server/core/input/partial-update.js';
import { listPage } from '#server/core/orm/list-page.js';
import type { Page, RecordPageArgs } from '#server/core/graphql/page.js';
import { checkVersion, countVersionUp } from '#server/core/graphql/version.js';
import { AdTechGroup } from './ad-tech-group.entity.js';
import type { AdTechGroupInput } from './ad-tech-group.input.js';
import { adtechGroupPolicy } from './ad-tech-group.policy.js';
import { AdTech } from './ad-tech.entity.js';
import { createdBy } from '#server/domains/organisations/records/created-by.js';
import {
  ADTECH_GROUP_ORDER,
  type AdTechGroupSort,
} from '#server/domains/organisations/records/organisation.sort.js';

/** All groups, sorted by name by default. Throws FORBIDDEN unless the caller is a super admin. */
export async function listAdTechGroups(
  ctx: ServiceContext,
  page: RecordPageArgs,
  sort: AdTechGroupSort = 'NAME',
): Promise<Page<AdTechGroup>> {
  authorize(requireActor(ctx), adtechGroupPolicy, 'list');
  return listPage(ctx, AdTechGroup, {
    orderBy: ADTECH_GROUP_ORDER[sort],
    searchIn: ['t.group_name'],
    where: [],
    page,
  });
}

/**
 * Locks the row when `lock` is true. Throws FORBIDDEN unless the caller is a super admin,
 * NOT_FOUND.
 */
export async function getAdTechGroup(
  ctx: ServiceContext,
  id: number,
  lock = false,
): Promise<AdTechGroup> {
  authorize(requireActor(ctx), adtechGroupPolicy, 'list');
  const group = await ctx.em.findOne(AdTechGroup, { id }, lock ? FOR_UPDATE : {});
  if (!group) throw notFound('Ad-tech group');
  return group;
}

/** Throws INVALID with the screen's texts, FORBIDDEN. */
export async function createAdTechGroup(
  ctx: ServiceContext,
  input: AdTechGroupInput,
): Promise<AdTechGroup> {
  authorize(requireActor(ctx), adtechGroupPolicy, 'create');

  return ctx.em.transactional(async (em) => {
    const { groupName, adtechs } = await checkGroup(em, input);
    const group = em.create(AdTechGroup, { ...createdBy(ctx), groupName });

    group.adtechs.set(adtechs ?? []);
    await em.persist(group).flush();

    const changes = diffForCreate({ groupName, adtechIds: idsOf(adtechs ?? []) });

    audit(
      { ...ctx, em },
      { action: 'adtechGroup.create', subjectType: 'adtechGroup', subjectId: group.id, changes },
    );

    return group;
  });
}

/**
 * Updates the fields of the input; a list of members replaces the current members. Throws CONFLICT
 * for an old version.
 */
export async function updateAdTechGroup(
  ctx: ServiceContext,
  id: number,
  input: AdTechGroupInput,
): Promise<AdTechGroup> {
  authorize(requireActor(ctx), adtechGroupPolicy, 'update');

  return ctx.em.transactional(async (em) => {
    const group = await getAdTechGroup({ ...ctx, em }, id, true);
    checkVersion(group, input);

    const { groupName, adtechs } = await checkGroup(em, input, group);
    const changes = assignChanges(group, { groupName });
    const members = adtechs ? await replaceMembers(em, group, adtechs) : {};

    audit(
      { ...ctx, em },
      {
        action: 'adtechGroup.update',
        subjectType: 'adtechGroup',
        subjectId: id,
        changes: { ...changes, ...members },
      },
    );

    return group;
  });
}

const idsOf = (adtechs: AdTech[]) => adtechs.map(({ id }) => id).sort((a, b) => a - b);

async function replaceMembers(
  em: EntityManager,
  group: AdTechGroup,
  adtechs: AdTech[],
): Promise<FieldChanges> {
  const [before, after] = [idsOf(await group.adtechs.loadItems({ refresh: true })), idsOf(adtechs)];
  if (JSON.stringify(before) === JSON.stringify(after)) return {};
  await em.flush();
  await countVersionUp(em, AdTechGroup, group);
  group.adtechs.set(adtechs);
  return { adtechIds: { before, after } };
}

/** `members` is null when the input does not name them. */
async function checkGroup(em: EntityManager, input: AdTechGroupInput, current?: AdTechGroup) {
  const check = new FieldCheck();
  const name = withDefault(input.groupName, current?.groupName);
  const groupName = check.text('group_name', name, TEXT_FIELDS.adtechGroupName);
  const wanted = input.adtechIds ? [...new Set(input.adtechIds)] : null;
  const adtechs = wanted && (await em.find(AdTech, { id: { $in: wanted }, sandboxId: null }));
  check.require('adtech_ids', adtechs?.length === wanted?.length, 'Choose ad-techs from the list');
  check.done();
  return { groupName, adtechs };
}

const loadMembers = batchLoader(async (ctx: ServiceContext, groupIds: number[]) => {
  const groups = await ctx.em.find(
    AdTechGroup,
    { id: { $in: groupIds } },
    { populate: ['adtechs'] },
  );
  return new Map(groups.map((group) => [group.id, group.adtechs.getItems()]));
});

export const membersOf = async (ctx: ServiceContext, groupId: number): Promise<AdTech[]> =>
  (await loadMembers(ctx, groupId)) ?? [];
