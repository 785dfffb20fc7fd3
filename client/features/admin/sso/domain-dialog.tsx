import { EntityDialog } from '#client/components/entity-form/entity-dialog';
import type { FormField } from '#client/components/entity-form/form-field';
import type { SaveContext } from '#client/components/entity-form/use-entity-form';
import { useAddSsoDomainMutation } from '#client/graphql/generated';
import type { SignInOrganisation } from '#client/features/admin/sign-in/sign-in-organisation';
import { saveOutcomeOf } from '#client/graphql/save-outcome';

// A type, not an interface, so that it is assignable to a record of form values.
type DomainValues = { domain: string };

const FIELDS: FormField<DomainValues>[] = [
  {
    kind: 'domain',
    name: 'domain',
    label: 'Mail domain',
    requiredText: 'Domain is required',
    placeholder: 'example.com',
    help: 'What follows the @ of your addresses.',
  },
];
const INITIAL = { values: { domain: '' } };

interface DomainDialogProps {
  /** The choice of a super admin; left out: the caller's own. */
  organisation?: SignInOrganisation;
  onSaved: () => void;
  onClose: () => void;
}

/** Claims a mail domain. */
export function DomainDialog({ organisation, onSaved, onClose }: DomainDialogProps) {
  const [addDomain] = useAddSsoDomainMutation();
  const save = ({ domain }: DomainValues, { signal }: SaveContext) =>
    saveOutcomeOf(() =>
      addDomain({
        variables: { domain: domain.trim(), ...organisation },
        context: { fetchOptions: { signal } },
      }),
    );

  return (
    <EntityDialog
      title="Add mail domain"
      submitLabel="Add domain"
      initial={INITIAL}
      fieldsOf={() => FIELDS}
      save={save}
      onSaved={onSaved}
      onClose={onClose}
      failureText={(message) => `Failed to add domain. ${message || 'Please try again.'}`}
      size="sm"
    />
  );
}
