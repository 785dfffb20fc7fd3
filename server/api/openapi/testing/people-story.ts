import { idOf, readList, readNoun, type Call } from './story.js';

/** The token of the newest mail to an address. */
export type TokenTo = (address: string) => Promise<string>;

const EMAIL = 'hana@ridgeline.example';
const PASSWORD = 'a fence post in the rain';
const NEXT_PASSWORD = 'a kettle on the long shelf';

/** People who are invited, sign in, forget a password and change an address. */
export async function playPeople(call: Call, tokenTo: TokenTo, customerId: number): Promise<void> {
  const as = 'client';
  const params = { id: await playInvitation(call, tokenTo) };
  await readNoun(call, '/users/', params.id);
  await readList(call, 'GET /users/');

  const credentials = { email: EMAIL, password: PASSWORD };
  const session = await call('POST /login', { as: 'nobody', body: credentials });
  const wrong = { email: EMAIL, password: 'not this one, surely' };
  await call('POST /login', { as: 'nobody', body: wrong, refused: 401 });
  const renewal = { as: 'nobody', body: { token: session.refresh_token } } as const;
  const renewed = await call('POST /refresh-token', renewal);
  await call('POST /logout', { as: 'nobody', body: { token: renewed.refresh_token } });

  await playAddresses(call, tokenTo, params.id);
  await call('PUT /users/{id}', { as, params, body: { name: 'Hana Itō' } });
  await call('DELETE /users/{id}', { as, params });

  const direct = { name: 'Piri Ngata', email: 'piri@ridgeline.example', password: PASSWORD };
  const body = { ...direct, entity_type: 1, entity_id: customerId };
  await call('POST /admin/users/direct', { body });
  await call('POST /admin/users/direct', { body: { ...body, entity_type: 9 }, refused: 422 });
}

async function playInvitation(call: Call, tokenTo: TokenTo): Promise<number> {
  const as = 'nobody';
  const body = { name: 'Hana Ito', email: EMAIL };
  const id = idOf(await call('POST /users/', { as: 'client', body }));
  await call('POST /users/{id}/resend-invitation', { as: 'client', params: { id } });
  await call('POST /accept-invitation', { as, body: { token: await tokenTo(EMAIL) } });

  await call('POST /password-reset', { as, body: { email: EMAIL } });
  const token = await tokenTo(EMAIL);
  await call('GET /verify-reset-token', { as, query: { token } });
  await call('GET /verify-reset-token', { as, query: { token: 'x' }, refused: 422 });
  await call('POST /verify-reset-token', { as, body: { token } });
  await call('POST /reset-password', { as, body: { token, new_password: PASSWORD } });
  return id;
}

async function playAddresses(call: Call, tokenTo: TokenTo, id: number): Promise<void> {
  const as = 'client';
  const change = (email: string) =>
    call('PUT /users/{id}', { as, params: { id }, body: { email } });

  await change('hana.ito@ridgeline.example');
  await call('DELETE /users/{id}/pending-email', { as, params: { id } });
  await change('hana@summit.example');
  await call('POST /keep-email', { as: 'nobody', body: { token: await tokenTo(EMAIL) } });
  await change('hana.i@ridgeline.example');
  const token = await tokenTo('hana.i@ridgeline.example');
  await call('POST /confirm-email', { as: 'nobody', body: { token } });
}

/** Keys, the own password, and the end of a sign-in. */
export async function playKeys(call: Call, currentPassword: string): Promise<void> {
  const as = 'client';
  const body = { name: 'Warehouse', scopes: ['read'], expires_at: '2098-12-31T00:00:00.000Z' };
  const id = idOf(await call('POST /api-keys/', { as, body }));
  await call('POST /api-keys/', { as, body: { ...body, scopes: [] }, refused: 422 });
  await call('GET /api-keys/', { as });
  await call('GET /api-keys/', { as: 'key', refused: 403 });
  const params = { id };
  const next = await call('POST /api-keys/{id}/rotate', {
    as,
    params,
    body: { overlap_hours: 48 },
  });
  await call('DELETE /api-keys/{id}', { as, params: { id: idOf(next) } });

  await call('POST /change-password', {
    as: 'agency',
    body: { current_password: currentPassword, new_password: NEXT_PASSWORD },
  });
  await call('POST /logout', { as: 'agency' });
}
