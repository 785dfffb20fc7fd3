import type { EntityManager } from '@mikro-orm/postgresql';
import { audit } from '../../access/audit.js';
import { channelSightSql } from '../../access/bookable-sql.js';
import type { ServiceContext } from '../../access/context.js';
import { authorize } from '../../access/policy.js';
import { requireActor } from '../../access/require-actor.js';
import { notFound } from '../../core/errors.js';
import { FieldCheck } from '../../core/field-check.js';
import { findRow } from '../../core/find-row.js';
import { assignChanges, firstValues, givenOr } from '../../core/given.js';
import { listPage } from '../../core/list-page.js';
import type { Page, RecordPageArgs } from '../../core/page.js';
import { checkVersion } from '../../core/version.js';
import { AdTech } from './ad-tech.entity.js';
import { Broadcaster } from './broadcaster.entity.js';
import { Channel, type ChannelOwner } from './channel.entity.js';
import type { ChannelInput } from './channel.input.js';
import { channelPolicy } from './channel.policy.js';
import { createdBy } from './created-by.js';
import { CHANNEL_ORDER, type ChannelSort } from './organisation.sort.js';

/** The channels the caller may book, by label unless another order is asked for. */
export function listChannels(
  ctx: ServiceContext,
  page: RecordPageArgs,
  sort: ChannelSort = 'LABEL',
): Promise<Page<Channel>> {
  return listPage(ctx.em, Channel, {
    orderBy: CHANNEL_ORDER[sort],
    searchIn: ['t.channel_name', 't.display_name'],
    where: [channelSightSql(requireActor(ctx), 't')],
    page,
  });
}

/** A channel the caller may book, held against changes by others where `lock` is asked for; throws NOT_FOUND. */
export async function getChannel(ctx: ServiceContext, id: number, lock = false): Promise<Channel> {
  const channel = await findRow(ctx.em, Channel, id, [channelSightSql(requireActor(ctx), 't')], { lock });
  if (!channel) throw notFound('Channel');
  return channel;
}

/** Throws INVALID with the screen's texts, FORBIDDEN. */
export async function createChannel(ctx: ServiceContext, input: ChannelInput): Promise<Channel> {
  authorize(requireActor(ctx), channelPolicy, 'create');
  return ctx.em.transactional(async (em) => {
    const fields = await checkChannel(em, input);
    const channel = em.create(Channel, { ...createdBy(ctx), ...fields });
    await em.persist(channel).flush();
    const changes = firstValues(fields);
    audit({ ...ctx, em }, { action: 'channel.create', subjectType: 'channel', subjectId: channel.id, changes });
    return channel;
  });
}

/** Changes what the input names; throws CONFLICT for an old version. With its owner, a channel's bookings change sight. */
export async function updateChannel(ctx: ServiceContext, id: number, input: ChannelInput): Promise<Channel> {
  const actor = requireActor(ctx);
  return ctx.em.transactional(async (em) => {
    const channel = await getChannel({ ...ctx, em }, id, true);
    authorize(actor, channelPolicy, 'update', channel);
    checkVersion(channel, input);
    const changes = assignChanges(channel, await checkChannel(em, input, channel));
    audit({ ...ctx, em }, { action: 'channel.update', subjectType: 'channel', subjectId: id, changes });
    return channel;
  });
}

async function checkChannel(em: EntityManager, input: ChannelInput, current?: Channel) {
  const check = new FieldCheck();
  const ownerType: ChannelOwner = input.ownerType ?? current?.ownerType ?? 'BROADCASTER';
  const ownerId = givenOr(input.ownerId, current?.ownerId) ?? null;
  const displayName = givenOr(input.displayName, current?.displayName);
  const fields = {
    channelName: check.text('channel_name', givenOr(input.channelName, current?.channelName), {
      label: 'Channel name',
    }),
    displayName: check.optionalText('display_name', displayName, { label: 'Display name' }),
    ownerType,
    ownerId: ownerId ?? 0,
  };
  check.require('owner_id', ownerId !== null, 'Owner is required');
  if (check.holds) check.require('owner_id', await ownerExists(em, fields), 'Choose an owner from the list');
  check.done();
  return fields;
}

async function ownerExists(em: EntityManager, { ownerType, ownerId }: Pick<Channel, 'ownerType' | 'ownerId'>) {
  const count =
    ownerType === 'ADTECH' ? await em.count(AdTech, { id: ownerId }) : await em.count(Broadcaster, { id: ownerId });
  return count > 0;
}
