/** A switchback has the first group dark, then all see ads, then the second group is dark. */
export const SWITCHBACK_WEEKS = { heldOut: 2, washOut: 1 } as const;
/** Visits may follow an ad for seven days, so the week after is looked at, too. */
const WEEKS_AFTER = 1;

export interface RegionDesign {
  /** Half of the regions are dark first, then the other half. */
  isSwitchback: boolean;
  /** The ads begin with the experiment; otherwise they ran before it, and stop in some regions. */
  isLaunch: boolean;
  /** Weeks of the experiment. */
  weeks: number;
  /** Ads follow after it where they were held out. */
  goesOn: boolean;
}

/** Weeks whose visits are compared, from the first of the experiment on. */
export const comparedWeeks = ({ isSwitchback, isLaunch, weeks, goesOn }: RegionDesign): number =>
  // After a launch that goes on, dark regions see ads that no week before had.
  !isSwitchback && isLaunch && goesOn ? weeks : weeks + WEEKS_AFTER;

/**
 * The weight of each compared week in the visits that dark regions miss. Of a switchback, the second
 * half counts against the first, so that a lasting shift between the groups cancels.
 */
export function weightsOf(design: RegionDesign): number[] {
  const weeks = comparedWeeks(design);
  return Array.from({ length: weeks }, (_, week) =>
    design.isSwitchback && week >= weeks / 2 ? 1 : -1,
  );
}
