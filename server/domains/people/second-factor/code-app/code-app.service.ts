import type { ServiceContext } from '#server/access/identity/context.js';
import { invalid, ServiceError } from '#server/core/errors.js';
import { endSessionsOf } from '#server/domains/people/sessions/end-session.js';
import {
  withReauthentication,
  reauthenticate,
  type ReauthenticatedOwner,
} from '#server/domains/people/second-factor/reauthenticate.js';
import { CodeApp } from './code-app.entity.js';
import { removeUselessCodes } from '#server/domains/people/second-factor/factors.js';
import {
  codeUri,
  newSecret,
  sealCodeSecret,
  stepOfCode,
  unsealCodeSecret,
} from './one-time-code.js';
import { stepUpSession } from '#server/domains/people/second-factor/step-up-session.js';
import { recordFactorChange } from '#server/domains/people/second-factor/record-factor-change.js';
import { replaceRecoveryCodes } from '#server/domains/people/second-factor/recovery-code/recovery-codes.js';
import type { NewCodeApp } from '#server/domains/people/second-factor/second-factor.type.js';

const PENDING_MS = 3_600_000;

const wrongCode = () =>
  invalid({ code: 'This code is not right. Enter the one that the app shows now.' });

/**
 * Makes a secret for an authenticator app; it is no factor until `confirmCodeApp`. Only this answer
 * contains it. Throws INVALID for a wrong password, CONFLICT when the caller has an app,
 * TOO_MANY_REQUESTS.
 */
export async function beginCodeApp(
  ctx: ServiceContext,
  password: string | null,
): Promise<NewCodeApp> {
  const proved = await reauthenticate(ctx, password);
  const secret = newSecret();

  const begin = async ({ em, config, now }: ServiceContext, { user }: ReauthenticatedOwner) => {
    const known = await em.findOne(CodeApp, { userId: user.id });
    if (known?.confirmedAt)
      throw new ServiceError('CONFLICT', 'You have an authenticator app: remove it first');
    if (known) await em.remove(known).flush();

    const fields = { userId: user.id, sealedSecret: sealCodeSecret(config, secret) };
    em.persist(em.create(CodeApp, { ...fields, createdAt: now() }));

    return { secret, uri: codeUri(secret, user.email) };
  };

  return withReauthentication(ctx, begin, proved);
}

/**
 * Makes the new app a factor once it shows the right code, and ends the other sessions. Returns ten
 * recovery codes, which are not shown again. Throws INVALID for a wrong code, CONFLICT without a
 * new app.
 */
export function confirmCodeApp(ctx: ServiceContext, code: string): Promise<string[]> {
  return withReauthentication(ctx, async (tx, { user, sessionId }) => {
    const { em } = tx;
    const now = tx.now();
    const since = new Date(now.getTime() - PENDING_MS);
    const pending = { userId: user.id, confirmedAt: null, createdAt: { $gte: since } };
    const app = await em.findOne(CodeApp, pending);
    if (!app) throw new ServiceError('CONFLICT', 'Begin to add an authenticator app first');

    const secret = unsealCodeSecret(tx.config, app.sealedSecret);
    const step = secret === null ? null : stepOfCode(secret, code.replace(/\s/g, ''), now);
    if (step === null) throw wrongCode();

    Object.assign(app, { confirmedAt: now, lastStep: step });
    const codes = await replaceRecoveryCodes(em, user.id, now);
    await stepUpSession(em, sessionId, 'PASSWORD_AND_CODE');
    await endSessionsOf(em, user.id, now, { except: sessionId });
    recordFactorChange(tx, user.id, 'APP_ADDED');

    return codes;
  });
}

/**
 * Removes the caller's app and ends the other sessions. Throws INVALID for a wrong password,
 * CONFLICT without an app, TOO_MANY_REQUESTS.
 */
export async function removeCodeApp(ctx: ServiceContext, password: string | null): Promise<void> {
  const proved = await reauthenticate(ctx, password);

  const remove = async (tx: ServiceContext, { user, sessionId }: ReauthenticatedOwner) => {
    const { em } = tx;
    if ((await em.nativeDelete(CodeApp, { userId: user.id })) === 0)
      throw new ServiceError('CONFLICT', 'You have no authenticator app');
    await removeUselessCodes(em, user.id);
    await endSessionsOf(em, user.id, tx.now(), { except: sessionId });
    recordFactorChange(tx, user.id, 'APP_REMOVED');
  };

  await withReauthentication(ctx, remove, proved);
}
