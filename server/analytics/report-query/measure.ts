/** Counts of a group of impressions and visits; rates and costs are made from these. */
export interface Measure {
  impressions: number;
  /** An amount in the currency of the client. */
  adSpend: number;
  visits: number;
  /** Visits within 24 hours of their impression. */
  sameDayVisits: number;
  /** The sum of views over the visits. */
  views: number;
  webhits: number;
  /** Impressions, each counted by the share of its visits that has come. */
  exposure: number;
  /** The spend, in the currency of the client, of the exposure. */
  exposedSpend: number;
}
