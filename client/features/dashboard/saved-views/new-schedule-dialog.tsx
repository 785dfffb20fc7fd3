import { TEXT_FIELDS } from '#schema/field-rules';
import { useMemo } from 'react';
import { EntityDialog } from '#client/components/entity-form/entity-dialog';
import type { FormField } from '#client/components/entity-form/form-field';
import type { SaveContext } from '#client/components/entity-form/use-entity-form';
import { useScheduleNewViewMutation } from '#client/graphql/generated';
import { saveOutcomeOf } from '#client/graphql/save-outcome';
import {
  inputOf,
  newSchedule,
  type Reader,
  scheduleFields,
  type ScheduleValues,
} from './schedule-fields';
import { ScheduleIntro } from './schedule-intro';

interface NewScheduleDialogProps {
  /** Proposed for the report. */
  name: string;
  address: string;
  readers: readonly Reader[];
  /** The client's reporting zone. */
  timeZone: string;
  /** The address of the person who creates it. */
  ownEmail: string | undefined;
  onSaved: () => void;
  onClose: () => void;
}

type NewValues = ScheduleValues & { name: string };

const NAME: FormField<NewValues> = {
  kind: 'text',
  name: 'name',
  ...TEXT_FIELDS.savedViewName,
  help: 'The subject of its mails. The view is saved under this name.',
};

/** Saves the view on screen and sends it by mail, in one form. */
export function NewScheduleDialog(props: NewScheduleDialogProps) {
  const { name, address, readers, timeZone, ownEmail, onSaved, onClose } = props;
  const [schedule] = useScheduleNewViewMutation();
  const fieldsOf = useMemo(() => {
    const others = scheduleFields(readers, timeZone.replaceAll('_', ' '));
    return (values: NewValues) => [NAME, ...(others(values) as FormField<NewValues>[])]; // of the values that both have
  }, [readers, timeZone]);
  const initial = useMemo(
    () => ({ values: { name, ...newSchedule(readers, ownEmail) } }),
    [name, readers, ownEmail],
  );

  const save = ({ name: chosen, ...values }: NewValues, { signal }: SaveContext) =>
    saveOutcomeOf(() =>
      schedule({
        variables: { input: { name: chosen, address }, schedule: inputOf(values, undefined) },
        context: { fetchOptions: { signal }, silent: true },
      }),
    );

  return (
    <EntityDialog
      title="Schedule by mail"
      submitLabel="Schedule report"
      initial={initial}
      fieldsOf={fieldsOf}
      save={save}
      onSaved={onSaved}
      onClose={onClose}
      failureText={(message) => `The report was not scheduled. ${message || 'Please try again.'}`}
      intro={<ScheduleIntro name={name} address={address} />}
    />
  );
}
