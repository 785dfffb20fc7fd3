import { describe, expect, test } from '@jest/globals';
import type { AdTech, Channel, Territory } from '#client/features/campaigns/content/content';
import {
  adjustChannel,
  bookableCountries,
  bookerOf,
  choosesCountries,
  choosesPublisher,
  onlyChannel,
  publisherOf,
  visibleChannels,
  type Booker,
} from './booking-rules';
import { DIRECT, newBooking } from './booking-values';

const channel = (id: number, ownerType: Channel['ownerType'], ownerId: number): Channel => ({
  id,
  channelName: `Channel ${id}`,
  displayName: null,
  ownerType,
  ownerId,
});

const HUIA = channel(1, 'broadcaster', 10);
const LIGHTPATH = channel(2, 'adtech', 20);
const ORBIT = channel(3, 'adtech', 21);
const CHANNELS = [HUIA, LIGHTPATH, ORBIT];

const adtech = (id: number): AdTech => ({
  id,
  adtechName: `Ad-tech ${id}`,
  requiresJobNumber: false,
  requiresChargedCpm: false,
});
const ADTECHS = [adtech(20), adtech(21)];

const NONE = { isSuperUser: false, isBroadcaster: false, isAdTechUser: false };
const SUPER = bookerOf({ ...NONE, isSuperUser: true }, null);
const BROADCASTER = bookerOf({ ...NONE, isBroadcaster: true }, 10);
const ADTECH = bookerOf({ ...NONE, isAdTechUser: true }, 20);
const AGENCY = bookerOf(NONE, 5);

const ids = (channels: readonly Channel[]) => channels.map(({ id }) => id);
const booking = { ...newBooking('2026-11-20') };

test('agencies, clients and super admins choose a publisher where there are ad-techs', () => {
  const choosing = (booker: Booker) => choosesPublisher(booker, ADTECHS);
  expect([SUPER, BROADCASTER, ADTECH, AGENCY].map(choosing)).toEqual([true, false, false, true]);
  expect(choosesPublisher(AGENCY, [])).toBe(false);
});

test('an ad-tech publishes what it books; others what they chose', () => {
  expect(publisherOf(ADTECH, { publisherId: null }, ADTECHS)?.id).toBe(20);
  expect(publisherOf(AGENCY, { publisherId: '21' }, ADTECHS)?.id).toBe(21);
  expect(publisherOf(AGENCY, { publisherId: DIRECT }, ADTECHS)).toBeNull();
});

describe('the channels to choose from', () => {
  test('are all there are for broadcasters, ad-techs and super admins', () => {
    for (const booker of [SUPER, BROADCASTER, ADTECH])
      expect(ids(visibleChannels(booker, { publisherId: null }, CHANNELS))).toEqual([1, 2, 3]);
  });

  test("are broadcasters' and the chosen ad-tech's for agencies and clients", () => {
    expect(ids(visibleChannels(AGENCY, { publisherId: null }, CHANNELS))).toEqual([1]);
    expect(ids(visibleChannels(AGENCY, { publisherId: DIRECT }, CHANNELS))).toEqual([1]);
    expect(ids(visibleChannels(AGENCY, { publisherId: '21' }, CHANNELS))).toEqual([1, 3]);
  });

  test('are chosen already where a broadcaster has one, or an ad-tech owns one', () => {
    expect(onlyChannel(BROADCASTER, [HUIA])).toBe('1');
    expect(onlyChannel(BROADCASTER, [HUIA, channel(4, 'broadcaster', 10)])).toBeNull();
    expect(onlyChannel(ADTECH, CHANNELS)).toBe('2');
    expect(onlyChannel(ADTECH, [...CHANNELS, channel(5, 'adtech', 20)])).toBeNull();
    expect(onlyChannel(AGENCY, [HUIA])).toBeNull();
  });
});

describe('another publisher', () => {
  const change = (channelId: string, publisherId: string) =>
    adjustChannel(AGENCY, { ...booking, channelId, publisherId }, 'publisherId', CHANNELS)
      .channelId;

  test("keeps a broadcaster's channel and its own, and clears another's", () => {
    expect(change('1', '20')).toBe('1');
    expect(change('2', '20')).toBe('2');
    expect(change('2', '21')).toBeNull();
    expect(change('2', DIRECT)).toBeNull();
  });

  test("follows a super admin's choice of an ad-tech's channel", () => {
    const chosen = { ...booking, channelId: '3', publisherId: DIRECT };
    expect(adjustChannel(SUPER, chosen, 'channelId', CHANNELS).publisherId).toBe('21');
    expect(adjustChannel(AGENCY, chosen, 'channelId', CHANNELS).publisherId).toBe(DIRECT);
  });
});

describe('countries', () => {
  const country = (code: string) => ({ code, name: code });
  const territory = (operational: string[], available: string[]): Territory => ({
    countryCode: 'NZ',
    operationalCountries: operational.map(country),
    availableCountries: available.map(country),
  });

  test('are those that client and caller share, else the caller’s', () => {
    expect(bookableCountries(territory(['NZ', 'AU'], ['AU', 'FR']))).toEqual(['AU']);
    expect(bookableCountries(territory(['NZ'], ['AU', 'FR']))).toEqual(['AU', 'FR']);
  });

  test('are requested unless there is only one', () => {
    expect(choosesCountries(territory(['NZ'], ['NZ', 'AU']), [])).toBe(false);
    expect(choosesCountries(territory(['NZ', 'AU'], ['NZ', 'AU']), [])).toBe(true);
    expect(choosesCountries(territory(['NZ'], ['NZ']), ['AU'])).toBe(true);
    expect(choosesCountries(territory([], []), [])).toBe(true);
  });
});
