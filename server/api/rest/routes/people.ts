import type { RestRoute } from '../route.js';

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
    summary: 'Ends the sign-in of the token',
    public: true,
    status: 204,
    operation: `mutation { signOut }`,
  },
];
