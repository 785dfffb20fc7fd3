/** Figures as they were at an earlier moment, for customers with an hourly reading. */
export interface EarlierMoment {
  at: Date;
  /** One value for all readings of the moment: what the first one has made. JSON. */
  keep: <Value>(name: string, make: () => Promise<Value>) => Promise<Value>;
}
