import { useRef, useState } from 'react';
import { EntityDialog } from '#client/components/entity-form/entity-dialog';
import type { FormValues } from '#client/components/entity-form/form-values';
import { showToast } from '#client/components/feedback/toast-store';
import {
  openingVersion,
  type ListedRecord,
  type RecordForm,
  type RecordSetting,
} from './define-record';
import { useRecordSave } from './use-record-save';

interface RecordDialogProps<
  Row extends ListedRecord,
  Values extends FormValues,
  Setting extends RecordSetting,
  Answer,
> {
  form: RecordForm<Row, Values, Setting, Answer>;
  setting: Setting;
  /** Null creates a new one. */
  row: Row | null;
  /** What of a new one is filled in. */
  start?: Partial<Values>;
  onSaved: (answer: Answer) => void;
  /** Goes to the page to which a new one leads; left out where the form leads nowhere. */
  onNext?: (path: string) => void;
  onClose: () => void;
}

/** The form of a record, as its form declares it. */
export function RecordDialog<
  Row extends ListedRecord,
  Values extends FormValues,
  Setting extends RecordSetting,
  Answer,
>({
  form,
  setting,
  row,
  start,
  onSaved,
  onNext,
  onClose,
}: RecordDialogProps<Row, Values, Setting, Answer>) {
  const { adjust, confirmSave, toastsOf } = form;
  const next = row === null && onNext ? form.next : undefined;
  const isNextChosen = useRef(false);
  const words = (row && form.words.update) ?? form.words.create;
  const [latest, setLatest] = useState(row);
  const [initial] = useState(() => openingVersion(form, row, setting, start));
  const [values, setValues] = useState<Values>(initial.values);
  const fieldsOf = form.useFields({ row, latest, values, setting });
  const calls = useRecordSave(form, {
    row,
    setting,
    onLatest: setLatest,
    onAnswer: (answer, sent) => {
      const toasts = toastsOf?.(answer, sent) ?? [{ text: words.saved, tone: 'success' } as const];
      toasts.forEach(showToast);
      const path = isNextChosen.current ? next?.pathOf(answer) : null;
      if (path) onNext?.(path);
      else onSaved(answer);
    },
  });

  return (
    <EntityDialog<Values>
      title={words.title}
      submitLabel={words.submit}
      size={form.size}
      initial={initial}
      fieldsOf={fieldsOf}
      adjust={adjust && ((next, changed) => adjust(next, changed, setting))}
      confirmSave={confirmSave && ((sent) => confirmSave(sent, setting))}
      onValues={setValues}
      intro={next?.intro}
      next={
        next && {
          label: next.label,
          onChoose: (isChosen) => {
            isNextChosen.current = isChosen;
          },
        }
      }
      {...calls}
      failureText={words.failed}
      onSaved={() => undefined}
      onClose={onClose}
    />
  );
}
