import { CLIENT_PARAM } from '#schema/dashboard-url';
import { formatDateRange } from '#client/formatting/dates';
import { countOf } from '#schema/writing/numbers';
import type {
  BookingDetailsQuery,
  BookingPageQuery,
  RecordFiguresFragment,
} from '#client/graphql/generated';
import { contentPath } from '#client/records/content/content-path';
import {
  namesText,
  presentTodos,
  silenceTodo,
  siteTagTodo,
} from '#client/records/content/shared-todos';
import { paceSentence } from '#client/records/pacing/pacing-texts';
import type { DetailsRequest, Todo } from '#client/records/page/record-page-declaration';
import { recordPath } from '#client/records/record-path';
import type { SetUpStep } from '#client/features/campaigns/set-up/set-up-path';

export type Row = BookingPageQuery['booking'];
type Details = BookingDetailsQuery;
export type Tag = Details['impressionTags']['nodes'][number];

export const impressionsOf = (figures: RecordFiguresFragment | null, { creativeId }: Tag) =>
  figures &&
  (figures.creativePerformanceCost.rows.find((row) => row.creativeId === creativeId)
    ?.totalImpressions ??
    0);

export const channelPath = ({ channelId, customerId }: Pick<Row, 'channelId' | 'customerId'>) =>
  `${recordPath('channel', channelId)}?${CLIENT_PARAM}=${customerId}`;

/** Tags that nothing came from, where others of the booking receive. */
function silentTagsTodo(
  { row, client, lifetime }: DetailsRequest<Row>,
  { impressionTags: { nodes: tags }, experiments }: Details,
): Todo | false {
  const controlIds = new Set(experiments.nodes.map(({ controlCreativeId }) => controlCreativeId));
  // A control creative is called for households that see no ad, and counts nothing.
  const silent = tags.filter(
    (tag) => impressionsOf(lifetime, tag) === 0 && !controlIds.has(tag.creativeId),
  );
  if (silent.length === 0 || silent.length === tags.length) return false;
  const names = namesText(silent.map(({ creativeName }) => creativeName));

  return {
    id: 'silent-tags',
    gravity: 'note',
    text: `${silent.length} of ${tags.length} tags have received nothing: ${names}.`,
    action: {
      label: 'Check its tags',
      to: contentPath(client.id, 'impression-tags', row.bookingName),
    },
  };
}

interface Acts {
  edit?: () => void;
  goTo: (step: SetUpStep) => void;
}

/** A booking that leaves its pace. */
function paceTodo(
  { pacing, endDate, currency, channelId, customerId }: Row,
  edit?: () => void,
): Todo | false {
  const sentence = pacing && paceSentence('It', pacing, { endDate, currency });
  if (!sentence) return false;

  return {
    id: 'pace',
    gravity: pacing.state === 'BEHIND' ? 'problem' : 'note',
    text: sentence,
    action: edit
      ? { label: 'Edit the booking', run: edit }
      : { label: 'Open the channel', to: channelPath({ channelId, customerId }) },
  };
}

export function todosOf(request: DetailsRequest<Row>, details: Details, acts: Acts): Todo[] {
  const { row, client, today, lifetime } = request;
  const { startDate, endDate, bookingName } = row;
  const { campaign } = details;
  const tags = details.impressionTags.nodes;
  const isOver = endDate < today;
  const isOutside = startDate < campaign.startDate || endDate > campaign.endDate;

  return presentTodos([
    tags.length === 0 &&
      !isOver && {
        id: 'creatives',
        gravity: 'problem',
        text: 'It has no creatives, so there is no tag to hand over.',
        action: { label: 'Choose creatives', run: () => acts.goTo('creatives') },
      },
    tags.length > 0 &&
      silenceTodo({ startDate, today, lifetime, clientId: client.id, search: bookingName }),
    silentTagsTodo(request, details),
    startDate > today &&
      tags.length > 0 && {
        id: 'hand-over',
        gravity: 'note',
        text: `It has not started: hand over its ${countOf(tags.length, 'tag')} before the first day.`,
        action: { label: 'Hand over its tags', run: () => acts.goTo('tags') },
      },
    paceTodo(row, acts.edit),
    isOutside && {
      id: 'dates',
      gravity: 'note',
      text: `Its dates leave those of its campaign, ${formatDateRange(campaign)}.`,
      action: acts.edit
        ? { label: 'Edit', run: acts.edit }
        : { label: 'Open the campaign', to: recordPath('campaign', row.campaignId) },
    },
    siteTagTodo(client.id, details.siteTags.totalCount),
  ]);
}
