import { chakra } from '@chakra-ui/react';
import { countryName, type Country } from '#client/components/form/country-choice';
import { EntityDialog } from '#client/components/entity-form/entity-dialog';
import type { FormField } from '#client/components/entity-form/form-field';
import type { SaveContext, Version } from '#client/components/entity-form/use-entity-form';
import { showToast } from '#client/components/feedback/toast-store';
import { saveOutcomeOf } from '#client/graphql/lists/save-outcome';
import type {
  ExistingOrganisation,
  OrganisationCalls,
  OrganisationKind,
} from './organisation-kind';
import type { OrganisationValues } from './organisation-values';
import { useAdminReference } from '#client/features/admin/use-admin-reference';
import { useSuggestions } from './use-suggestions';

interface OrganisationDialogProps {
  kind: OrganisationKind;
  calls: OrganisationCalls;
  /** Null creates a new one. */
  id: number | null;
  initial: Version<OrganisationValues>;
  /** People who may request an existing one get suggestions. */
  mayAssociate: boolean;
  /** The fields after the name. */
  otherFields: () => FormField<OrganisationValues>[];
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
export function OrganisationDialog(props: OrganisationDialogProps) {
  const { kind, calls, id, initial, mayAssociate, otherFields, onSaved, onClose } = props;
  const { countries } = useAdminReference();
  const { organisations, isLoading, search } = useSuggestions(calls.searchUnassociated);
  const actOf = ({ existingId }: OrganisationValues): Act =>
    existingId !== null ? 'associate' : id === null ? 'create' : 'update';

  const nameField = (values: OrganisationValues): FormField<OrganisationValues> => {
    const field = { name: 'name', label: kind.nameLabel, serverNames: [kind.serverName] } as const;
    if (id !== null || !mayAssociate) return { ...field, kind: 'text', min: MIN_NAME_LENGTH };

    const isPicked = values.existingId !== null;
    const pick = (value: string) => {
      const picked = organisations.find((one) => String(one.id) === value);
      return picked ? takenUp(picked) : {};
    };

    return {
      ...field,
      kind: 'suggested',
      min: isPicked ? 1 : MIN_NAME_LENGTH,
      isReadOnly: isPicked,
      suggestions: organisations.map((one) => ({
        value: String(one.id),
        label: suggestionText(one, countries),
      })),
      isLoading,
      onSearch: search,
      onPick: pick,
      onClear: isPicked ? () => initial.values : undefined,
      emptyText: kind.emptySearch,
    };
  };
  const fieldsOf = (values: OrganisationValues) => [
    nameField(values),
    ...(values.existingId === null ? otherFields() : knownFields(values, countries)),
  ];

  const save = (values: OrganisationValues, context: SaveContext) =>
    saveOutcomeOf(async () => {
      const act = actOf(values);
      if (act === 'associate') await calls.associate(Number(values.existingId), context);
      else if (id === null) await calls.create(values, context);
      else await calls.update(id, values, context);
      const { created, updated, associated } = kind.said;
      showToast({
        text: { create: created, update: updated, associate: associated }[act],
        tone: 'success',
      });
    });

  return (
    <EntityDialog
      title={({ existingId }) =>
        existingId !== null
          ? `Associate Existing ${kind.title}`
          : id === null
            ? `Add New ${kind.title}`
            : `Edit ${kind.title}`
      }
      submitLabel={(values) =>
        ({ associate: 'Associate...', create: `Create ${kind.id}`, update: 'Save changes' })[
          actOf(values)
        ]
      }
      initial={initial}
      intro={(values) => <ApprovalNote {...values} />}
      fieldsOf={fieldsOf}
      save={save}
      fetchLatest={id === null ? undefined : () => calls.load(id)}
      failureText={(message, values) =>
        `Failed to ${actOf(values)} ${kind.id}. ${message || 'Please try again.'}`
      }
      onSaved={onSaved}
      onClose={onClose}
    />
  );
}
