import { controlPercentError, TEXT_FIELDS, webUrlError } from '#schema/field-rules';
import { keepDatesInOrder } from '#client/components/entity-form/date-order';
import type { FormField } from '#client/components/entity-form/form-field';
import type { Option } from '#client/components/form/option';
import {
  CreateExperimentDocument,
  ExperimentBookingsDocument,
  ExperimentDocument,
  type ExperimentRowFragment,
  ExperimentsDocument,
  TagsOfBookingDocument,
  UpdateExperimentDocument,
} from '#client/graphql/generated';
import { type OptionSearch, useOptionSearch } from '#client/graphql/search/use-option-search';
import { defineList } from '#client/records/define-list';
import { defineRecord, mayUpdate, type OpenForm } from '#client/records/define-record';
import { recordPath } from '#client/records/record-path';
import { type Content, useContent } from '#client/features/campaigns/records/content';
import { contentWords } from '#client/features/campaigns/records/content-words';
import {
  blankExperiment,
  experimentInput,
  type ExperimentValues,
  type Split,
  SPLITS,
  valuesOfExperiment,
} from './experiment-values';
import { stateLabel, stateTone } from './experiment-words';
import { useExperimentPower } from './use-experiment-power';

/** A save can change these lists. */
export const EXPERIMENT_LISTS = ['experiments'];

const SPLIT_OPTIONS: readonly Option[] = Object.entries(SPLITS).map(([value, label]) => ({
  value,
  label,
}));

const SPLIT_HELP: Readonly<Record<Split, string>> = {
  BLACK: 'Our VAST document holds them out, and they see one black second.',
  DOCUMENT: 'Our VAST document holds them out, and they see another ad.',
  AD_SERVER: 'The ad server holds them out, by household, and they see another creative.',
};

type Fields = readonly FormField<ExperimentValues>[];

interface FieldsSetting {
  bookings: OptionSearch;
  creatives: OptionSearch;
  power: string;
  hasBegun: boolean;
}

function controlFields(
  { creatives, hasBegun }: FieldsSetting,
  { split }: ExperimentValues,
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
  if (split === 'AD_SERVER') {
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

const fieldsOf =
  (setting: FieldsSetting) =>
  (values: ExperimentValues): Fields => {
    const { bookings, power, hasBegun: isReadOnly } = setting;
    return [
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
      {
        kind: 'number',
        name: 'controlPercent',
        label: 'Households held out, %',
        help: power,
        check: (values) => controlPercentError(Number(values.controlPercent)),
        isReadOnly,
      },
      { kind: 'date', name: 'startDate', label: 'First day', isHalf: true, isReadOnly },
      {
        kind: 'date',
        name: 'endDate',
        label: 'Last day',
        isHalf: true,
        notBefore: 'startDate',
        isReadOnly,
      },
      {
        kind: 'buttons',
        name: 'split',
        label: 'Held-out households see',
        help: SPLIT_HELP[values.split],
        options: SPLIT_OPTIONS,
        isReadOnly,
      },
      ...controlFields(setting, values),
    ];
  };

/** A hook. */
function useExperimentFields({
  row,
  values,
  setting,
}: OpenForm<ExperimentRowFragment, ExperimentValues, ExperimentSetting>) {
  const { startBooking, scope } = setting;
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

  return fieldsOf({
    ...{ bookings, creatives, power },
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

interface ExperimentSetting extends Content {
  /** The booking that a new experiment starts with. */
  startBooking?: BookingToPlan;
}

const nameOf = ({ experimentName }: ExperimentRowFragment) => experimentName;

const WORDS = contentWords({
  title: 'Experiments',
  name: 'Experiment',
  noun: 'experiment',
  empty:
    'This client has no experiments yet. An experiment holds out some households, and shows what the ads caused.',
  created: 'Experiment saved.',
  updated: 'Experiment updated.',
});
const PLAN = 'Plan a holdout';

export const EXPERIMENT = defineRecord({
  entity: 'experiment',
  words: {
    ...WORDS,
    create: { ...WORDS.create, title: PLAN },
    help: 'For some days, a random share of the households that would see the ads of a booking sees something else. The difference of their visits is what the ads caused.',
    add: PLAN,
  },
  list: defineList({
    query: ExperimentsDocument,
    connection: ({ experiments }) => experiments,
    order: { column: 'start', direction: 'descending' },
  }),
  stale: EXPERIMENT_LISTS,
  create: CreateExperimentDocument,
  update: UpdateExperimentDocument,
  read: ExperimentDocument,
  latest: ({ experiment }) => experiment,
  useSetting: (): ExperimentSetting => useContent(),
  nameOf,
  canEdit: mayUpdate,
  columns: () => [
    {
      key: 'name',
      head: 'Experiment Name',
      kind: 'text',
      isSortable: false,
      value: nameOf,
      linkTo: ({ id }) => recordPath('experiment', id),
    },
    {
      key: 'booking',
      head: 'Booking',
      kind: 'text',
      isSortable: false,
      value: ({ bookingName }) => bookingName,
      linkTo: ({ bookingId }) => recordPath('booking', bookingId),
    },
    {
      key: 'control',
      head: 'Held out',
      kind: 'percent',
      isSortable: false,
      value: ({ controlPercent }) => controlPercent / 100,
    },
    {
      key: 'start',
      head: 'First Day',
      kind: 'date',
      isSortable: false,
      value: (row) => row.startDate,
    },
    { key: 'end', head: 'Last Day', kind: 'date', isSortable: false, value: (row) => row.endDate },
    {
      key: 'state',
      head: 'State',
      kind: 'chip',
      isSortable: false,
      value: stateLabel,
      tone: stateTone,
    },
  ],
  size: 'lg',
  blank: blankExperiment,
  valuesOf: valuesOfExperiment,
  useFields: useExperimentFields,
  adjust: keepDatesInOrder,
  inputOf: experimentInput,
});
