import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { EntityDialog } from '#client/components/entity-form/entity-dialog';
import { UserDocument } from '#client/graphql/generated';
import { organisationTypeOf } from '#client/graphql/organisations/organisation-types';
import { useOrganisationSearch } from '#client/graphql/organisations/use-organisation-search';
import { fetchRecord } from '#client/records/fetch-record';
import { useSession } from '#client/session/use-session';
import { useSaveUser } from './use-save-user';
import {
  clearLeftOrganisation,
  NEW_USER,
  userFields,
  valuesOf,
  type UserRow,
  type UserValues,
} from './user-fields';

interface UserDialogProps {
  /** Null: a new user. */
  user: UserRow | null;
  onSaved: () => void;
  onClose: () => void;
}

const organisationOf = (user: UserRow | null) =>
  user?.entityName && user.entityId !== null
    ? [{ value: String(user.entityId), label: user.entityName }]
    : [];

/** Invites a user or edits one; super admins choose the organisation. */
export function UserDialog({ user, onSaved, onClose }: UserDialogProps) {
  const client = useApolloClient();
  const { flags } = useSession();
  const [theirs, setLatest] = useState(user);
  const initial = user ? { values: valuesOf(user), version: user.version } : { values: NEW_USER };
  const [chosen, setChosen] = useState(initial.values);
  const { entityType } = chosen;
  const known = theirs?.entityType === entityType ? theirs : user;
  const search = useOrganisationSearch({
    type: flags.isSuperUser ? organisationTypeOf(entityType) : null,
    known: known?.entityType === entityType ? organisationOf(known) : [],
    chosen: [chosen.entityId],
  });
  const fieldsOf = (values: UserValues) => userFields(flags.isSuperUser ? search : null, values);
  const save = useSaveUser({ id: user?.id, choosesOrganisation: flags.isSuperUser });

  const fetchLatest = async () => {
    const latest = await fetchRecord(client, UserDocument, user?.id ?? 0);
    setLatest(latest.user);
    return { values: valuesOf(latest.user), version: latest.user.version };
  };

  const act = user ? 'update' : 'create';
  return (
    <EntityDialog
      title={user ? 'Edit User' : 'Add New User'}
      submitLabel={user ? 'Save user' : 'Invite user'}
      initial={initial}
      fieldsOf={fieldsOf}
      adjust={clearLeftOrganisation}
      onValues={setChosen}
      save={save}
      fetchLatest={user ? fetchLatest : undefined}
      onSaved={onSaved}
      onClose={onClose}
      failureText={(message) => `Failed to ${act} user. ${message || 'Please try again.'}`}
    />
  );
}
