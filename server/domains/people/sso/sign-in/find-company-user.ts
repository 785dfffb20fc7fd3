import { raw } from '@mikro-orm/core';
import { audit } from '#server/access/audit/audit.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import {
  findUserByEmail,
  hasAddress,
  takeAddress,
} from '#server/domains/people/user/email-address.js';
import { isOfOrganisation } from '#server/domains/people/user/own-organisation.js';
import { TOKEN_PURPOSES } from '#server/domains/people/one-time-token/one-time-token.entity.js';
import { spendTokens } from '#server/domains/people/one-time-token/one-time-token.js';
import { User } from '#server/domains/people/user/user.entity.js';
import type { CompanyClaims } from './company-claims.js';
import { failSignIn } from './company-sign-in-error.js';
import type { SsoConnection } from '#server/domains/people/sso/connection/sso-connection.entity.js';
import { SsoIdentity } from './sso-identity.entity.js';

const MIN_NAME_LENGTH = 4;
const MAX_NAME_LENGTH = 255;

/**
 * The user whom the provider's claims are about, within the caller's transaction: the one linked
 * before, else the one with the address, else a new one. Throws `account` for a user of another
 * organisation, and for one that an admin removed.
 */
export async function findCompanyUser(
  tx: ServiceContext,
  connection: SsoConnection,
  claims: CompanyClaims,
): Promise<User> {
  const { issuer, subject, email } = claims;
  const known = await tx.em.findOne(
    SsoIdentity,
    { connection, issuer, subject },
    { populate: ['user'] },
  );
  const isLinked = known !== null && known.user.archivedAt === null;
  const user = isLinked ? known.user : await findByAddress(tx, connection, email);

  if (user && !isOfOrganisation(user, connection))
    throw failSignIn('account', 'The user is not of the organisation of the connection');
  if (!user && (known !== null || (await hasArchivedUser(tx, connection, email))))
    throw failSignIn('account', 'The user was removed');

  const found = user ?? (await createCompanyUser(tx, connection, claims));
  if (!isLinked) await linkUser(tx, connection, claims, found);
  await admit(tx, found);

  return found;
}

/** The user with the address; else an invitation of the organisation, once the address is free. */
async function findByAddress(
  { em, now }: ServiceContext,
  { entityType, entityId }: SsoConnection,
  email: string,
): Promise<User | null> {
  const user = await findUserByEmail(em, email);
  if (user) return user;

  const waiting = { addressTaken: true, entityType, entityId };
  const invited = await em.findOne(User, { $and: [hasAddress(email), waiting] });
  if (!invited) return null;
  await takeAddress(em, email, now(), invited.id);
  invited.addressTaken = false;

  return invited;
}

/** A removed user stays out until an admin invites the address again. */
async function hasArchivedUser(
  { em }: ServiceContext,
  { entityType, entityId }: SsoConnection,
  email: string,
): Promise<boolean> {
  const sameAddress = { [raw((alias) => `lower(${alias}.email) = lower(?)`, [email])]: [] };
  const removed = { ...sameAddress, entityType, entityId, archivedAt: { $ne: null } };
  return (await em.count(User, removed)) > 0;
}

async function createCompanyUser(
  tx: ServiceContext,
  { entityType, entityId, defaultAdmin }: SsoConnection,
  { email, name }: CompanyClaims,
): Promise<User> {
  const { em } = tx;
  await takeAddress(em, email, tx.now());

  const named = name !== null && [...name].length >= MIN_NAME_LENGTH ? name : email;
  const fields = {
    name: [...named].slice(0, MAX_NAME_LENGTH).join(''),
    email,
    admin: defaultAdmin,
    entityType,
    entityId,
  };
  const user = em.create(User, { ...fields, activatedAt: tx.now(), createdAt: tx.now() });

  await em.persist(user).flush();
  audit(tx, {
    action: 'user.joinByCompany',
    subjectType: 'user',
    subjectId: user.id,
    changes: {
      name: { after: fields.name },
      email: { after: email },
      admin: { after: defaultAdmin },
    },
  });

  return user;
}

/** A person whose account at the provider was made again gets the new link in place of the old. */
async function linkUser(
  tx: ServiceContext,
  connection: SsoConnection,
  { issuer, subject }: CompanyClaims,
  user: User,
): Promise<void> {
  const { em } = tx;
  const replaced = { $or: [{ user }, { connection, issuer, subject }] };
  await em.nativeDelete(SsoIdentity, replaced);
  em.persist(em.create(SsoIdentity, { connection, issuer, subject, user, createdAt: tx.now() }));
  audit(tx, {
    action: 'user.linkToCompany',
    subjectType: 'user',
    subjectId: user.id,
    changes: { issuer: { after: issuer } },
  });
}

/**
 * The company has confirmed the person: an open invitation counts as accepted, and a password that
 * somebody else chose ends.
 */
async function admit(tx: ServiceContext, user: User): Promise<void> {
  if (user.activatedAt === null) {
    user.activatedAt = tx.now();
    await spendTokens(tx.em, user.id, tx.now(), TOKEN_PURPOSES);
    audit(tx, { action: 'user.acceptInvitation', subjectType: 'user', subjectId: user.id });
  }

  if (user.passwordExpiresAt !== null)
    Object.assign(user, { passwordHash: null, passwordExpiresAt: null });
}
