import { EXPERIMENT_KINDS, REGION_DESIGNS } from '#schema/experiments';
import { controlPercentError, TEXT_FIELDS, webUrlError } from '#schema/field-rules';
import type { FormField } from '#client/components/entity-form/form-field';
import type { Option } from '#client/components/form/option';
import {
  ExperimentBookingsDocument,
  type ExperimentRowFragment,
  TagsOfBookingDocument,
} from '#client/graphql/generated';
import { type OptionSearch, useOptionSearch } from '#client/graphql/search/use-option-search';
import type { OpenForm } from '#client/records/define-record';
import type { Content } from '#client/features/campaigns/content/content';
import { type ExperimentValues, type Split, SPLITS } from './experiment-values';
import { useExperimentPower } from './use-experiment-power';
import { type RegionPlan, useRegionPlan } from './use-region-plan';

const SPLIT_OPTIONS: readonly Option[] = Object.entries(SPLITS).map(([value, label]) => ({
  value,
  label,
}));

const SPLIT_HELP: Readonly<Record<Split, string>> = {
  BLACK: 'Our VAST document holds them out, and they see one black second.',
  DOCUMENT: 'Our VAST document holds them out, and they see another ad.',
  AD_SERVER: 'The ad server holds them out, by household, and they see another creative.',
};

const REGION_SPLIT_HELP: Readonly<Record<Split, string>> = {
  BLACK:
    'Our VAST document holds them out by the region of the client IP: one black second. Other tags cannot: exclude the regions there.',
  DOCUMENT:
    'Our VAST document holds them out by the region of the client IP: another ad. Other tags cannot: exclude the regions there.',
  AD_SERVER: 'You exclude the regions in the ad server; the page of the experiment lists them.',
};

const KIND_OPTIONS: readonly Option[] = Object.entries(EXPERIMENT_KINDS).map(
  ([value, { label }]) => ({ value, label }),
);
const DESIGN_OPTIONS: readonly Option[] = Object.entries(REGION_DESIGNS).map(
  ([value, { label }]) => ({ value, label }),
);

type Fields = readonly FormField<ExperimentValues>[];

interface FieldsContext {
  bookings: OptionSearch;
  creatives: OptionSearch;
  power: string;
  plan: RegionPlan;
  isNew: boolean;
  hasBegun: boolean;
}

function controlFields(
  { creatives, hasBegun }: FieldsContext,
  { split, kind }: ExperimentValues,
): Fields {
  if (split === 'DOCUMENT') {
    return [
      {
        kind: 'text',
        name: 'controlUrl',
        ...TEXT_FIELDS.controlUrl,
        placeholder: 'https://',
        help: 'The VAST document that they get instead: a house ad, or the next tag of the publisher.',
        isReadOnly: hasBegun,
        check: ({ controlUrl }) => webUrlError(TEXT_FIELDS.controlUrl.label, controlUrl.trim()),
      },
    ];
  }
  if (split === 'AD_SERVER' && kind === 'HOUSEHOLDS') {
    return [
      {
        kind: 'combobox',
        name: 'controlCreativeId',
        label: 'Control creative',
        placeholder: 'Select a creative of the booking',
        help: 'The ad server shows it to the control group, always to the same households.',
        ...creatives,
        isReadOnly: hasBegun,
      },
    ];
  }
  return [];
}

function shareFields(
  { power, hasBegun: isReadOnly }: FieldsContext,
  { kind, design }: ExperimentValues,
): Fields {
  const isOfRegions = kind === 'REGIONS';
  // A switchback holds out half of the ads in any case.
  if (isOfRegions && design === 'SWITCHBACK') return [];
  return [
    {
      kind: 'number',
      name: 'controlPercent',
      label: isOfRegions ? 'Ads held out at most, %' : 'Households held out, %',
      help: isOfRegions ? 'What the experiment may cost: ads that are not shown.' : power,
      check: (values) => controlPercentError(Number(values.controlPercent)),
      isReadOnly,
    },
  ];
}

function regionFields(
  { plan, hasBegun: isReadOnly }: FieldsContext,
  { kind, design }: ExperimentValues,
): Fields {
  if (kind !== 'REGIONS') return [];
  return [
    {
      kind: 'buttons',
      name: 'design',
      label: 'Design',
      help: REGION_DESIGNS[design].meaning,
      options: DESIGN_OPTIONS,
      isReadOnly,
    },
    {
      kind: 'select',
      name: 'regions',
      label: design === 'SWITCHBACK' ? 'Regions held out first' : 'Regions held out',
      placeholder: 'Select regions',
      help: plan.text,
      requiredText: 'Choose the regions that are held out',
      serverNames: ['region_ids'],
      options: plan.options,
      isLoading: plan.isLoading,
      isReadOnly,
    },
  ];
}

const fieldsOf =
  (context: FieldsContext) =>
  (values: ExperimentValues): Fields => {
    const { bookings, isNew, hasBegun: isReadOnly } = context;
    return [
      {
        kind: 'buttons',
        name: 'kind',
        label: 'Held out',
        help: EXPERIMENT_KINDS[values.kind].meaning,
        options: KIND_OPTIONS,
        isReadOnly: !isNew,
      },
      { kind: 'text', name: 'experimentName', ...TEXT_FIELDS.experimentName, warnAt: 90 },
      {
        kind: 'text',
        name: 'hypothesis',
        ...TEXT_FIELDS.hypothesis,
        warnAt: 450,
        placeholder: 'The ads bring at least 10% more visits',
        help: 'What you expect, written down before anybody knows.',
      },
      {
        kind: 'combobox',
        name: 'bookingId',
        label: 'Booking',
        placeholder: 'Select a booking',
        ...bookings,
        isReadOnly,
      },
      ...shareFields(context, values),
      { kind: 'date', name: 'startDate', label: 'First day', isHalf: true, isReadOnly },
      {
        kind: 'date',
        name: 'endDate',
        label: 'Last day',
        isHalf: true,
        notBefore: 'startDate',
        isReadOnly,
      },
      ...regionFields(context, values),
      {
        kind: 'buttons',
        name: 'split',
        label: `Held-out ${EXPERIMENT_KINDS[values.kind].label.toLowerCase()} see`,
        help: (values.kind === 'REGIONS' ? REGION_SPLIT_HELP : SPLIT_HELP)[values.split],
        options: SPLIT_OPTIONS,
        isReadOnly,
      },
      ...controlFields(context, values),
    ];
  };

/** The fields of the form, with the power of what it plans. */
export function useExperimentFields({
  row,
  values,
  context,
}: OpenForm<ExperimentRowFragment, ExperimentValues, ExperimentContext>) {
  const { startBooking, scope } = context;
  const own = row ? { id: row.bookingId, bookingName: row.bookingName } : startBooking;
  const bookings = useOptionSearch({
    source: `bookings of ${scope.customerId}`,
    find: async (ask, search) => {
      const found = await ask(ExperimentBookingsDocument, { ...scope, search });
      return found.bookings.nodes.map(bookingOption);
    },
    known: own ? [bookingOption(own)] : [],
    chosen: [own ? String(own.id) : null, values.bookingId],
  });
  const creatives = useOptionSearch({
    source: values.bookingId && `creatives of booking ${values.bookingId}`,
    find: async (ask, search) => {
      const bookingId = Number(values.bookingId);
      const { impressionTags } = await ask(TagsOfBookingDocument, { ...scope, bookingId });
      return impressionTags.nodes
        .filter(({ creativeName }) => creativeName.toLowerCase().includes(search.toLowerCase()))
        .map(({ creativeId, creativeName }) => ({
          value: String(creativeId),
          label: creativeName,
        }));
    },
    known: row?.controlCreativeId ? [controlOption(row)] : [],
    chosen: [values.controlCreativeId],
  });
  const power = useExperimentPower(values);
  const plan = useRegionPlan(values, row);

  return fieldsOf({
    bookings,
    creatives,
    power,
    plan,
    isNew: row === null,
    hasBegun: row !== null && row.state !== 'PLANNED',
  });
}

const controlOption = ({ controlCreativeId, controlCreativeName }: ExperimentRowFragment) => ({
  value: String(controlCreativeId),
  label: controlCreativeName ?? '',
});

const bookingOption = ({ id, bookingName }: BookingToPlan): Option => ({
  value: String(id),
  label: bookingName,
});

export interface BookingToPlan {
  id: number;
  bookingName: string;
}

export interface ExperimentContext extends Content {
  /** The booking that a new experiment starts with. */
  startBooking?: BookingToPlan;
}
