import {
  DEFAULT_LINK_DAYS,
  MAX_LINK_DAYS,
  MAX_LINK_PASSWORD,
  MIN_LINK_PASSWORD,
} from '#schema/shared-links';
import { DATE_RANGE_PRESETS } from '#schema/date-ranges';
import { TEXT_FIELDS } from '#schema/field-rules';
import type { FormField } from '#client/components/entity-form/form-field';
import { formatDateRange } from '#client/formatting/dates';
import type { SharedLinkInput } from '#client/graphql/generated';
import { viewSearchParams } from '#client/features/dashboard/view/dashboard-address';
import type { DashboardView } from '#client/features/dashboard/view/dashboard-view';

// A type, not an interface, so that it is assignable to a record of form values.
export type LinkValues = {
  name: string;
  days: string;
  expiresInDays: string;
  password: string;
};

const FIXED = 'fixed';
const ROLLING = 'rolling';

export const newLink = ({ client, range }: DashboardView): LinkValues => ({
  name: client?.displayName ?? '',
  days: range.preset ? ROLLING : FIXED,
  expiresInDays: String(DEFAULT_LINK_DAYS),
  password: '',
});

function daysField({ range }: DashboardView): FormField<LinkValues>[] {
  const preset = DATE_RANGE_PRESETS.find(({ id }) => id === range.preset);
  if (!preset) return [];

  return [
    {
      kind: 'buttons',
      name: 'days',
      label: 'Days',
      options: [
        { value: ROLLING, label: `${preset.label}, moving` },
        { value: FIXED, label: formatDateRange(range) },
      ],
      help: 'Moving days are those of the moment in which somebody opens the link.',
    },
  ];
}

const isDays = (text: string) =>
  /^\d{1,3}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= MAX_LINK_DAYS;

/** The days are asked for where the range of the view has a name. */
export const linkFields = (view: DashboardView): FormField<LinkValues>[] => [
  {
    kind: 'text',
    name: 'name',
    ...TEXT_FIELDS.sharedLinkName,
    help: 'Whoever opens the link reads it as the heading.',
  },
  ...daysField(view),
  {
    kind: 'number',
    name: 'expiresInDays',
    label: 'Opens for days',
    check: ({ expiresInDays }) =>
      isDays(expiresInDays) ? null : `A link opens for 1 to ${MAX_LINK_DAYS} days`,
    serverNames: ['expires_in_days'],
  },
  {
    kind: 'password',
    name: 'password',
    label: 'Password',
    isOptional: true,
    min: MIN_LINK_PASSWORD,
    max: MAX_LINK_PASSWORD,
    help: 'Left empty, the link alone is enough. Pass it on by another way than the link.',
  },
];

export function linkInput(values: LinkValues, view: DashboardView): SharedLinkInput {
  const { startDate, endDate } = view.range;
  const range = values.days === ROLLING ? view.range : { startDate, endDate };

  return {
    name: values.name,
    address: viewSearchParams(new URLSearchParams(), { ...view, range }).toString(),
    expiresInDays: Number(values.expiresInDays),
    password: values.password || null,
  };
}
