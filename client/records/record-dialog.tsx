import { useRef, useState } from 'react';
import { EntityDialog } from '#client/components/entity-form/entity-dialog';
import type { FormValues } from '#client/components/entity-form/form-values';
import { showToast } from '#client/components/feedback/toast-store';
import {
  openingVersion,
  type ListedRecord,
  type RecordForm,
  type RecordContext,
} from './define-record';
import { useRecordSave } from './use-record-save';

interface RecordDialogProps<
  Row extends ListedRecord,
  Values extends FormValues,
  Context extends RecordContext,
  Answer,
> {
  form: RecordForm<Row, Values, Context, Answer>;
  context: Context;
  /** Null creates a new one. */
  row: Row | null;
  /** Values of a new one that are filled in. */
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
  Context extends RecordContext,
  Answer,
>({
  form,
  context,
  row,
  start,
  onSaved,
  onNext,
  onClose,
}: RecordDialogProps<Row, Values, Context, Answer>) {
  const { adjust, confirmSave, toastsOf, existing } = form;
  const next = row === null && onNext ? form.next : undefined;
  const isNextChosen = useRef(false);
  const ownTexts = (row && form.texts.update) ?? form.texts.create;
  const textsOf = (values: Values) =>
    existing && existing.idOf(values) !== null ? existing.texts : ownTexts;
  const [latest, setLatest] = useState(row);
  const [initial] = useState(() => openingVersion(form, row, context, start));
  const [values, setValues] = useState<Values>(initial.values);
  const fieldsOf = form.useFields({ row, latest, values, context });
  const calls = useRecordSave(form, {
    row,
    context,
    onLatest: setLatest,
    onAnswer: (answer, sent) => {
      const { saved } = textsOf(sent);
      const toasts = toastsOf?.(answer, sent) ?? [{ text: saved, tone: 'success' } as const];
      toasts.forEach(showToast);
      const path = isNextChosen.current ? next?.pathOf(answer) : null;
      if (path) onNext?.(path);
      else onSaved(answer);
    },
  });

  return (
    <EntityDialog<Values>
      title={(values) => textsOf(values).title}
      submitLabel={(values) => textsOf(values).submit}
      size={form.size}
      initial={initial}
      fieldsOf={fieldsOf}
      adjust={adjust && ((next, changed) => adjust(next, changed, context))}
      confirmSave={confirmSave && ((sent) => confirmSave(sent, context))}
      onValues={setValues}
      intro={next?.intro ?? existing?.intro}
      next={
        next && {
          label: next.label,
          onChoose: (isChosen) => {
            isNextChosen.current = isChosen;
          },
        }
      }
      {...calls}
      failureText={(reason, values) => textsOf(values).failed(reason)}
      onSaved={() => undefined}
      onClose={onClose}
    />
  );
}
