import { chakra, Stack, Switch } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '#client/components/feedback/confirm-dialog';
import { showToast } from '#client/components/feedback/toast-store';
import {
  useOrganisationSignInQuery,
  useUpdateOrganisationSignInMutation,
} from '#client/graphql/generated';
import type { OrganisationType } from '#client/graphql/organisations/organisation-types';
import { QueryPlaceholder } from '#client/records/query-placeholder';

interface FactorSwitchProps {
  entityType: OrganisationType;
  entityId: number;
}

const LABEL = 'Require a second factor';
const NOTE =
  'People without one can sign in, but have to set one up before they see anything. Sign-ins through your own identity provider are not affected.';

/** Sets whether an organisation requires a second factor. */
export function FactorSwitch(organisation: FactorSwitchProps) {
  const { data, error, refetch } = useOrganisationSignInQuery({
    variables: organisation,
    fetchPolicy: 'network-only',
    context: { silent: true },
  });
  const [update, { loading }] = useUpdateOrganisationSignInMutation();
  const [isAsking, setAsking] = useState(false);
  if (error || !data) return <QueryPlaceholder error={error} onRetry={() => void refetch()} />;

  const change = async (requiresSecondFactor: boolean) => {
    try {
      await update({ variables: { ...organisation, input: { requiresSecondFactor } } });
      const now = requiresSecondFactor ? 'required' : 'no longer required';
      showToast({ text: `A second factor is ${now}.`, tone: 'success' });
      await refetch();
    } catch {
      // The toast of a failed call says why.
    }
    setAsking(false);
  };

  return (
    <Stack gap="1">
      <Switch.Root
        checked={data.organisationSignIn.requiresSecondFactor}
        disabled={loading}
        onCheckedChange={({ checked }) => (checked ? setAsking(true) : void change(false))}
      >
        <Switch.HiddenInput />
        <Switch.Control />
        <Switch.Label>{LABEL}</Switch.Label>
      </Switch.Root>
      <chakra.p color="fg.muted" textStyle="sm">
        {NOTE}
      </chakra.p>
      {isAsking && (
        <ConfirmDialog
          title="Require a second factor?"
          text="It applies at once: people who signed in with a password alone, perhaps you too, have to set up a second factor before they can go on."
          confirmLabel="Require it"
          isBusy={loading}
          onConfirm={() => void change(true)}
          onCancel={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}
