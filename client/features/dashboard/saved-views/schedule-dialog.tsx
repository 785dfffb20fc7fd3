import { useMemo } from 'react';
import { EntityDialog } from '#client/components/entity-form/entity-dialog';
import type { SaveContext } from '#client/components/entity-form/use-entity-form';
import {
  type SavedViewRowFragment,
  useSaveReportScheduleMutation,
} from '#client/graphql/generated';
import { saveOutcomeOf } from '#client/graphql/save-outcome';
import {
  inputOf,
  newSchedule,
  type Reader,
  scheduleFields,
  type ScheduleValues,
  valuesOf,
} from './schedule-fields';
import { ScheduleIntro } from './schedule-intro';

interface ScheduleDialogProps {
  view: SavedViewRowFragment;
  readers: readonly Reader[];
  /** The client's reporting zone. */
  timeZone: string;
  /** The address of the person who creates it. */
  ownEmail: string | undefined;
  onSaved: () => void;
  onClose: () => void;
}

/** Sets when a saved view goes out by mail, and to whom. */
export function ScheduleDialog({
  view,
  readers,
  timeZone,
  ownEmail,
  onSaved,
  onClose,
}: ScheduleDialogProps) {
  const { schedule } = view;
  const [saveSchedule] = useSaveReportScheduleMutation();
  const fieldsOf = useMemo(
    () => scheduleFields(readers, timeZone.replaceAll('_', ' ')),
    [readers, timeZone],
  );

  const initial = useMemo(
    () => ({
      values: schedule ? valuesOf(schedule, readers) : newSchedule(readers, ownEmail),
      ...(schedule && { version: schedule.version }),
    }),
    [schedule, readers, ownEmail],
  );

  const save = (values: ScheduleValues, { version, signal }: SaveContext) =>
    saveOutcomeOf(() =>
      saveSchedule({
        variables: { savedViewId: view.id, input: inputOf(values, version) },
        context: { fetchOptions: { signal }, silent: true },
      }),
    );

  return (
    <EntityDialog
      title={`Send ‘${view.name}’ by mail`}
      submitLabel={schedule ? 'Save schedule' : 'Schedule report'}
      initial={initial}
      fieldsOf={fieldsOf}
      save={save}
      onSaved={onSaved}
      onClose={onClose}
      failureText={(message) => `The schedule was not saved. ${message || 'Please try again.'}`}
      intro={<ScheduleIntro name={view.name} address={view.address} />}
    />
  );
}
