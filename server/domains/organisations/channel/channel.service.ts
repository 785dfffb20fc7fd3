import { TEXT_FIELDS } from '#schema/field-rules.js';
import type { EntityManager } from '@mikro-orm/postgresql';
import { audit } from '#server/access/audit/audit.js';
import { visibleChannelsSql } from '#server/access/visibility/bookable-sql.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { notFound } from '#server/core/errors.js';
import { FieldCheck } from '#server/core/input/field-check.js';
import { findRow } from '#server/core/orm/find-row.js';
import { assignChanges, diffForCreate, withDefault } from '#server/core/input/partial-update.js';
import { listPage } from '#server/core/orm/list-page.js';
import type { Page, RecordPageArgs } from '#server/core/graphql/page.js';
import { checkVersion } from '#server/core/graphql/version.js';
import { AdTech } from '#server/domains/organisations/ad-tech/ad-tech.entity.js';
import { Broadcaster } from '#server/domains/organisations/broadcaster/broadcaster.entity.js';
import { Channel, type ChannelOwner } from './channel.entity.js';
import type { ChannelInput } from './channel.input.js';
import { channelPolicy } from './channel.policy.js';
import { createdBy } from '#server/domains/organisations/records/created-by.js';
import {
  CHANNEL_ORDER,
  type ChannelSort,
} from '#server/domains/organisations/records/organisation.sort.js';

/** The channels the caller may book, sorted by label by default. */
export function listChannels(
  ctx: ServiceContext,
  page: RecordPageArgs,
  sort: ChannelSort = 'LABEL',
): Promise<Page<Channel>> {
  return listPage(ctx, Channel, {
    orderBy: CHANNEL_ORDER[sort],
    searchIn: ['t.channel_name', 't.display_name'],
    where: [visibleChannelsSql(requireActor(ctx), 't')],
    page,
  });
}

/** Locks the row when `lock` is true. Throws NOT_FOUND for a channel the caller may not book. */
export async function getChannel(ctx: ServiceContext, id: number, lock = false): Promise<Channel> {
  const channel = await findRow(ctx.em, Channel, id, [visibleChannelsSql(requireActor(ctx), 't')], {
    lock,
  });
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
    const changes = diffForCreate(fields);
    audit(
      { ...ctx, em },
      { action: 'channel.create', subjectType: 'channel', subjectId: channel.id, changes },
    );
    return channel;
  });
}

/**
 * Updates the fields of the input. A new owner changes who sees the channel's bookings. Throws
 * CONFLICT for an old version.
 */
export async function updateChannel(
  ctx: ServiceContext,
  id: number,
  input: ChannelInput,
): Promise<Channel> {
  const actor = requireActor(ctx);

  return ctx.em.transactional(async (em) => {
    const channel = await getChannel({ ...ctx, em }, id, true);
    authorize(actor, channelPolicy, 'update', channel);
    checkVersion(channel, input);
    const { ownerType, ownerId } = channel;
    const changes = assignChanges(channel, await checkChannel(em, input, channel));
    // Only both together say which organisation it was.
    if (changes.ownerId ?? changes.ownerType) {
      changes.ownerType = { before: ownerType, after: channel.ownerType };
      changes.ownerId = { before: ownerId, after: channel.ownerId };
    }
    audit(
      { ...ctx, em },
      { action: 'channel.update', subjectType: 'channel', subjectId: id, changes },
    );
    return channel;
  });
}

async function checkChannel(em: EntityManager, input: ChannelInput, current?: Channel) {
  const check = new FieldCheck();
  const ownerType: ChannelOwner = input.ownerType ?? current?.ownerType ?? 'BROADCASTER';
  const ownerId = withDefault(input.ownerId, current?.ownerId) ?? null;
  const displayName = withDefault(input.displayName, current?.displayName);
  const fields = {
    channelName: check.text(
      'channel_name',
      withDefault(input.channelName, current?.channelName),
      TEXT_FIELDS.channelName,
    ),
    displayName: check.optionalText('display_name', displayName, TEXT_FIELDS.channelDisplayName),
    ownerType,
    ownerId: ownerId ?? 0,
  };

  check.require('owner_id', ownerId !== null, 'Owner is required');

  if (check.holds)
    check.require('owner_id', await ownerExists(em, fields), 'Choose an owner from the list');

  check.done();

  return fields;
}

async function ownerExists(
  em: EntityManager,
  { ownerType, ownerId }: Pick<Channel, 'ownerType' | 'ownerId'>,
) {
  const count =
    ownerType === 'ADTECH'
      ? await em.count(AdTech, { id: ownerId, sandboxId: null })
      : await em.count(Broadcaster, { id: ownerId, sandboxId: null });
  return count > 0;
}
