import { describe, expect, test } from '@jest/globals';
import { askOutsideCampaign, inheritDays } from './campaign-days';
import { newBooking } from './booking-values';

const TODAY = '2026-11-23';
const SPRING = {
  __typename: 'Campaign' as const,
  id: 11,
  campaignName: 'Spring',
  startDate: '2026-12-25',
  endDate: '2027-01-24',
};
const DAY = { ...SPRING, id: 12, campaignName: 'Day', startDate: TODAY, endDate: TODAY };
const campaigns = new Map([
  ['11', SPRING],
  ['12', DAY],
]);
const of = (campaignId: string | null, startDate: string, endDate: string) => ({
  ...newBooking(TODAY),
  campaignId,
  startDate,
  endDate,
});
const inherited = (booking: ReturnType<typeof of>, changed = 'campaignId') => {
  const { startDate, endDate } = inheritDays(booking, changed, { campaigns, today: TODAY });
  return [startDate, endDate];
};

describe('the days of a booking', () => {
  test('become those of its campaign while nobody chose others', () => {
    expect(inherited(of('11', TODAY, TODAY))).toEqual(['2026-12-25', '2027-01-24']);
    expect(inherited(of('12', '2026-12-25', '2027-01-24'))).toEqual([TODAY, TODAY]);
  });

  test('stay as chosen, with an unknown campaign, and while another field changes', () => {
    expect(inherited(of('11', TODAY, '2026-12-31'))).toEqual([TODAY, '2026-12-31']);
    expect(inherited(of('99', TODAY, TODAY))).toEqual([TODAY, TODAY]);
    expect(inherited(of('11', TODAY, TODAY), 'cpm')).toEqual([TODAY, TODAY]);
  });

  test('are asked about only outside of the campaign, in words', () => {
    expect(askOutsideCampaign(of('11', '2026-12-25', '2027-01-24'), campaigns)).toBeNull();
    expect(askOutsideCampaign(of('99', TODAY, TODAY), campaigns)).toBeNull();
    expect(askOutsideCampaign(of('11', '2026-12-25', '2027-01-25'), campaigns)).toContain(
      'from 25 Dec 2026 to 25 Jan 2027',
    );
    expect(askOutsideCampaign(of('11', TODAY, TODAY), campaigns)).toBe(
      'This booking runs on 23 Nov 2026, but its campaign Spring runs from 25 Dec 2026 to 24 Jan 2027. Do you want to save it with these dates?',
    );
  });
});
