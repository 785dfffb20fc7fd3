import { formatDate } from '#client/formatting/dates';
import type { RecordFiguresFragment } from '#client/graphql/generated';
import type { Todo } from '#client/records/page/record-page-declaration';
import { contentPath } from './content-path';

/** No visit is counted without a site tag. */
export const siteTagTodo = (clientId: number, siteTags: number): Todo | false =>
  siteTags === 0 && {
    id: 'site-tags',
    gravity: 'problem',
    text: 'The client has no site tag, so no visit is counted.',
    action: { label: 'Add a site tag', to: contentPath(clientId, 'site-tags') },
  };

interface Silence {
  startDate: string;
  today: string;
  lifetime: RecordFiguresFragment | null;
  clientId: number;
  /** The name that its tags are found by. */
  search: string;
}

/** It has begun, and no impression has come. */
export const silenceTodo = ({
  startDate,
  today,
  lifetime,
  clientId,
  search,
}: Silence): Todo | false =>
  startDate <= today &&
  lifetime?.impressionSummary.actualImpressions === 0 && {
    id: 'silence',
    gravity: 'problem',
    text: `No impression has been received since it started on ${formatDate(startDate)}.`,
    action: { label: 'Check its tags', to: contentPath(clientId, 'impression-tags', search) },
  };

export const presentTodos = (todos: readonly (Todo | false)[]): Todo[] =>
  todos.filter((todo) => todo !== false);

const MAX_NAMES = 3;

/** 'Harvest, Spring' or 'Harvest, Spring, Summer and 4 more'. */
export function namesText(names: readonly string[]): string {
  const rest = names.length - MAX_NAMES;
  const shown = names.slice(0, MAX_NAMES).join(', ');
  return rest > 0 ? `${shown} and ${rest} more` : shown;
}
