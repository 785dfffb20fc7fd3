import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { invalidateTags, organisationTag } from '#server/access/identity/tagged-cache.js';
import { checkVersion } from '#server/core/graphql/version.js';
import {
  assignChanges,
  diffForCreate,
  diffForDelete,
  type FieldChanges,
} from '#server/core/input/partial-update.js';
import { FOR_UPDATE } from '#server/core/orm/find-row.js';
import { auditSso } from './audit-sso.js';
import { checkConnection } from './check-connection.js';
import { sealClientSecret } from './client-secret.js';
import { endSignIns } from './end-sign-ins.js';
import { SsoConnection } from './sso-connection.entity.js';
import { SsoDomain } from '#server/domains/people/sso/domain/sso-domain.entity.js';
import {
  requireSsoOrganisation,
  type NamedOrganisation,
  type SsoOrganisation,
} from './sso-organisation.js';
import { requireConnection, settingsOf } from './sso-settings.js';
import type { SsoConnectionInput, SsoSettings } from './sso-settings.type.js';

/**
 * Null for a super admin who names no organisation: SYSTEM has no company sign-in. Throws NOT_FOUND
 * for an organisation of others, FORBIDDEN unless the caller is an admin.
 */
export async function getSsoSettings(
  ctx: ServiceContext,
  named: NamedOrganisation,
): Promise<SsoSettings | null> {
  const isOfSystem = requireActor(ctx).entityType === 'SYSTEM' && !named.entityType;
  if (isOfSystem) return null;
  return settingsOf(ctx, await requireSsoOrganisation(ctx, named, 'view'));
}

/**
 * Sets up the provider of an organisation, or updates the fields of the input. Switching on
 * `onlySso` ends the sign-ins by password; switching the connection off, and another issuer or
 * client, end the sign-ins that it opened. Throws NOT_FOUND, FORBIDDEN, INVALID, CONFLICT for an
 * old version.
 */
export async function saveSsoConnection(
  ctx: ServiceContext,
  input: SsoConnectionInput,
): Promise<SsoSettings> {
  const organisation = await requireSsoOrganisation(ctx, input, 'update');

  await ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const current = await em.findOne(SsoConnection, { ...organisation }, FOR_UPDATE);
    if (current) checkVersion(current, input);
    const hasVerifiedDomain =
      current !== null &&
      (await em.count(SsoDomain, { connection: current, verifiedAt: { $ne: null } })) > 0;

    const { fields, clientSecret } = checkConnection(input, {
      config: ctx.config,
      current,
      hasVerifiedDomain,
    });
    const sealedClientSecret = clientSecret && sealClientSecret(ctx.config, clientSecret);

    if (!current) {
      const created = em.create(SsoConnection, {
        ...organisation,
        ...fields,
        sealedClientSecret: sealedClientSecret ?? '',
        createdAt: ctx.now(),
      });
      em.persist(created);
      auditSso(tx, 'createCompanySignIn', organisation, diffForCreate(fields));
      return;
    }

    const isSwitchedOn = fields.onlySso && !current.onlySso;
    const isAnotherProvider =
      fields.issuer !== current.issuer || fields.clientId !== current.clientId;
    const endsOwn = current.enabled && (!fields.enabled || isAnotherProvider);
    const changes = assignChanges(current, fields);
    if (sealedClientSecret) {
      current.sealedClientSecret = sealedClientSecret;
      changes.clientSecret = { after: 'replaced' };
    }
    if (isSwitchedOn) await endSignIns(tx, organisation, 'OTHER');
    if (endsOwn) await endOwnSignIns(tx, organisation, changes);
    auditSso(tx, 'updateCompanySignIn', organisation, changes);
  });
  await forgetActors(ctx, organisation);

  return settingsOf({ ...ctx, em: ctx.em.fork() }, organisation);
}

/**
 * Removes the provider with its domains, and ends the sign-ins that it opened: people sign in with
 * passwords again. Throws NOT_FOUND, FORBIDDEN.
 */
export async function removeSsoConnection(
  ctx: ServiceContext,
  named: NamedOrganisation,
): Promise<SsoSettings> {
  const organisation = await requireSsoOrganisation(ctx, named, 'update');

  await ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const connection = await requireConnection(tx, organisation);
    const { issuer, clientId, defaultAdmin, enabled, onlySso, requireVerifiedEmail } = connection;
    em.remove(connection);
    const changes = diffForDelete({
      issuer,
      clientId,
      defaultAdmin,
      enabled,
      onlySso,
      requireVerifiedEmail,
    });
    await endOwnSignIns(tx, organisation, changes);
    auditSso(tx, 'removeCompanySignIn', organisation, changes);
  });
  await forgetActors(ctx, organisation);

  return settingsOf({ ...ctx, em: ctx.em.fork() }, organisation);
}

async function endOwnSignIns(
  tx: ServiceContext,
  organisation: SsoOrganisation,
  changes: FieldChanges,
): Promise<void> {
  const ended = await endSignIns(tx, organisation, 'COMPANY');
  if (ended > 0) changes.endedSignIns = { after: ended };
}

const forgetActors = (ctx: ServiceContext, { entityType, entityId }: SsoOrganisation) =>
  invalidateTags(ctx.redis, [organisationTag(entityType, entityId)]);
