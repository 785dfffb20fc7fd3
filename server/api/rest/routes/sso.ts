import type { RestCall, RestRoute } from '#server/api/rest/route.js';
import { ENTITY_TYPES } from './user-variables.js';

const SETTINGS_FIELDS = `redirect_uri: redirectUri user_count_outside: userCountOutside
  connection { issuer client_id: clientId default_admin: defaultAdmin enabled only_sso: onlySso
    require_verified_email: requireVerifiedEmail
    last_sign_in_at: lastSignInAt admin_signed_in_at: adminSignedInAt
    domains { domain txt_record: txtRecord verified_at: verifiedAt
      checked_at: checkedAt misses ends_at: endsAt } }`;
const ORGANISATION = 'entityType: $entityType, entityId: $entityId';
const VARIABLES = '$entityType: EntityType, $entityId: Int';

const ENTITY_TYPE = {
  type: 'integer',
  enum: [1, 2, 3, 4],
  description: '1 client, 2 agency, 3 broadcaster, 4 ad-tech; for super admins',
};

function connectionVariables({ body }: RestCall, { input }: Record<string, unknown>) {
  const fields: Record<string, unknown> = { ...(input as object) }; // a variable of an input type is always found as one
  const number = body.entity_type;
  if (number !== undefined && number !== null)
    fields.entityType = ENTITY_TYPES.get(number) ?? 'unknown';
  return { input: fields };
}

export const ssoRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/sso/settings',
    summary: 'How the people of your organisation sign in with their company',
    status: 200,
    operation: `query (${VARIABLES}) { ssoSettings(${ORGANISATION}) { ${SETTINGS_FIELDS} } }`,
  },
  {
    method: 'PUT',
    path: '/sso/connection',
    summary: 'Sets up the OpenID Connect provider, or changes what the body names of it',
    status: 200,
    variables: connectionVariables,
    takes: { entity_type: ENTITY_TYPE },
    operation: `mutation ($input: SsoConnectionInput!) {
      saveSsoConnection(input: $input) { ${SETTINGS_FIELDS} }
    }`,
  },
  {
    method: 'DELETE',
    path: '/sso/connection',
    summary: 'Removes the provider with its domains; people sign in with passwords again',
    status: 204,
    operation: `mutation (${VARIABLES}) { removeSsoConnection(${ORGANISATION}) { redirectUri } }`,
  },
  {
    method: 'POST',
    path: '/sso/domains',
    summary: 'Claims a mail domain; the answer has the TXT record that proves it',
    status: 201,
    operation: `mutation (${VARIABLES}, $domain: String!) {
      addSsoDomain(${ORGANISATION}, domain: $domain) { ${SETTINGS_FIELDS} }
    }`,
  },
  {
    method: 'POST',
    path: '/sso/domains/{domain}/verify',
    summary: 'Looks for the TXT record of a claimed domain',
    status: 200,
    operation: `mutation (${VARIABLES}, $domain: String!) {
      verifySsoDomain(${ORGANISATION}, domain: $domain) { ${SETTINGS_FIELDS} }
    }`,
  },
  {
    method: 'DELETE',
    path: '/sso/domains/{domain}',
    summary: 'Gives a claimed mail domain up',
    status: 204,
    operation: `mutation (${VARIABLES}, $domain: String!) {
      removeSsoDomain(${ORGANISATION}, domain: $domain) { redirectUri }
    }`,
  },
];
