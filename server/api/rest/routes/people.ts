import { WITH_VERSION, type RestRoute } from '#server/api/rest/route.js';
import {
  DIRECT_USER_WIRE_FIELDS,
  directUserNames,
  directUserVariables,
  USER_WIRE_FIELDS,
  userNames,
  userVariables,
} from './user-variables.js';

const USER_FIELDS = `id name email pending_email: pendingEmail admin role
  entity_type: entityTypeNumber entity_id: entityId entity_name: entityName
  invitation_state: invitationState updated_at: updatedAt viewer_can: viewerCan version @include(if: $withVersion)`;

const KEY_FIELDS = 'id name scopes created_at: createdAt expires_at: expiresAt';

export const peopleRoutes: RestRoute[] = [
  {
    method: 'POST',
    path: '/login',
    summary: 'Signs in with an address and a password',
    public: true,
    status: 200,
    operation: `mutation ($input: SignInInput!) {
      signIn(input: $input) {
        access_token: accessToken
        refresh_token: refreshToken
        id
        name
        email
        role
        permission_level: permissionLevel
        entity_type: entityType
        entity_id: entityId
        entity_name: entityName
        country_code: countryCode
        country_list: countryList
        must_change_password: mustChangePassword
      }
    }`,
  },
  {
    method: 'POST',
    path: '/refresh-token',
    summary: 'Swaps a refresh token, once, for a new pair',
    public: true,
    status: 200,
    operation: `mutation ($token: String!) {
      refreshSession(token: $token) { new_token: accessToken, refresh_token: refreshToken }
    }`,
  },
  {
    method: 'POST',
    path: '/logout',
    summary:
      'Ends the sign-in of the access token, and that of the refresh token in the body; 401 when neither is of one',
    public: true,
    status: 204,
    operation: `mutation ($token: String) { signOut(token: $token) }`,
  },
  {
    method: 'POST',
    path: '/password-reset',
    summary: 'Mails a link to choose a new password, should the address be known',
    public: true,
    status: 200,
    operation: `mutation ($email: String!) { requestPasswordReset(email: $email) { status message } }`,
  },
  {
    method: 'GET',
    path: '/verify-reset-token',
    summary: 'Whether the token of such a link is good still; 422 when not',
    public: true,
    status: 200,
    operation: `query ($token: String!) { verifyResetToken(token: $token) { status message } }`,
  },
  {
    method: 'POST',
    path: '/verify-reset-token',
    summary: 'The same with the token in the body, where no log of addresses holds it',
    public: true,
    status: 200,
    operation: `query ($token: String!) { verifyResetToken(token: $token) { status message } }`,
  },
  {
    method: 'POST',
    path: '/reset-password',
    summary: 'Sets the password by the token of such a link, once',
    public: true,
    status: 200,
    operation: `mutation ($token: String!, $newPassword: String!) {
      resetPassword(token: $token, newPassword: $newPassword) { status message }
    }`,
  },
  {
    method: 'POST',
    path: '/change-password',
    summary: 'Sets your own password by the current one; your other sign-ins end',
    status: 200,
    operation: `mutation ($currentPassword: String!, $newPassword: String!) {
      changePassword(currentPassword: $currentPassword, newPassword: $newPassword) { status message }
    }`,
  },
  {
    method: 'POST',
    path: '/accept-invitation',
    summary: 'Accepts an invitation by the token of its mail, once',
    public: true,
    status: 200,
    operation: `mutation ($token: String!) { acceptInvitation(token: $token) { status message } }`,
  },
  {
    method: 'POST',
    path: '/confirm-email',
    summary: 'Puts a new address in force by the token of the mail to it, once; all sign-ins end',
    public: true,
    status: 200,
    operation: `mutation ($token: String!) { confirmEmailChange(token: $token) { status message } }`,
  },
  {
    method: 'POST',
    path: '/keep-email',
    summary: 'Stops or undoes a change of address by the token of the mail to the old one, once',
    public: true,
    status: 200,
    operation: `mutation ($token: String!) { objectToEmailChange(token: $token) { status message } }`,
  },
  {
    method: 'GET',
    path: '/api-keys/',
    summary: 'The API keys of your organisation',
    status: 200,
    operation: `query { apiKeys { ${KEY_FIELDS} is_sandbox: isSandbox last_used_at: lastUsedAt replaced_by_id: replacedById } }`,
  },
  {
    method: 'POST',
    path: '/api-keys/',
    summary: 'A new API key; its text is readable this once',
    status: 201,
    operation: `mutation ($input: ApiKeyInput!) {
      createApiKey(input: $input) { ${KEY_FIELDS} key }
    }`,
  },
  {
    method: 'POST',
    path: '/api-keys/{id}/rotate',
    summary:
      'A key in place of this one, which goes on working for as many hours as `overlap_hours` says',
    status: 201,
    operation: `mutation ($id: Int!, $overlapHours: Int! = 24) {
      rotateApiKey(id: $id, overlapHours: $overlapHours) { ${KEY_FIELDS} key }
    }`,
  },
  {
    method: 'DELETE',
    path: '/api-keys/{id}',
    summary: 'Revokes an API key',
    status: 204,
    operation: `mutation ($id: Int!) { revokeApiKey(id: $id) }`,
  },
  {
    method: 'GET',
    path: '/users/',
    summary: 'The users of your organisation; everybody for a super admin',
    status: 200,
    paged: true,
    operation: `query ($first: Int! = 500, $after: String, $updatedSince: DateTimeISO, ${WITH_VERSION}) {
      users(first: $first, after: $after, updatedSince: $updatedSince) {
        nodes { ${USER_FIELDS} } pageInfo { hasNextPage endCursor } }
    }`,
  },
  {
    method: 'GET',
    path: '/users/{id}',
    summary: 'A user of your organisation; anybody for a super admin',
    status: 200,
    operation: `query ($id: Int!, ${WITH_VERSION}) { user(id: $id) { ${USER_FIELDS} } }`,
  },
  {
    method: 'POST',
    path: '/admin/users/direct',
    summary: 'A user with a preset password',
    status: 201,
    takes: DIRECT_USER_WIRE_FIELDS,
    standsFor: directUserNames,
    variables: directUserVariables,
    operation: `mutation ($input: UserInput!, ${WITH_VERSION}) { createDirectUser(input: $input) { ${USER_FIELDS} } }`,
  },
  {
    method: 'POST',
    path: '/users/',
    summary: 'Invites a user by mail, to your organisation; a super admin names it',
    status: 201,
    takes: USER_WIRE_FIELDS,
    standsFor: userNames,
    variables: userVariables,
    operation: `mutation ($input: InvitationInput!, ${WITH_VERSION}) { inviteUser(input: $input) { ${USER_FIELDS} } }`,
  },
  {
    method: 'POST',
    path: '/users/{id}/resend-invitation',
    summary: 'Mails the invitation again to a user who has not accepted it; earlier links end',
    status: 200,
    operation: `mutation ($id: Int!, ${WITH_VERSION}) { resendInvitation(id: $id) { ${USER_FIELDS} } }`,
  },
  {
    method: 'PUT',
    path: '/users/{id}',
    summary: 'Changes what the body names of a user',
    status: 200,
    takes: USER_WIRE_FIELDS,
    standsFor: userNames,
    variables: userVariables,
    operation: `mutation ($id: Int!, $input: UserInput!, ${WITH_VERSION}) { updateUser(id: $id, input: $input) { ${USER_FIELDS} } }`,
  },
  {
    method: 'DELETE',
    path: '/users/{id}/pending-email',
    summary: 'Gives up an address that waits to be confirmed',
    status: 204,
    operation: `mutation ($id: Int!) { withdrawEmailChange(id: $id) { id } }`,
  },
  {
    method: 'DELETE',
    path: '/users/{id}',
    summary: 'Removes a user',
    status: 204,
    operation: `mutation ($id: Int!) { archiveUser(id: $id) }`,
  },
];
