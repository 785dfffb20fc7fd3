import { useEffect, useMemo, useState } from 'react';
import { checkForm, type FieldErrors } from './check-form';
import type { FormField } from './form-field';
import { isSameValue, type FieldValue, type FormValues } from './form-values';
import { startSave, type SaveOutcome } from './save-outcome';
import { placeServerErrors } from './server-errors';

export interface Version<Values extends FormValues> {
  values: Values;
  /** The version of the values; none for a new record. */
  version?: number;
}

export interface SaveContext {
  version: number | undefined;
  signal: AbortSignal;
}

export interface EntityFormSetting<Values extends FormValues> {
  initial: Version<Values>;
  /** The fields, which may depend on the values of others. */
  fieldsOf: (values: Values) => readonly FormField<Values>[];
  /**
   * Adjusts other fields after a change: an end that moves with its start, a choice that no longer
   * fits.
   */
  adjust?: (next: Values, changed: string & keyof Values) => Values;
  save: (values: Values, context: SaveContext) => Promise<SaveOutcome>;
  /** A question before values without errors are saved, or null. */
  confirmSave?: (values: Values) => string | null;
  /** Called after every change: for options that depend on other fields. */
  onValues?: (values: Values) => void;
  /** Loads the newest version after a conflict. */
  fetchLatest?: (mine: Values) => Promise<Version<Values>>;
  onSaved: () => void;
  /** The text for a refused save. */
  failureText: (message: string, values: Values) => string;
}

const NONE: ReadonlySet<string> = new Set();

/** The state of a form, from typing to the server's answer. */
export function useEntityForm<Values extends FormValues>(setting: EntityFormSetting<Values>) {
  const { adjust, fieldsOf, save, onValues } = setting;
  const [base, setBase] = useState(setting.initial);
  const [values, setValues] = useState(setting.initial.values);
  const [touched, setTouched] = useState(NONE);
  const [serverErrors, setServerErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [theirs, setLatest] = useState<Version<Values> | null>(null);
  const [question, setQuestion] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);

  const fields = useMemo(() => fieldsOf(values), [fieldsOf, values]);
  const errors = useMemo(() => checkForm(fields, values), [fields, values]);
  useEffect(() => onValues?.(values), [onValues, values]);

  const isDirty = Object.keys(values).some((name) => !isSameValue(values[name], base.values[name]));

  const change = (name: string & keyof Values, value: FieldValue) => {
    setValues((before) => {
      const next = { ...before, [name]: value };
      return adjust ? adjust(next, name) : next;
    });
    setServerErrors(({ [name]: _, ...others }) => others);
  };
  const patch = (part: Partial<Values>) => {
    setValues((before) => ({ ...before, ...part }));
    setServerErrors({});
  };
  const touch = (name: string) =>
    setTouched((before) => (before.has(name) ? before : new Set(before).add(name)));

  const refuse = (message: string, byServerName: FieldErrors) => {
    const { byField, others } = placeServerErrors(fields, byServerName);
    setServerErrors(byField);
    setFailure(
      [
        setting.failureText(message, values),
        ...others.filter((text) => !message.includes(text)),
      ].join(' '),
    );
  };

  const showLatest = async () => {
    try {
      setLatest((await setting.fetchLatest?.(values)) ?? null);
    } catch {
      refuse('', {});
    }
  };

  const send = async (sent: Values, version: number | undefined) => {
    setSaving(true);
    setFailure(null);
    const outcome = await save(sent, { version, signal: startSave() });
    if (outcome.kind === 'conflict' && setting.fetchLatest) await showLatest();
    else if (outcome.kind === 'conflict') refuse('', {});
    if (outcome.kind === 'refused') refuse(outcome.message, outcome.errors);
    setSaving(false);
    if (outcome.kind === 'saved') setting.onSaved();
  };

  /** Sends the form, or asks first, and returns null; or returns the first field with an error. */
  const submit = (): string | null => {
    if (isSaving) return null;
    setTouched(new Set(fields.map(({ name }) => name)));
    const firstWrong = fields.find(({ name }) => name in errors);
    if (firstWrong) return firstWrong.name;

    const asked = setting.confirmSave?.(values) ?? null;
    if (asked === null) void send(values, base.version);
    else setQuestion(asked);
    return null;
  };

  const resolve = (resolved: Values) => {
    if (!theirs) return;
    setBase(theirs);
    setValues(resolved);
    setLatest(null);
    if (Object.keys(checkForm(fieldsOf(resolved), resolved)).length === 0)
      void send(resolved, theirs.version);
  };

  const shownError = (name: string): string | null =>
    serverErrors[name] ?? (touched.has(name) ? (errors[name] ?? null) : null);

  return {
    values,
    fields,
    change,
    patch,
    touch,
    submit,
    shownError,
    isDirty,
    isSaving,
    failure,
    /** Set while the save waits for an answer. */
    question,
    confirm: () => {
      setQuestion(null);
      void send(values, base.version);
    },
    /** Returns to the form without a save. */
    reconsider: () => setQuestion(null),
    /** Set while another person's newer version waits for the comparison. */
    conflict: theirs && { before: base.values, mine: values, theirs: theirs.values },
    resolve,
    /** Returns to the form without a decision. */
    leaveConflict: () => setLatest(null),
  };
}
