import type { OperationVariables } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { countryName, type Country } from '#client/components/form/country-choice';
import { EntityDialog } from '#client/components/entity-form/entity-dialog';
import type { FormField } from '#client/components/entity-form/form-field';
import type { SaveContext } from '#client/components/entity-form/use-entity-form';
import { showToast } from '#client/components/feedback/toast-store';
import { saveOutcomeOf } from '#client/graphql/save-outcome';
import { openingVersion } from '#client/records/define-record';
import { useServerSearch } from '#client/graphql/search/use-server-search';
import { evictFields } from '#client/records/evict-fields';
import { useRecordSave } from '#client/records/use-record-save';
import type { ExistingOrganisation, OrganisationKind, OrganisationRow } from './organisation-kind';
import type { OrganisationContext } from './organisation-context';
import type { OrganisationValues } from './organisation-values';
import { useListedNames } from './use-listed-names';

interface OrganisationDialogProps<Row extends OrganisationRow, Data> {
  kind: OrganisationKind<Row, Data>;
  context: OrganisationContext;
  /** Null creates a new one. */
  row: Row | null;
  /** People who may request an existing one get suggestions. */
  mayAssociate: boolean;
  onSaved: () => void;
  onClose: () => void;
}

const MIN_NAME_LENGTH = 4;

type Act = 'associate' | 'update' | 'create';

function takenUp({
  id,
  name,
  domain,
  countryCode,
}: ExistingOrganisation): Partial<OrganisationValues> {
  return {
    existingId: String(id),
    name,
    domain: domain ?? '',
    countries: { primary: countryCode, operational: [countryCode] },
  };
}

/** Name and country, and the domain where the person typed all of it. */
const suggestionText = (
  { name, countryCode, domain }: ExistingOrganisation,
  countries: readonly Country[],
): string => [name, countryName(countries, countryCode), domain].filter(Boolean).join(' · ');

/** The known fields of another organisation before it accepts. */
function knownFields(
  { domain }: OrganisationValues,
  countries: readonly Country[],
): FormField<OrganisationValues>[] {
  const country: FormField<OrganisationValues> = {
    kind: 'countries',
    name: 'countries',
    label: 'Country',
    countries,
    available: [],
    isPrimaryOnly: true,
    isReadOnly: true,
  };
  if (domain === '') return [country];

  return [
    { kind: 'domain', name: 'domain', label: 'Domain', isOptional: true, isReadOnly: true },
    country,
  ];
}

/** Shown as soon as an existing one is picked. */
const ApprovalNote = ({ existingId, name }: OrganisationValues) => (
  <chakra.p role="status" textStyle="sm" color="fg.muted" mb="3" _empty={{ display: 'none' }}>
    {existingId !== null && `An admin of ${name} must approve this before you see anything of it.`}
  </chakra.p>
);

/** Creates an agency or a client, changes it, or requests an association with an existing one. */
export function OrganisationDialog<Row extends OrganisationRow, Data>(
  props: OrganisationDialogProps<Row, Data>,
) {
  const { kind, context, row, mayAssociate, onSaved, onClose } = props;
  const { form, texts } = kind;
  const { countries } = context;
  const suggestions = useServerSearch({
    source: kind.id,
    find: async (ask, text) => (text === '' ? [] : kind.searchUnassociated(ask, text)),
  });
  const listed = useListedNames(kind);
  const listedText =
    listed.found.length > 0 ? `Already in your list: ${listed.found.join(', ')}` : undefined;
  const [latest, setLatest] = useState(row);
  const [initial] = useState(() => openingVersion(form, row, context));
  const [values, setValues] = useState(initial.values);
  const otherFields = form.useFields({ row, latest, values, context });
  const { save: saveRecord, fetchLatest } = useRecordSave(form, {
    row,
    context,
    onLatest: setLatest,
  });
  const [associate] = useMutation<unknown, OperationVariables>(kind.associate, {
    update: evictFields(form.stale),
  });
  const actOf = ({ existingId }: OrganisationValues): Act =>
    existingId !== null ? 'associate' : row === null ? 'create' : 'update';

  const nameField = (values: OrganisationValues): FormField<OrganisationValues> => {
    const field = { name: 'name', label: kind.nameLabel, serverNames: [kind.serverName] } as const;
    if (row !== null || !mayAssociate) return { ...field, kind: 'text', min: MIN_NAME_LENGTH };

    const isPicked = values.existingId !== null;
    const pick = (value: string) => {
      const picked = suggestions.found.find((one) => String(one.id) === value);
      return picked ? takenUp(picked) : {};
    };

    return {
      ...field,
      kind: 'suggested',
      min: isPicked ? 1 : MIN_NAME_LENGTH,
      isReadOnly: isPicked,
      suggestions: suggestions.found.map((one) => ({
        value: String(one.id),
        label: suggestionText(one, countries),
      })),
      isLoading: suggestions.isLoading,
      onSearch: (text) => {
        suggestions.onSearch(text);
        listed.onSearch(text);
      },
      help: isPicked ? undefined : listedText,
      onPick: pick,
      onClear: isPicked ? () => initial.values : undefined,
      emptyText: listedText ?? texts.emptySearch,
    };
  };
  const fieldsOf = (values: OrganisationValues) => [
    nameField(values),
    ...(values.existingId === null ? otherFields(values) : knownFields(values, countries)),
  ];

  const save = async (values: OrganisationValues, context: SaveContext) => {
    const outcome =
      values.existingId === null
        ? await saveRecord(values, context)
        : await saveOutcomeOf(() =>
            associate({
              variables: { id: Number(values.existingId) },
              context: { fetchOptions: { signal: context.signal } },
            }),
          );
    if (outcome.kind === 'saved') showToast({ text: texts[actOf(values)].saved, tone: 'success' });
    return outcome;
  };

  return (
    <EntityDialog
      title={(values) => texts[actOf(values)].title}
      submitLabel={(values) => texts[actOf(values)].submit}
      initial={initial}
      intro={(values) => <ApprovalNote {...values} />}
      fieldsOf={fieldsOf}
      onValues={setValues}
      save={save}
      fetchLatest={fetchLatest}
      failureText={(message, values) => texts[actOf(values)].failed(message)}
      onSaved={onSaved}
      onClose={onClose}
    />
  );
}
