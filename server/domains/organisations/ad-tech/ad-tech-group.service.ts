import { TEXT_FIELDS } from '#schema/field-rules.js';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ServiceContext } from '#server/access/identity/context.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { batchLoader } from '#server/core/orm/data-loader.js';
import { FieldCheck } from '#server/core/input/field-check.js';
import { allOf } from '#server/core/orm/find-row.js';
import { assignChanges, withDefault } from '#server/core/input/partial-update.js';
import { listPage } from '#server/core/orm/list-page.js';
import type { Page, RecordPageArgs } from '#server/core/graphql/page.js';
import { incrementVersion } from '#server/core/graphql/version.js';
import { defineRecord } from '#server/domains/define-record.js';
import { AdTechGroup } from './ad-tech-group.entity.js';
import type { AdTechGroupInput } from './ad-tech-group.input.js';
import { adtechGroupPolicy } from './ad-tech-group.policy.js';
import { AdTech } from './ad-tech.entity.js';
import {
  ADTECH_GROUP_ORDER,
  type AdTechGroupSort,
} from '#server/domains/organisations/base/organisation.sort.js';

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

const inOrder = (ids: number[]) => [...new Set(ids)].sort((a, b) => a - b);

const memberIds = async (group: AdTechGroup): Promise<number[]> =>
  inOrder((await group.adtechs.loadItems({ refresh: true })).map(({ id }) => id));

async function checkGroup({ em }: ServiceContext, input: AdTechGroupInput, current?: AdTechGroup) {
  const check = new FieldCheck();
  const name = withDefault(input.groupName, current?.groupName);
  const groupName = check.text('group_name', name, TEXT_FIELDS.adtechGroupName);
  const wanted = input.adtechIds ? inOrder(input.adtechIds) : null;

  if (wanted) {
    const known = await em.find(AdTech, { id: { $in: wanted }, sandboxId: null });
    check.require('adtech_ids', known.length === wanted.length, 'Choose ad-techs from the list');
  }

  check.done();

  return { groupName, adtechIds: wanted ?? (current ? await memberIds(current) : []) };
}

const setMembers = (em: EntityManager, group: AdTechGroup, adtechIds: number[]): void =>
  group.adtechs.set(adtechIds.map((id) => em.getReference(AdTech, id)));

/** A list of members replaces the current members. */
export const adtechGroupRecord = defineRecord({
  entity: AdTechGroup,
  name: 'Ad-tech group',
  policy: adtechGroupPolicy,
  // FORBIDDEN, not NOT_FOUND, for all but super admins.
  visible: (actor) => {
    authorize(actor, adtechGroupPolicy, 'list');
    return allOf([]);
  },
  check: checkGroup,
  build: ({ em }, { adtechIds, ...columns }) => {
    const group = em.create(AdTechGroup, columns);
    setMembers(em, group, adtechIds);
    return group;
  },
  assign: async ({ em }, group, { groupName, adtechIds }) => {
    const changes = assignChanges(group, { groupName });
    const before = await memberIds(group);
    if (before.join() === adtechIds.join()) return changes;

    await em.flush();
    await incrementVersion(em, AdTechGroup, group);
    setMembers(em, group, adtechIds);
    return { ...changes, adtechIds: { before, after: adtechIds } };
  },
});

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
