import { Secret, TOTP } from 'otpauth';
import { PASSWORD } from '#server/testing/people.js';
import type { Answer, TestApi } from '#server/testing/test-api.js';
import type { User } from '#server/domains/people/user/user.entity.js';
import { SoftwareAuthenticator } from './software-authenticator.js';

const STEP_MS = 30_000;

const BEGIN_APP =
  'mutation ($password: String) { beginCodeApp(password: $password) { secret uri } }';
const CONFIRM_APP = 'mutation ($code: String!) { confirmCodeApp(code: $code) }';
const BEGIN_PASSKEY = `mutation ($password: String) {
  beginPasskey(password: $password) { challenge userHandle }
}`;
const ADD_PASSKEY = `mutation ($input: NewPasskeyInput!) {
  addPasskey(input: $input) { passkey { id name } recoveryCodes }
}`;
const BEGIN_SIGN_IN = 'mutation { beginPasskeySignIn { challenge rpId timeoutMs } }';
const PASSKEY_SIGN_IN = `mutation ($input: PasskeyProofInput!) {
  openPageSessionWithPasskey(input: $input) { email accessToken mustSetUpSecondFactor }
}`;

/** The value of a root field; throws when the call failed. */
function fieldOf<T>({ body }: Answer, name: string): T {
  const { data } = body as { data?: Record<string, T> | null };
  const value = data?.[name];
  if (value === undefined) throw new Error(`${name} failed: ${JSON.stringify(body)}`);
  return value;
}

/** Calls of one api, as its pages and partners make them. */
export const factorCalls = (api: TestApi) => ({
  /** The code that an app shows now. */
  code: (secret: string): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: api.wiring.now().getTime(),
    }),

  /** Waits until every app shows another code. */
  nextStep: () => api.advance(STEP_MS),

  signIn: ({ email }: Pick<User, 'email'>, code?: string, from?: string, password = PASSWORD) =>
    api.rest('POST', '/login', { json: { email, password, code }, from }),

  beginApp: (token: string, password: string | null = PASSWORD) =>
    api.graphql(BEGIN_APP, { password }, token),

  confirmApp: (token: string, code: string) => api.graphql(CONFIRM_APP, { code }, token),

  /** Adds an app; returns its secret and the recovery codes. */
  async addApp(token: string): Promise<{ secret: string; recoveryCodes: string[] }> {
    const begun = await this.beginApp(token);
    const { secret } = fieldOf<{ secret: string }>(begun, 'beginCodeApp');
    const confirmed = await this.confirmApp(token, this.code(secret));
    const recoveryCodes = fieldOf<string[]>(confirmed, 'confirmCodeApp');
    this.nextStep();
    return { secret, recoveryCodes };
  },

  beginPasskey: (token: string, password: string | null = PASSWORD) =>
    api.graphql(BEGIN_PASSKEY, { password }, token),

  sendPasskey: (token: string, input: unknown) => api.graphql(ADD_PASSKEY, { input }, token),

  async newPasskey(token: string): Promise<{ challenge: string; userHandle: string }> {
    return fieldOf(await this.beginPasskey(token), 'beginPasskey');
  },

  /** Adds a passkey; returns its device and the recovery codes. */
  async addPasskey(token: string) {
    const device = new SoftwareAuthenticator();
    const { challenge, userHandle } = await this.newPasskey(token);
    const answer = await this.sendPasskey(token, device.create(challenge));
    const added = fieldOf<{ passkey: { id: number }; recoveryCodes: string[] | null }>(
      answer,
      'addPasskey',
    );
    return { device, userHandle, ...added };
  },

  async passkeyChallenge(): Promise<string> {
    const answer = await api.graphql(BEGIN_SIGN_IN);
    return fieldOf<{ challenge: string }>(answer, 'beginPasskeySignIn').challenge;
  },

  sendProof: (input: unknown) => api.graphql(PASSKEY_SIGN_IN, { input }),

  codeOf: ({ body }: Answer): unknown =>
    (body as { errors?: { extensions?: { code?: string } }[] }).errors?.[0]?.extensions?.code,
});
