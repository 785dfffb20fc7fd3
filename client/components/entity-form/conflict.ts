import { formatDate } from '#client/formatting/dates';
import { countryName } from '#client/components/form/country-choice';
import type { FormField } from './form-field';
import { countriesOf, isSameValue, toList, toText, type FormValues } from './form-values';

export type Side = 'mine' | 'theirs';

export interface Difference {
  name: string;
  label: string;
  mine: string;
  theirs: string;
  /** Preselected where only one side changed the field; null where both did. */
  suggested: Side | null;
}

interface Versions<Values extends FormValues> {
  /** The version that both started from. */
  before: Values;
  mine: Values;
  theirs: Values;
}

const NOTHING = '–';

/** A value in words, for reading two of them side by side. */
function describeValue<Values extends FormValues>(
  field: FormField<Values>,
  values: Values,
): string {
  const value = values[field.name];
  switch (field.kind) {
    case 'toggle':
      return value === true ? 'Yes' : 'No';
    case 'password':
      return toText(value) === '' ? NOTHING : 'A new one';
    case 'date':
      return formatDate(toText(value));
    case 'buttons':
    case 'select':
    case 'combobox':
      return (
        field.options.find((option) => option.value === value)?.label ?? (toText(value) || NOTHING)
      );
    case 'choices':
      return toList(value)
        .map((one) => field.options.find((option) => option.value === one)?.label ?? one)
        .join(', ');
    case 'countries': {
      const { primary, operational } = countriesOf(value);
      const others = operational.filter((code) => code !== primary);
      const names = (primary === null ? others : [primary, ...others]).map((code) =>
        countryName(field.countries, code),
      );
      return names.join(', ') || NOTHING;
    }
    default:
      return toText(value) || NOTHING;
  }
}

/** The fields in which the two versions differ. */
export function differencesOf<Values extends FormValues>(
  fields: readonly FormField<Values>[],
  { before, mine, theirs }: Versions<Values>,
): Difference[] {
  return fields
    .filter(({ name }) => !isSameValue(mine[name], theirs[name]))
    .map((field) => {
      const { name, label } = field;
      const [didI, didThey] = [
        !isSameValue(mine[name], before[name]),
        !isSameValue(theirs[name], before[name]),
      ];

      const suggested = didI === didThey ? null : didI ? 'mine' : 'theirs';

      return {
        name,
        label,
        mine: describeValue(field, mine),
        theirs: describeValue(field, theirs),
        suggested,
      };
    });
}

/** My values, with theirs in the fields where theirs were chosen. */
export function resolveConflict<Values extends FormValues>(
  { mine, theirs }: Pick<Versions<Values>, 'mine' | 'theirs'>,
  taken: Readonly<Record<string, Side>>,
): Values {
  const fromThem = Object.entries(theirs).filter(([name]) => taken[name] === 'theirs');
  return { ...mine, ...Object.fromEntries(fromThem) };
}
