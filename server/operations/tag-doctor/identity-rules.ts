import { countText, percentText } from '#schema/writing/numbers.js';
import type { IdentitySums } from '#server/event-store/tag-health.js';
import { ENOUGH, NOUN, ODD_SHARE, shareText, type Examined, type Rule } from './rule.js';

const NEARLY_NONE = 0.1;
const MOST = 0.5;
/** A difference of shares at which many homes use one family on the television and the other elsewhere. */
const FAR_APART = 0.25;

/**
 * A household shows one ad a few times an hour; people view more pages in that time. More addresses
 * than `most` are those of households, however busy.
 */
const CROWDED = {
  IMPRESSION: { callsEach: 5, most: 16 },
  SITE: { callsEach: 20, most: 3 },
} as const;

const OTHERS = {
  IMPRESSION: 'visits to the client’s site',
  SITE: 'impressions of the client’s campaigns',
} as const;

const viewersOf = ({ byId, byIpv4, byIpv6 }: IdentitySums) => byId + byIpv4 + byIpv6;
const idShare = (side: IdentitySums) => side.byId / viewersOf(side);
const householdsOf = ({ byIpv4, byIpv6 }: IdentitySums) => byIpv4 + byIpv6;
const ipv6Share = (side: IdentitySums) => side.byIpv6 / householdsOf(side);

/** Names both shares: "98% of the calls … but 0% of the visits …". */
function comparison(tag: Examined, shareOf: (side: IdentitySums) => number, text: string): string {
  const [own, other] = [tag.signs, tag.otherSide].map((side) => percentText(shareOf(side)));
  return `${own} of the calls of the last day ${text}, but ${other} of the ${OTHERS[tag.tagKind]} do`;
}

function oneSidedIds(tag: Examined): string | null {
  if (Math.min(viewersOf(tag.signs), viewersOf(tag.otherSide)) < ENOUGH) return null;
  const shares = [idShare(tag.signs), idShare(tag.otherSide)];
  if (Math.min(...shares) > NEARLY_NONE || Math.max(...shares) < MOST) return null;

  return `${comparison(tag, idShare, 'contain a user id')}: an id never meets a household, so no visit is credited between them.`;
}

function familiesApart(tag: Examined): string | null {
  if (Math.min(householdsOf(tag.signs), householdsOf(tag.otherSide)) < ENOUGH) return null;
  const apart = Math.abs(ipv6Share(tag.signs) - ipv6Share(tag.otherSide));
  if (apart < FAR_APART) return null;

  return `${comparison(tag, ipv6Share, 'without a user id come over IPv6')}: a home whose television uses IPv4 and whose phone uses IPv6 is two households to us.`;
}

function fewAddresses({ tagKind, lastDay, signs }: Examined): string | null {
  const { callsEach, most } = CROWDED[tagKind];
  const { newAddress, addressesAnHour, byId } = signs;
  if (lastDay.counted < ENOUGH || newAddress === 0 || addressesAnHour > most) return null;
  if (byId > lastDay.counted * MOST || lastDay.counted < newAddress * callsEach) return null;

  const addresses =
    addressesAnHour === 1
      ? 'one address'
      : `about ${countText(addressesAnHour)} addresses in the busiest hour`;
  return `The ${countText(lastDay.counted)} calls of the last day came from ${addresses}, as those of a server do, and not those of households.`;
}

/** Rules about who the viewers of a tag are, and whether they can meet those of the other side. */
export const IDENTITY_RULES: readonly Rule[] = [
  {
    code: 'ONE_SIDED_IDS',
    gravity: 'PROBLEM',
    find: oneSidedIds,
    advice:
      'Pass the same id on both sides (uid in the impression tag, data-uid or uid at the site tag), or on neither: then both go by the address of the household.',
  },
  {
    code: 'FEW_ADDRESSES',
    gravity: 'PROBLEM',
    find: fewAddresses,
    advice:
      'A server or proxy between the devices and us hides their addresses, so that all of them are one household. A super admin names it in TRUSTED_PROXIES, and it passes on the device’s address in X-Forwarded-For or X-Device-IP; or it sends uid.',
  },
  {
    code: 'NO_HOUSEHOLD',
    gravity: 'PROBLEM',
    find: (tag) =>
      shareText(
        tag,
        tag.signs.noHousehold,
        ODD_SHARE * 5,
        `come from addresses that stand for no household, such as those of private networks and of our own proxies: no ${NOUN[tag.tagKind]} among them is ever credited`,
      ),
    advice:
      'A proxy in the way writes its own address or an inner one. Let it pass on the device’s public address, and let a super admin name every proxy in TRUSTED_PROXIES.',
  },
  {
    code: 'SHARED_IDENTITY',
    gravity: 'WARNING',
    find: (tag) =>
      shareText(
        tag,
        tag.signs.sharedIdentity,
        ODD_SHARE * 5,
        'contain a user id or address that hundreds of others have, too, so it stands for nobody',
      ),
    advice:
      'Check what fills uid in: a constant, a test value or the id of an app instead of a person’s. Addresses that many share are those of companies and mobile networks, where nothing needs doing.',
  },
  {
    code: 'FAMILIES_APART',
    gravity: 'WARNING',
    find: familiesApart,
    advice:
      'Give the host name of the tags an IPv4 address only (an A record, no AAAA), so that every device of a home calls over IPv4; or pass the same id on both sides.',
  },
];
