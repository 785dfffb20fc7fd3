import { EntityDialog } from '#client/components/entity-form/entity-dialog';
import type { FormField } from '#client/components/entity-form/form-field';
import type { SaveOutcome } from '#client/components/entity-form/save-outcome';
import type { CountryChoice } from '#client/components/form/country-choice';
import type { Specimen } from '#client/kit/specimen';
import { Opened } from '#client/kit/stateful';
import { LONG_TEXT } from './long-text';

type Values = {
  name: string;
  email: string;
  price: string;
  kind: string | null;
  place: string | null;
  buttons: string;
  startDate: string;
  isMain: boolean;
  countries: CountryChoice;
  parts: readonly string[];
  owner: string;
};

const OPTIONS = [
  { value: 'a', label: 'Ash' },
  { value: 'b', label: LONG_TEXT },
];
const COUNTRIES = [{ code: 'NZ', name: 'New Zealand' }];
const nothing = () => undefined;

const FIELDS: readonly FormField<Values>[] = [
  {
    kind: 'text',
    name: 'name',
    label: 'Name',
    min: 4,
    max: 40,
    warnAt: 30,
    help: 'As it is known',
  },
  { kind: 'email', name: 'email', label: 'Email', isOptional: true },
  { kind: 'money', currency: 'NZD', name: 'price', label: 'Price', isHalf: true },
  { kind: 'date', name: 'startDate', label: 'Start date', isHalf: true },
  { kind: 'select', name: 'kind', label: 'Kind', options: OPTIONS },
  { kind: 'combobox', name: 'place', label: 'Place', options: OPTIONS },
  { kind: 'buttons', name: 'buttons', label: 'Format', options: OPTIONS.slice(0, 1) },
  { kind: 'toggle', name: 'isMain', label: 'Main' },
  {
    kind: 'countries',
    name: 'countries',
    label: 'Countries',
    countries: COUNTRIES,
    available: ['NZ'],
    hasPrimary: true,
  },
  { kind: 'choices', name: 'parts', label: 'Parts', options: OPTIONS, emptyText: 'No parts.' },
  {
    kind: 'suggested',
    name: 'owner',
    label: 'Owner',
    suggestions: OPTIONS,
    onSearch: nothing,
    onPick: (owner) => ({ owner }),
    emptyText: 'Nobody of this name.',
  },
];

const EMPTY: Values = {
  name: '',
  email: '',
  price: '',
  kind: null,
  place: null,
  buttons: '',
  startDate: '',
  isMain: false,
  countries: { primary: null, operational: [] },
  parts: [],
  owner: '',
};
const COMPLETE: Values = {
  name: LONG_TEXT.slice(0, 35),
  email: 'ana@infinitum.example',
  price: '12.50',
  kind: 'b',
  place: 'a',
  buttons: 'a',
  startDate: '2026-11-02',
  isMain: true,
  countries: { primary: 'NZ', operational: ['NZ'] },
  parts: ['a'],
  owner: 'Northlight',
};

const READ_ONLY = FIELDS.map((field): FormField<Values> => ({ ...field, isReadOnly: true }));

const fieldsOf = (fields: readonly FormField<Values>[]) => () => fields;

const dialog = (values: Values, outcome: SaveOutcome, fields = FIELDS) => (
  <Opened label="Open">
    {(close) => (
      <EntityDialog<Values>
        title="Add Thing"
        submitLabel="Create thing"
        initial={{ values, version: 1 }}
        fieldsOf={fieldsOf(fields)}
        save={() => Promise.resolve(outcome)}
        fetchLatest={() => Promise.resolve({ values: EMPTY, version: 2 })}
        onSaved={close}
        onClose={close}
        failureText={(message) => `Failed to save. ${message}`}
      />
    )}
  </Opened>
);

export const entityForm: readonly Specimen[] = [
  {
    component: 'entity-form/entity-dialog',
    states: {
      empty: dialog(EMPTY, { kind: 'saved' }),
      data: dialog(COMPLETE, { kind: 'saved' }),
      disabled: dialog(COMPLETE, { kind: 'saved' }, READ_ONLY),
      'error after saving': dialog(COMPLETE, {
        kind: 'refused',
        message: 'The name is taken.',
        errors: { name: 'The name is taken.' },
      }),
      'newer version after saving': dialog(COMPLETE, { kind: 'conflict' }),
    },
  },
];
