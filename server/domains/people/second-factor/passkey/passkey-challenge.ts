import { randomBytes } from 'node:crypto';
import type { ServiceContext } from '#server/access/identity/context.js';

const LIFE_SECONDS = 5 * 60;
const CHALLENGE_BYTES = 32;

type Store = Pick<ServiceContext, 'redis'>;

const newChallenge = () => randomBytes(CHALLENGE_BYTES).toString('base64url');
const signInKey = (challenge: string) => `passkey-challenge:sign-in:${challenge}`;
/** One at a time for each person: the later one replaces the earlier one. */
const addKey = (userId: number) => `passkey-challenge:add:${userId}`;

export async function newSignInChallenge({ redis }: Store): Promise<string> {
  const challenge = newChallenge();
  await redis.set(signInKey(challenge), '1', 'EX', LIFE_SECONDS);
  return challenge;
}

/** True where we made the challenge within five minutes and nobody has used it. */
export const takeSignInChallenge = async ({ redis }: Store, challenge: string): Promise<boolean> =>
  (await redis.getdel(signInKey(challenge))) !== null;

export async function newAddChallenge({ redis }: Store, userId: number): Promise<string> {
  const challenge = newChallenge();
  await redis.set(addKey(userId), challenge, 'EX', LIFE_SECONDS);
  return challenge;
}

/** The challenge that the person has to answer; null when there is none. */
export const takeAddChallenge = ({ redis }: Store, userId: number): Promise<string | null> =>
  redis.getdel(addKey(userId));
