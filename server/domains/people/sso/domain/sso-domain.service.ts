import { randomBytes } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { ServiceContext } from '#server/access/identity/context.js';
import { acquireSlots } from '#server/access/limits/rate-limiter.js';
import { organisationKey } from '#server/access/identity/actor.js';
import { invalid, notFound, ServiceError } from '#server/core/errors.js';
import { FieldCheck } from '#server/core/input/field-check.js';
import { auditSso } from '#server/domains/people/sso/connection/audit-sso.js';
import { PUBLIC_MAILBOX_DOMAINS } from './public-mailbox-domains.js';
import { lookUpRecord, noteFound, resolveTxt, type ResolveTxt } from './look-up-record.js';
import { SsoDomain } from './sso-domain.entity.js';
import {
  requireSsoOrganisation,
  type NamedOrganisation,
  type SsoOrganisation,
} from '#server/domains/people/sso/connection/sso-organisation.js';
import {
  requireConnection,
  settingsOf,
} from '#server/domains/people/sso/connection/sso-settings.js';
import type { SsoSettings } from '#server/domains/people/sso/connection/sso-settings.type.js';

const MAX_DOMAINS = 20;
const TAKEN = 'Another organisation has verified this domain';

/**
 * Claims a mail domain, unverified. Throws NOT_FOUND, FORBIDDEN, INVALID, CONFLICT beyond twenty
 * and for one that is verified for another organisation.
 */
export async function addSsoDomain(
  ctx: ServiceContext,
  named: NamedOrganisation,
  name: string,
): Promise<SsoSettings> {
  const organisation = await requireSsoOrganisation(ctx, named, 'update');
  const domain = checkDomain(name);

  await ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const connection = await requireConnection(tx, organisation);
    const claims = await em.find(SsoDomain, { connection });
    if (claims.some((claim) => claim.domain === domain))
      throw new ServiceError('CONFLICT', 'This domain is in the list already');
    if (claims.length >= MAX_DOMAINS)
      throw new ServiceError('CONFLICT', `There are ${MAX_DOMAINS} domains already`);
    await refuseTaken(tx, domain);

    const token = randomBytes(16).toString('hex');
    em.persist(em.create(SsoDomain, { connection, domain, token, createdAt: ctx.now() }));
    auditSso(tx, 'addSignInDomain', organisation, { domain: { after: domain } });
  });

  return settingsOf({ ...ctx, em: ctx.em.fork() }, organisation);
}

/**
 * Looks up the TXT records of a claimed domain, and verifies it when one is the expected. Throws
 * NOT_FOUND, FORBIDDEN, INVALID when the record is not there, CONFLICT when another organisation
 * was faster, TOO_MANY_REQUESTS.
 */
export async function verifySsoDomain(
  ctx: ServiceContext,
  named: NamedOrganisation,
  name: string,
  resolve: ResolveTxt = resolveTxt,
): Promise<SsoSettings> {
  const organisation = await requireSsoOrganisation(ctx, named, 'update');
  const claim = await requireClaim(ctx, organisation, name);
  const limited = [['sso-domain:organisation', organisationKey(organisation)]] as const;

  await acquireSlots(ctx.redis, limited, ctx.now());
  if ((await lookUpRecord(claim, resolve)) !== 'FOUND')
    throw invalid({ domain: 'The TXT record is not there yet. DNS can take an hour.' });

  await verifyClaim(ctx, organisation, claim.domain).catch((error: unknown) => {
    if (error instanceof UniqueConstraintViolationException)
      throw new ServiceError('CONFLICT', TAKEN);
    throw error;
  });

  return settingsOf({ ...ctx, em: ctx.em.fork() }, organisation);
}

/**
 * Gives a claim up. Throws NOT_FOUND, FORBIDDEN, CONFLICT for the last verified domain while
 * passwords are refused.
 */
export async function removeSsoDomain(
  ctx: ServiceContext,
  named: NamedOrganisation,
  name: string,
): Promise<SsoSettings> {
  const organisation = await requireSsoOrganisation(ctx, named, 'update');

  await ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const connection = await requireConnection(tx, organisation);
    const claim = await requireClaim(tx, organisation, name);
    const others = { connection, verifiedAt: { $ne: null }, id: { $ne: claim.id } };

    if (
      connection.onlySso &&
      claim.verifiedAt !== null &&
      (await em.count(SsoDomain, others)) === 0
    )
      throw new ServiceError(
        'CONFLICT',
        'This is the last verified domain: allow passwords again before you remove it',
      );

    em.remove(claim);
    auditSso(tx, 'removeSignInDomain', organisation, {
      domain: { before: claim.domain, after: null },
    });
  });

  return settingsOf({ ...ctx, em: ctx.em.fork() }, organisation);
}

function checkDomain(name: string): string {
  const check = new FieldCheck();
  const domain = check.domain('domain', name) ?? '';
  check.require('domain', domain !== '', 'Domain is required');
  check.require(
    'domain',
    !PUBLIC_MAILBOX_DOMAINS.has(domain),
    'Anybody can get an address at this domain, so no organisation can claim it',
  );
  check.done();
  return domain;
}

async function refuseTaken({ em }: ServiceContext, domain: string): Promise<void> {
  if ((await em.count(SsoDomain, { domain, verifiedAt: { $ne: null } })) > 0)
    throw new ServiceError('CONFLICT', TAKEN);
}

async function requireClaim(
  { em }: ServiceContext,
  { entityType, entityId }: SsoOrganisation,
  name: string,
): Promise<SsoDomain> {
  const domain = name.trim().toLowerCase();
  const own = { domain, connection: { entityType, entityId } };
  // Read again: a check in the background may have changed it since DNS was asked.
  const claim = await em.findOne(SsoDomain, own, { refresh: true });
  if (!claim) throw notFound('Domain');
  return claim;
}

async function verifyClaim(
  ctx: ServiceContext,
  organisation: SsoOrganisation,
  domain: string,
): Promise<void> {
  await ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    await requireConnection(tx, organisation);
    const claim = await requireClaim(tx, organisation, domain);
    noteFound(claim, ctx.now());
    if (claim.verifiedAt !== null) return;
    claim.verifiedAt = ctx.now();
    auditSso(tx, 'verifySignInDomain', organisation, { domain: { after: domain } });
  });
}
