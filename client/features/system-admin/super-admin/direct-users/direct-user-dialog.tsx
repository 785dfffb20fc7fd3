import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { EntityDialog } from '#client/components/entity-form/entity-dialog';
import { showToast } from '#client/components/feedback/toast-store';
import {
  CreateDirectUserDocument,
  DirectUserDocument,
  type DirectUserRowFragment,
  UpdateDirectUserDocument,
} from '#client/graphql/generated';
import { organisationTypeOf } from '#client/graphql/organisations/organisation-types';
import { useOrganisationSearch } from '#client/graphql/organisations/use-organisation-search';
import { saveOutcomeOf } from '#client/graphql/lists/save-outcome';
import {
  clearLeftOrganisation,
  directUserFields,
  directUserInput,
  NEW_DIRECT_USER,
  versionOf,
  type DirectUserValues,
} from './direct-user-fields';

interface DirectUserDialogProps {
  /** Null: a new user. */
  user: DirectUserRowFragment | null;
  onSaved: () => void;
  onClose: () => void;
}

const organisationOf = ({ entityId, entityName }: DirectUserRowFragment) =>
  entityName && entityId !== null ? [{ value: String(entityId), label: entityName }] : [];

/** Creates a user who can sign in at once, or changes one, including the password. */
export function DirectUserDialog({ user, onSaved, onClose }: DirectUserDialogProps) {
  const client = useApolloClient();
  const isNew = user === null;
  const initial = user ? versionOf(user) : { values: NEW_DIRECT_USER };
  const [known, setKnown] = useState(user);
  const [chosen, setChosen] = useState<DirectUserValues>(initial.values);
  const search = useOrganisationSearch({
    type: organisationTypeOf(chosen.entityType),
    known: known?.entityType === chosen.entityType ? organisationOf(known) : [],
    chosen: [chosen.entityId],
  });

  return (
    <EntityDialog<DirectUserValues>
      title={isNew ? 'Create User' : 'Edit User'}
      submitLabel={isNew ? 'Create user' : 'Save changes'}
      initial={initial}
      fieldsOf={directUserFields({ isNew, search })}
      adjust={clearLeftOrganisation}
      onValues={setChosen}
      save={(values, { version, signal }) =>
        saveOutcomeOf(() => {
          const input = directUserInput(values);
          const context = { fetchOptions: { signal } };
          return isNew
            ? client.mutate({ mutation: CreateDirectUserDocument, variables: { input }, context })
            : client.mutate({
                mutation: UpdateDirectUserDocument,
                variables: { id: user.id, input: { ...input, version } },
                context,
              });
        })
      }
      fetchLatest={
        isNew
          ? undefined
          : async () => {
              const { data } = await client.query({
                query: DirectUserDocument,
                variables: { id: user.id },
                fetchPolicy: 'network-only',
              });
              if (!data) throw new Error('The user was answered without a record');
              setKnown(data.user);
              return versionOf(data.user);
            }
      }
      failureText={(message) =>
        `Failed to ${isNew ? 'create' : 'update'} user. ${message || 'Please try again.'}`
      }
      onSaved={() => {
        showToast({
          text: isNew ? 'User created successfully' : 'User updated successfully',
          tone: 'success',
        });
        onSaved();
      }}
      onClose={onClose}
    />
  );
}
