import {
  CreateExperimentDocument,
  ExperimentDocument,
  type ExperimentRowFragment,
  ExperimentsDocument,
  UpdateExperimentDocument,
} from '#client/graphql/generated';
import { defineList } from '#client/records/define-list';
import { defineRecord, mayUpdate } from '#client/records/define-record';
import { recordPath } from '#client/records/record-path';
import { useContent } from '#client/features/campaigns/content/content';
import { contentTexts } from '#client/features/campaigns/content/content-texts';
import {
  adjustExperiment,
  blankExperiment,
  experimentInput,
  valuesOfExperiment,
} from './experiment-values';
import { heldOutText, stateLabel, stateTone } from './experiment-texts';
import { liftColumn } from './lift-column';
import { type ExperimentContext, useExperimentFields } from './use-experiment-fields';

/** A save can change these lists. */
export const EXPERIMENT_LISTS = ['experiments'];

const nameOf = ({ experimentName }: ExperimentRowFragment) => experimentName;

const WORDS = contentTexts({
  title: 'Experiments',
  name: 'Experiment',
  noun: 'experiment',
  empty:
    'This client has no experiments yet. An experiment holds out some households or regions, and shows what the ads caused.',
  created: 'Experiment saved.',
  updated: 'Experiment updated.',
});
const PLAN = 'Plan a holdout';

export const EXPERIMENT = defineRecord({
  entity: 'experiment',
  texts: {
    ...WORDS,
    create: { ...WORDS.create, title: PLAN },
    help: 'For some days, a random share of the households, or some regions, do not see the ads of a booking. The difference of the visits is what the ads caused.',
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
  useRecordContext: (): ExperimentContext => useContent(),
  nameOf,
  canEdit: mayUpdate,
  columns: ({ today }) => [
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
      kind: 'text',
      isSortable: false,
      value: heldOutText,
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
    liftColumn({ today, isSortable: false }),
  ],
  size: 'lg',
  blank: blankExperiment,
  valuesOf: valuesOfExperiment,
  useFields: useExperimentFields,
  adjust: adjustExperiment,
  inputOf: experimentInput,
});
