import { chakra, SimpleGrid, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { ComboboxField } from '#client/components/form/combobox-field';
import { SelectField } from '#client/components/form/select-field';
import { Panel } from '#client/components/panel/panel';
import {
  ORGANISATION_TYPES,
  organisationTypeOf,
  type OrganisationType,
} from '#client/graphql/organisations/organisation-types';
import { useOrganisationSearch } from '#client/graphql/organisations/use-organisation-search';
import { useSession } from '#client/session/use-session';
import { FactorSwitch } from './factor-switch';

const HELP =
  'With a second factor, a password alone signs nobody in: people add an authenticator app or a passkey under their name in the header.';

interface Organisation {
  entityType: OrganisationType;
  entityId: number;
}

/** How the people of an organisation sign in; super admins choose the organisation. */
export function SignInPanel() {
  const { user, flags } = useSession();
  const own = organisationTypeOf(user?.entityType ?? null);
  const ownId = user?.entityId ?? null;

  return (
    <Panel title="Sign-in" help={HELP} state="ready">
      {flags.isSuperUser && <AnyOrganisation />}
      {own && ownId !== null && <FactorSwitch entityType={own} entityId={ownId} />}
    </Panel>
  );
}

function AnyOrganisation() {
  const [type, setType] = useState<OrganisationType>('BROADCASTER');
  const [chosen, setChosen] = useState<Organisation | null>(null);
  const id = chosen?.entityType === type ? String(chosen.entityId) : null;
  const search = useOrganisationSearch({ type, chosen: [id] });

  return (
    <Stack gap="4">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="3" maxW="640px">
        <SelectField
          label="Type of organisation"
          options={ORGANISATION_TYPES}
          value={type}
          onChange={(value) => setType(organisationTypeOf(value) ?? type)}
        />
        <ComboboxField
          label="Organisation"
          placeholder="Search"
          value={id}
          onChange={(value) => setChosen({ entityType: type, entityId: Number(value) })}
          {...search}
        />
      </SimpleGrid>
      {chosen && id !== null ? (
        <FactorSwitch key={`${type}:${id}`} {...chosen} />
      ) : (
        <chakra.p color="fg.muted">Choose an organisation to see how its people sign in.</chakra.p>
      )}
    </Stack>
  );
}
