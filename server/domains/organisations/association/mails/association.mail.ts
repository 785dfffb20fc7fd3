import type { EntityManager } from '@mikro-orm/postgresql';
import { inOneLine, renderMail } from '#server/core/mail/letter.js';
import type { MailKind } from '#server/core/mail/mail-kind.js';
import { maySignIn } from '#server/domains/people/sessions/session-actor.js';
import { User } from '#server/domains/people/user/user.entity.js';
import { associationsUrl } from '#server/domains/page-urls.js';
import { Country } from '#server/domains/organisations/reference/country.entity.js';
import { Relationship } from '#server/domains/organisations/relationship/relationship.entity.js';
import { AssociationRequest } from '#server/domains/organisations/association/request/association-request.entity.js';
import {
  isSameOrganisation,
  createPair,
  type OrganisationRef,
} from '#server/domains/organisations/association/organisation-pair.js';
import { findOrganisation } from '#server/domains/organisations/association/organisation-ref.js';

export type AssociationEvent =
  'REQUESTED' | 'ACCEPTED' | 'CONNECTED' | 'DECLINED' | 'WITHDRAWN' | 'ENDED';

interface AssociationNews {
  event: AssociationEvent;
  /** Null for the end of an association without a request. */
  requestId: number | null;
  requester: OrganisationRef;
  target: OrganisationRef;
  userId: number;
}

const USEFUL_FOR_MS = 7 * 24 * 3_600_000;

const KIND: Record<OrganisationRef['entityType'], string> = {
  CUSTOMER: 'client',
  AGENCY: 'agency',
  BROADCASTER: 'broadcaster',
  ADTECH: 'ad-tech company',
};

interface Words {
  /** Names of both sides; the requester's with its kind and country. */
  requester: string;
  target: string;
  introduced: string;
}

interface Text {
  subject: string;
  paragraphs: string[];
}

const EITHER_SIDE = 'Either side can end this under Admin.';

const TEXTS: Record<AssociationEvent, (words: Words, isAsked: boolean) => Text> = {
  REQUESTED: ({ requester, target, introduced }, isAsked) =>
    isAsked
      ? {
          subject: `${requester} asks to be associated with ${target}`,
          paragraphs: [
            `${introduced} asks to be associated with ${target}. It sees no data of ${target} until an admin accepts.`,
            'If you do not know who asks, or why, decline.',
          ],
        }
      : {
          subject: `Your request to be associated with ${target} was sent`,
          paragraphs: [
            `${requester} has asked to be associated with ${target}, and sees no data of it until the other side accepts. You can withdraw the request under Admin.`,
          ],
        },
  ACCEPTED: ({ requester, target, introduced }) => ({
    subject: `${requester} and ${target} are associated`,
    paragraphs: [
      `The request of ${introduced} to be associated with ${target} was accepted. ${EITHER_SIDE}`,
    ],
  }),
  CONNECTED: ({ requester, target, introduced }) => ({
    subject: `${requester} and ${target} are associated`,
    paragraphs: [
      `${introduced} has used a connection code of ${target}: the two are now associated. ${EITHER_SIDE}`,
    ],
  }),
  DECLINED: ({ requester, target, introduced }) => ({
    subject: `The request of ${requester} was declined`,
    paragraphs: [
      `The request of ${introduced} to be associated with ${target} was declined. It sees no data of ${target}.`,
    ],
  }),
  WITHDRAWN: ({ requester, target, introduced }) => ({
    subject: `The request of ${requester} was withdrawn`,
    paragraphs: [
      `${introduced} no longer asks to be associated with ${target}. There is nothing to answer.`,
    ],
  }),
  ENDED: ({ requester, target }) => ({
    subject: `${requester} and ${target} are no longer associated`,
    paragraphs: [
      `The association of ${requester} and ${target} was ended. Neither side sees data of the other through it any more.`,
    ],
  }),
};

/**
 * Reports a change of a request or an association to an admin. It contains nothing about the
 * organisations but their names, and the requester's kind and country.
 */
export const associationMail: MailKind<AssociationNews> = {
  name: 'association',
  usefulForMs: USEFUL_FOR_MS,
  async write({ em, config }, { event, requestId, requester, target, userId }) {
    const user = await em.findOne(User, { id: userId });
    if (
      !user ||
      !(await maySignIn(em, user)) ||
      !(await isConcerned(em, user, [requester, target]))
    )
      return null;
    if (event === 'REQUESTED' && !(await isWaiting(em, requestId))) return null;

    const words = await loadWords(em, requester, target);
    const { subject, paragraphs } = TEXTS[event](words, !isSameOrganisation(requester, user));
    const name = inOneLine(user.name);
    const notes =
      event === 'REQUESTED' && user.entityType === 'SYSTEM'
        ? [`Nobody at ${words.target} can answer at present, so we ask you.`]
        : [];
    return {
      to: { name, address: user.email },
      subject,
      ...renderMail({
        greeting: `Hello ${name},`,
        paragraphs,
        link: { label: 'Open the associations', url: associationsUrl(config) },
        notes,
      }),
    };
  },
};

const isWaiting = async (em: EntityManager, id: number | null): Promise<boolean> =>
  (await em.count(AssociationRequest, { id, state: 'WAITING' })) > 0;

/** True where the reader still belongs to one of the sides, or to an agency of the client. */
async function isConcerned(
  em: EntityManager,
  user: User,
  parties: readonly OrganisationRef[],
): Promise<boolean> {
  const { entityType, entityId, admin } = user;
  if (entityType === 'SYSTEM') return true;
  if (!admin) return false;
  if (parties.some((party) => isSameOrganisation(party, user))) return true;
  const client = parties.find((party) => party.entityType === 'CUSTOMER');
  if (!client || entityType !== 'AGENCY' || entityId === null) return false;
  return (await em.count(Relationship, createPair(client, { entityType, entityId }))) > 0;
}

async function loadWords(
  em: EntityManager,
  requester: OrganisationRef,
  target: OrganisationRef,
): Promise<Words> {
  const [asking, asked] = [
    await findOrganisation(em, requester),
    await findOrganisation(em, target),
  ];
  const country = await em.findOne(Country, { code: asking.countryCode });
  const name = inOneLine(asking.name);
  const where = country ? ` from ${country.name}` : '';
  return {
    requester: name,
    target: inOneLine(asked.name),
    introduced: `${name} (${KIND[asking.entityType]}${where})`,
  };
}
