import type { EntityType, PartyFragment } from '#client/graphql/generated';

const KINDS: Readonly<Record<EntityType, string>> = {
  CUSTOMER: 'Client',
  AGENCY: 'Agency',
  BROADCASTER: 'Broadcaster',
  ADTECH: 'Ad-tech company',
  SYSTEM: 'Infinitum',
};

type Pair = readonly [PartyFragment, PartyFragment];

export const kindText = ({ entityType }: PartyFragment): string => KINDS[entityType];

/** The client of a pair and its partner; null when neither is a client. */
function clientOf([one, other]: Pair) {
  if (one.entityType === 'CUSTOMER') return { client: one.name, worker: other };
  if (other.entityType === 'CUSTOMER') return { client: other.name, worker: one };
  return null;
}

/**
 * Names what the other side sees of a client. Agencies see everything; broadcasters and ad-techs
 * see what concerns them.
 */
function sharedText(client: string, { entityType, name }: PartyFragment): string {
  if (entityType === 'AGENCY')
    return `all campaigns, bookings, creatives, tags and figures of ${client}`;
  return `all site tags and visits of ${client}, those of its campaigns that run through ${name}`;
}

const EITHER_ENDS = 'Either side can end this at any time.';

/** The sentence about what acceptance shares. */
export function acceptingText(pair: Pair): string {
  const sides = clientOf(pair);
  if (!sides) {
    const [one, other] = pair;
    return `From then on ${one.name} and ${other.name} see each other’s name and contact details, and nothing of any client. ${EITHER_ENDS}`;
  }
  const { client, worker } = sides;
  return `From then on ${worker.name} sees ${sharedText(client, worker)}, and may add and change campaigns. ${EITHER_ENDS}`;
}

/** The sentence about what the end takes away. */
export function endingText(pair: Pair): string {
  const sides = clientOf(pair);
  if (!sides)
    return `From then on ${pair[0].name} and ${pair[1].name} no longer see each other. Nothing else changes.`;
  const { client, worker } = sides;
  return `From then on ${worker.name} sees nothing of ${client}. Running bookings continue and still count.`;
}
