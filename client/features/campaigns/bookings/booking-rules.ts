import type { AdTech, Channel, Territory } from '#client/features/campaigns/content/content';
import { DIRECT, type BookingValues } from './booking-values';

/** The caller, as far as publishers and channels depend on it. */
export interface Booker {
  kind: 'super' | 'broadcaster' | 'adtech' | 'chooser';
  /** The organisation's id; null for a super admin. */
  entityId: number | null;
}

interface BookerFlags {
  isSuperUser: boolean;
  isBroadcaster: boolean;
  isAdTechUser: boolean;
}

export function bookerOf(flags: BookerFlags, entityId: number | null): Booker {
  if (flags.isSuperUser) return { kind: 'super', entityId: null };
  if (flags.isBroadcaster) return { kind: 'broadcaster', entityId };
  return { kind: flags.isAdTechUser ? 'adtech' : 'chooser', entityId };
}

const isOwnedBy = (channel: Channel, adtechId: number): boolean =>
  channel.ownerType === 'adtech' && channel.ownerId === adtechId;

/** An ad-tech books under itself, a broadcaster directly; others choose when there are ad-techs. */
export const choosesPublisher = (booker: Booker, adtechs: readonly AdTech[]): boolean =>
  (booker.kind === 'chooser' || booker.kind === 'super') && adtechs.length > 0;

/** The ad-tech that publishes the booking; null: direct, or not chosen yet. */
export function publisherOf(
  booker: Booker,
  { publisherId }: Pick<BookingValues, 'publisherId'>,
  adtechs: readonly AdTech[],
): AdTech | null {
  const id = booker.kind === 'adtech' ? String(booker.entityId) : publisherId;
  return adtechs.find((adtech) => String(adtech.id) === id) ?? null;
}

/** Agencies and clients see broadcasters' channels and the chosen ad-tech's; others see all. */
export function visibleChannels(
  booker: Booker,
  { publisherId }: Pick<BookingValues, 'publisherId'>,
  channels: readonly Channel[],
): readonly Channel[] {
  if (booker.kind !== 'chooser') return channels;
  return channels.filter(
    (channel) =>
      channel.ownerType === 'broadcaster' || isOwnedBy(channel, Number(publisherId ?? DIRECT)),
  );
}

/** The default channel: a broadcaster's only one, or the only one an ad-tech owns. */
export function onlyChannel(
  { kind, entityId }: Booker,
  channels: readonly Channel[],
): string | null {
  if (kind !== 'broadcaster' && kind !== 'adtech') return null;
  const own =
    kind === 'broadcaster'
      ? channels
      : channels.filter((channel) => isOwnedBy(channel, entityId ?? 0));
  return own.length === 1 ? String(own[0]?.id) : null;
}

/** A channel fits a publisher when a broadcaster or the publisher owns it. */
function fits(channel: Channel | undefined, publisherId: string | null): boolean {
  if (!channel) return false;
  return channel.ownerType === 'broadcaster' || String(channel.ownerId) === publisherId;
}

/**
 * Another publisher clears a channel that no longer fits; a super admin's choice of an ad-tech's
 * channel sets its publisher.
 */
export function adjustChannel(
  booker: Booker,
  next: BookingValues,
  changed: string,
  channels: readonly Channel[],
): BookingValues {
  const channel = channels.find(({ id }) => String(id) === next.channelId);
  if (changed === 'publisherId' && next.channelId !== null && !fits(channel, next.publisherId))
    return { ...next, channelId: null };
  if (
    changed === 'channelId' &&
    booker.kind === 'super' &&
    channel &&
    !fits(channel, next.publisherId)
  )
    return { ...next, publisherId: String(channel.ownerId) };

  return next;
}

/**
 * The countries where both the client and the caller operate; without a common one, the caller's.
 */
export function bookableCountries({
  operationalCountries,
  availableCountries,
}: Territory): string[] {
  const available = availableCountries.map(({ code }) => code);
  const shared = operationalCountries
    .map(({ code }) => code)
    .filter((code) => available.includes(code));
  return shared.length > 0 ? shared : available;
}

/** The form asks for countries unless there is only one, or the booking already runs elsewhere. */
export const choosesCountries = (territory: Territory, current: readonly string[]): boolean => {
  const [only, ...others] = bookableCountries(territory);
  return only === undefined || others.length > 0 || current.some((code) => code !== only);
};
