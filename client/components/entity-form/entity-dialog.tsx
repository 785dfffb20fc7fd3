import { Box, Button, chakra, Grid } from '@chakra-ui/react';
import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { ConfirmDialog } from '#client/components/feedback/confirm-dialog';
import { Dialog } from '#client/components/feedback/dialog';
import { FormFailure } from '#client/components/form/form-failure';
import { ConflictView } from './conflict-view';
import { FieldRow } from './field-row';
import type { FormField } from './form-field';
import type { FieldValue, FormValues } from './form-values';
import { useEntityForm, type EntityFormSetting } from './use-entity-form';
import { useLeaveGuard } from './use-leave-guard';

interface EntityDialogProps<Values extends FormValues> extends EntityFormSetting<Values> {
  title: string | ((values: Values) => string);
  /** Names the action: 'Create campaign'. */
  submitLabel: string | ((values: Values) => string);
  /** A second button, which saves too and leads on; `onChoose` learns which of both was pressed. */
  next?: { label: string; onChoose: (isChosen: boolean) => void };
  onClose: () => void;
  /** A question before a change, or null. */
  confirmChange?: (values: Values, changed: string & keyof Values) => string | null;
  /** Shown above the fields; may depend on their values. */
  intro?: ReactNode | ((values: Values) => ReactNode);
  size?: 'sm' | 'md' | 'lg';
}

const CONTROLS = 'input:not([type=hidden]):not([readonly]), button, [role=combobox]';

/**
 * A form in a dialog: it opens at its first field, asks before it discards typed values, and keeps
 * them when a save fails.
 */
export function EntityDialog<Values extends FormValues>(props: EntityDialogProps<Values>) {
  const { onClose, confirmChange, intro, next, size = 'md' } = props;
  const isSettled = useRef(false);
  const settle = (then: () => void) => () => {
    isSettled.current = true;
    then();
  };
  const form = useEntityForm({ ...props, onSaved: settle(props.onSaved) });
  const textOf = (text: typeof props.title) =>
    typeof text === 'string' ? text : text(form.values);
  const [title, submitLabel] = [textOf(props.title), textOf(props.submitLabel)];
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  // A new record may be saved as it is offered.
  const isUnchanged = props.initial.version !== undefined && !form.isDirty;
  const guard = useLeaveGuard(form.isDirty, isSettled, settle(onClose));
  const [asked, setAsked] = useState<{ question: string; apply: () => void } | null>(null);
  const controlOf = (name?: string) =>
    element.current?.querySelector<HTMLElement>(
      name === undefined ? CONTROLS : `[data-field="${name}"] :is(${CONTROLS})`,
    );
  // Evaluated when the dialog opens; the fields exist at that time.
  const firstControl = useMemo(
    () => ({
      get current() {
        return element.current?.querySelector<HTMLElement>(CONTROLS) ?? null;
      },
    }),
    [],
  );

  const trySubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Events of a form inside a portal bubble to the form that opened it.
    event.stopPropagation();
    const wrong = form.submit();
    if (wrong !== null) controlOf(wrong)?.focus();
  };
  const change = (field: FormField<Values>, value: FieldValue) => {
    const question = confirmChange?.(form.values, field.name) ?? null;
    if (question === null) form.change(field.name, value);
    else setAsked({ question, apply: () => form.change(field.name, value) });
  };
  const isComparing = form.conflict !== null;
  const wasComparing = useRef(isComparing);
  useEffect(() => {
    // The focused element went away with the comparison.
    if (wasComparing.current && !isComparing) firstControl.current?.focus();
    wasComparing.current = isComparing;
  }, [isComparing, firstControl]);

  return (
    <Dialog
      title={form.conflict ? 'Somebody else changed this' : title}
      isOpen
      onClose={form.conflict ? form.leaveConflict : guard.leave}
      size={size}
      initialFocus={firstControl}
      footer={
        !form.conflict && (
          <>
            <Button variant="outline" onClick={guard.leave}>
              Cancel
            </Button>
            {next && (
              <Button
                variant="outline"
                disabled={isUnchanged || form.isSaving}
                onClick={() => {
                  next.onChoose(true);
                  element.current?.requestSubmit();
                }}
              >
                {next.label}
              </Button>
            )}
            <Button
              type="submit"
              onClick={() => next?.onChoose(false)}
              form={formId}
              disabled={isUnchanged}
              loading={form.isSaving}
              loadingText={submitLabel}
            >
              {submitLabel}
            </Button>
          </>
        )
      }
    >
      {form.conflict ? (
        <ConflictView
          fields={form.fields}
          versions={form.conflict}
          onResolve={form.resolve}
          onBack={form.leaveConflict}
        />
      ) : (
        <chakra.form
          ref={element}
          id={formId}
          noValidate
          onSubmit={trySubmit}
          aria-label={title}
          autoComplete="off"
        >
          <Box mb={form.failure === null ? '0' : '3'}>
            <FormFailure text={form.failure} />
          </Box>
          {typeof intro === 'function' ? intro(form.values) : intro}
          <Grid templateColumns="repeat(2, minmax(0, 1fr))" columnGap="4" rowGap="2">
            {form.fields.map((field) => (
              <FieldRow
                key={field.name}
                field={field}
                values={form.values}
                error={form.shownError(field.name)}
                onChange={(value) => change(field, value)}
                onPatch={form.patch}
                onTouch={() => form.touch(field.name)}
              />
            ))}
          </Grid>
        </chakra.form>
      )}
      {guard.isAsking && (
        <ConfirmDialog
          title="Discard changes?"
          text="What you typed has not been saved."
          confirmLabel="Discard"
          cancelLabel="Keep editing"
          tone="danger"
          onConfirm={guard.discard}
          onCancel={guard.stay}
        />
      )}
      {form.question !== null && (
        <ConfirmDialog
          title="Please confirm"
          text={form.question}
          confirmLabel={submitLabel}
          cancelLabel="Keep editing"
          onConfirm={form.confirm}
          onCancel={form.reconsider}
        />
      )}
      {asked && (
        <ConfirmDialog
          title="Please confirm"
          text={asked.question}
          confirmLabel="Continue"
          onConfirm={() => {
            asked.apply();
            setAsked(null);
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </Dialog>
  );
}
