import type { SaveOutcome } from '#client/components/entity-form/save-outcome';
import type { SaveContext } from '#client/components/entity-form/use-entity-form';
import { showToast } from '#client/components/feedback/toast-store';
import { useInviteUserMutation, useUpdateUserMutation } from '#client/graphql/generated';
import { organisationTypeOf } from '#client/graphql/organisations/organisation-types';
import { saveOutcomeOf } from '#client/graphql/lists/save-outcome';
import type { UserValues } from './user-fields';

interface SaveSetting {
  /** Left out for a new user, who gets an invitation. */
  id?: number;
  choosesOrganisation: boolean;
}

/** Invites or saves a user, and shows the success. */
export function useSaveUser({ id, choosesOrganisation }: SaveSetting) {
  const [inviteUser] = useInviteUserMutation();
  const [updateUser] = useUpdateUserMutation();

  return async (values: UserValues, { version, signal }: SaveContext): Promise<SaveOutcome> => {
    const entityType = organisationTypeOf(values.entityType);
    const input = {
      name: values.name.trim(),
      email: values.email.trim(),
      admin: values.isAdmin,
      ...(choosesOrganisation && entityType && { entityType, entityId: Number(values.entityId) }),
    };

    const context = { fetchOptions: { signal } };
    let pendingEmail: string | null | undefined;
    const outcome = await saveOutcomeOf(() =>
      id === undefined
        ? inviteUser({ variables: { input }, context })
        : updateUser({ variables: { id, input: { ...input, version } }, context }).then(
            ({ data }) => {
              pendingEmail = data?.updateUser.pendingEmail;
            },
          ),
    );
    if (outcome.kind !== 'saved') return outcome;

    showToast({
      text: id === undefined ? 'User saved successfully!' : 'User updated successfully',
      tone: 'success',
    });

    if (pendingEmail === input.email)
      showToast({ text: `A link to confirm it was mailed to ${pendingEmail}.`, tone: 'success' });

    return outcome;
  };
}
