import { TEXT_FIELDS } from '#schema/field-rules.js';
import type { EntityManager } from '@mikro-orm/postgresql';
import { visibleChannelsSql } from '#server/access/visibility/bookable-sql.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { FieldCheck } from '#server/core/input/field-check.js';
import { assignChanges, withDefault } from '#server/core/input/partial-update.js';
import { listPage } from '#server/core/orm/list-page.js';
import type { Page, RecordPageArgs } from '#server/core/graphql/page.js';
import { defineRecord } from '#server/domains/define-record.js';
import { AdTech } from '#server/domains/organisations/ad-tech/ad-tech.entity.js';
import { Broadcaster } from '#server/domains/organisations/broadcaster/broadcaster.entity.js';
import { Channel, type ChannelOwner } from './channel.entity.js';
import type { ChannelInput } from './channel.input.js';
import { channelPolicy } from './channel.policy.js';
import {
  CHANNEL_ORDER,
  type ChannelSort,
} from '#server/domains/organisations/base/organisation.sort.js';

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

async function checkChannel({ em }: ServiceContext, input: ChannelInput, current?: Channel) {
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

/** A new owner changes who sees the channel's bookings. */
export const channelRecord = defineRecord({
  entity: Channel,
  name: 'Channel',
  policy: channelPolicy,
  visible: visibleChannelsSql,
  check: checkChannel,
  build: ({ em }, columns) => em.create(Channel, columns),
  assign: (_tx, channel, fields) => {
    const { ownerType, ownerId } = channel;
    const changes = assignChanges(channel, fields);
    // Only both together say which organisation it was.
    if (changes.ownerId ?? changes.ownerType) {
      changes.ownerType = { before: ownerType, after: channel.ownerType };
      changes.ownerId = { before: ownerId, after: channel.ownerId };
    }
    return changes;
  },
});
