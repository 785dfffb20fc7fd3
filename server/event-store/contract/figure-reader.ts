import type { DeviceCode } from '#server/event-store/codes.js';
import type { DayFigures } from '#server/event-store/figures/day-figures.js';

/** Local days of one customer, as days since 1970-01-01, both included. */
export interface DayRange {
  customerId: number;
  firstDay: number;
  lastDay: number;
}

/** Keyed by local day. Only days on which something was counted have a version. */
export type DayVersions = ReadonlyMap<number, number>;

/** Reading figures. A day's version increases with every change of one of its figures. */
export interface FigureReader {
  /** The versions are as of a moment after the call began. */
  readVersions(range: DayRange): Promise<DayVersions>;
  /**
   * The figures of those days of the range that `choose` picks from their versions. Versions and
   * figures are as of one moment after the call began, whatever is committed meanwhile.
   *
   * With `asOf`, days that have changed since then come besides, as they were then, and `choose`
   * gets the others alone. Changes are known of customers with an hourly reading. The version of
   * such a day is the negative instant, so that it is nobody else's.
   */
  readDays(
    range: DayRange,
    choose: (versions: DayVersions) => Promise<DayVersions>,
    asOf?: Date,
  ): Promise<ReadonlyMap<number, DayFigures>>;
  /**
   * The figures of the range that the impressions on some devices and their responses make, for each
   * selection of devices, all as of one moment after the call began. Webhits are those of all.
   */
  readDeviceDays(
    range: DayRange,
    selections: readonly (readonly DeviceCode[])[],
  ): Promise<readonly ReadonlyMap<number, DayFigures>[]>;
}
