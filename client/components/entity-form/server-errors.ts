import type { FieldErrors } from './check-form';
import type { FormField } from './form-field';
import type { FormValues } from './form-values';

const toSnakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

interface PlacedErrors {
  byField: FieldErrors;
  /** Errors of fields that the form does not show. */
  others: string[];
}

/** Assigns the server's errors to the fields of the form, by their snake_case names. */
export function placeServerErrors<Values extends FormValues>(
  fields: readonly FormField<Values>[],
  errors: FieldErrors,
): PlacedErrors {
  const fieldByServerName = new Map(
    fields.flatMap((field) =>
      (field.serverNames ?? [toSnakeCase(field.name)]).map((name) => [name, field.name] as const),
    ),
  );

  const byField: Record<string, string> = {};
  const others: string[] = [];

  for (const [serverName, message] of Object.entries(errors)) {
    const name = fieldByServerName.get(serverName);
    if (name === undefined) others.push(message);
    else byField[name] ??= message;
  }

  return { byField, others };
}
