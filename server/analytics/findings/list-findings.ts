import type { DateRange } from '#schema/date-ranges.js';
import { type DashboardReader, readOtherDays } from '#server/analytics/dashboard.service.js';
import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { exposedFigures } from '#server/analytics/maturity/exposed-figures.js';
import {
  comparedCells,
  comparedChannels,
  comparedCreatives,
  comparedDayparts,
  comparedRegions,
  type ComparedParts,
} from './compared-parts.js';
import { haveOwnPrices } from './difference-findings.js';
import { findChange } from './find-change.js';
import { findCostFindings, findRateFindings } from './find-differences.js';
import { findFirstViewFinding, findSiteFinding } from './find-facts.js';
import { findNeededImpressions } from './find-needed-impressions.js';
import { paceOfFigures } from '#server/analytics/pacing/pace-of-figures.js';
import type { PacedBooking } from '#server/analytics/pacing/paced-bookings.js';
import { findPace } from './find-pace.js';
import { findTagFindings } from './find-tag-findings.js';
import type { Finding } from './finding.types.js';
import { mergeTogether, withoutMirrored } from './repeated-findings.js';
import { isOfNow, readTagIssues, type TagIssue } from './read-tag-issues.js';

export const MAX_FINDINGS = 5;
/** So that one list does not crowd out the others. */
const MAX_OF_A_DIMENSION = 2;

/**
 * The findings of a dashboard with the open alerts about its tags, the booking that leaves its pace,
 * and with the change since other days where they are named. Throws INVALID for a wrong range of those.
 */
export async function readFindings(
  ctx: DashboardReader,
  figures: DashboardFigures,
  comparedTo: DateRange | null,
): Promise<Finding[]> {
  const pool = await ctx.em.getConnection().getNativeClient();
  const issues = await readTagIssues(pool, figures);
  const paced = isOfNow(figures) ? await paceOfFigures(ctx, figures) : [];
  const compared = comparedTo && (await readOtherDays(ctx, figures, comparedTo));
  return listFindings(figures, { issues, paced, compared });
}

interface Surroundings {
  issues?: readonly TagIssue[];
  /** The most urgent first. */
  paced?: readonly PacedBooking[];
  /** The figures of the same filter over other days. */
  compared?: DashboardFigures | null;
}

/**
 * Returns the findings, at most five: tags that need repair, a booking that leaves its pace,
 * differences by the visits that they make, one plan for more impressions, then what is merely
 * worth knowing. Pure: the same figures give the same findings. Rules: docs/measures.md.
 */
export function listFindings(
  figures: DashboardFigures,
  { issues = [], paced = [], compared }: Surroundings = {},
): Finding[] {
  const exposed = exposedFigures(figures);
  const priced = [comparedCreatives(exposed), comparedChannels(exposed)].map((compared) => ({
    compared,
    found: oncePerRow([
      ...onceEach(figures, compared, findCostFindings).filter(({ subject }) =>
        hasOwnPrice(compared, subject),
      ),
      ...onceEach(figures, compared, findRateFindings),
    ]),
  }));
  const dayparts = findRateFindings(figures, comparedDayparts(exposed));
  const cells = findRateFindings(figures, comparedCells(exposed)).filter(
    (cell) => !dayparts.some(({ subject }) => subject.rowIds[0] === cell.subject.rowIds[1]),
  );
  const differences = [
    ...mergeTogether(
      figures,
      priced.flatMap(({ found }) => found),
    ),
    ...findRateFindings(figures, comparedRegions(exposed)),
    ...dayparts,
    ...cells,
    ...(compared ? findChange(figures, compared) : []),
  ];
  const undecided = priced.filter(({ found }) => found.length === 0);
  const plans = undecided.flatMap(({ compared }) => findNeededImpressions(figures, compared));

  return [
    ...atMostOfEach(findTagFindings(figures, issues)),
    ...findPace(paced),
    ...atMostOfEach(differences.sort((a, b) => (b.visitsAtStake ?? 0) - (a.visitsAtStake ?? 0))),
    ...plans.sort((a, b) => (a.effect ?? 0) - (b.effect ?? 0)).slice(0, 1),
    ...findSiteFinding(figures),
    ...findFirstViewFinding(figures),
  ].slice(0, MAX_FINDINGS);
}

/** The cost of a visit says no more than its rate where the price is the same everywhere. */
function hasOwnPrice(
  { parts, whole }: ComparedParts,
  { rowIds: [rowId], name }: Finding['subject'],
): boolean {
  const part = parts.find(({ rowIds }) => rowIds[0] === rowId);
  return part !== undefined && haveOwnPrices(part, { name: name ?? '', ...whole });
}

const onceEach = (
  figures: DashboardFigures,
  compared: ComparedParts,
  find: typeof findRateFindings,
): Finding[] => withoutMirrored(find(figures, compared), compared, (parts) => find(figures, parts));

/** One sentence about a row: the first, which is that of its cost. */
const oncePerRow = (findings: readonly Finding[]): Finding[] =>
  findings.filter(
    ({ subject }, index) =>
      findings.findIndex((one) => one.subject.rowIds[0] === subject.rowIds[0]) === index,
  );

function atMostOfEach(findings: readonly Finding[]): Finding[] {
  const counts = new Map<string, number>();
  return findings.filter(({ subject: { dimension } }) => {
    const before = counts.get(dimension) ?? 0;
    counts.set(dimension, before + 1);
    return before < MAX_OF_A_DIMENSION;
  });
}
