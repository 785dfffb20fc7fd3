import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { TokenSecrets } from '#server/core/process/config.js';
import { derivedKey } from '#server/core/crypto/derived-key.js';
import { ENTITY_TYPES, type EntityType } from './actor.js';

const ACCESS_TOKEN_LIFE_MS = 15 * 60 * 1000;
const SUCCESSORS = 'refresh token';

const ISSUER = 'infinitum';
const API_KEY_PREFIX = 'ifm_';

/**
 * The claims of an access token; every call checks against the session whether it is still valid.
 */
export interface AccessClaims {
  userId: number;
  sessionId: string;
  entityType: EntityType;
  entityId: number | null;
}

const deriveKey = (secret: string) => derivedKey(secret, 'access token');

/** Valid for 15 minutes, and no longer than the sign-in. */
export function signAccessToken(
  secret: string,
  claims: AccessClaims,
  { now, sessionEnd }: { now: Date; sessionEnd: Date },
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const expiresAt = Math.min(now.getTime() + ACCESS_TOKEN_LIFE_MS, sessionEnd.getTime());

  return new SignJWT({ sid: claims.sessionId, ent: claims.entityType, eid: claims.entityId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(claims.userId))
    .setIssuer(ISSUER)
    .setAudience(ISSUER)
    .setIssuedAt(issuedAt)
    .setExpirationTime(Math.floor(expiresAt / 1000))
    .sign(deriveKey(secret));
}

/** Ours have some 300 characters. The first part of a token is parsed before its signature is checked. */
const MAX_ACCESS_TOKEN_LENGTH = 2_000;

/** Null when the token is not ours, was changed or has expired. */
export async function parseAccessToken(
  secrets: TokenSecrets,
  token: string,
  now: Date,
): Promise<AccessClaims | null> {
  if (token.length > MAX_ACCESS_TOKEN_LENGTH) return null;
  for (const secret of secrets) {
    const claims = await parseSigned(secret, token, now);
    if (claims) return claims;
  }
  return null;
}

async function parseSigned(secret: string, token: string, now: Date): Promise<AccessClaims | null> {
  try {
    const options = { issuer: ISSUER, audience: ISSUER, algorithms: ['HS256'], currentDate: now };
    const { sub, sid, ent, eid } = (await jwtVerify(token, deriveKey(secret), options)).payload;
    const entityType = ENTITY_TYPES.find((type) => type === ent);
    const userId = Number(sub);
    if (!entityType || typeof sid !== 'string' || !Number.isSafeInteger(userId)) return null;
    return { userId, sessionId: sid, entityType, entityId: typeof eid === 'number' ? eid : null };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** 256 random bits for the owner, and their hash to store; a token this long needs no slow hash. */
export function newOpaqueToken(prefix = ''): { token: string; hash: string } {
  const token = prefix + randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

/**
 * The token that replaces another one. It is derived, so a repeated call within the grace period
 * gives the same token.
 */
export function successorOf(secret: string, token: string): { token: string; hash: string } {
  const key = Buffer.from(hkdfSync('sha256', secret, '', SUCCESSORS, 32));
  const successor = createHmac('sha256', key).update(token).digest('base64url');
  return { token: successor, hash: hashToken(successor) };
}

export const newApiKey = () => newOpaqueToken(API_KEY_PREFIX);
export const isApiKey = (bearer: string) => bearer.startsWith(API_KEY_PREFIX);

export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
