import { CellEvents, NO_TRAITS, type ViewerTraits } from './cell-events.js';
import { slotVisits } from './clock-slots.js';
import { LeadLagCounts } from './lead-lag-counts.js';
import { organicCalendar, type OrganicCalendar } from './organic-calendar.js';
import { LeadCounts } from './lead-counts.js';
import { GroupedCount } from './grouped-count.js';
import { dayOfMs, silentDaysOf, type KeySpan, type ViewerHistory } from './viewer-history.js';
import { CREDIT_WINDOW_DAYS } from '#schema/credit-window.js';

/**
 * Counts that both estimators need of the viewers of one span. They do not depend on the order in
 * which viewers are added.
 */
export class SpanEvidence {
  readonly leads: LeadCounts;
  readonly leadLag: LeadLagCounts;
  readonly cells: CellEvents;
  /** Visits of viewers without an impression in the span, by group and day; the week after included. */
  private readonly organic: readonly GroupedCount[];

  constructor(readonly span: KeySpan) {
    this.leads = new LeadCounts();
    this.leadLag = new LeadLagCounts(span);
    this.cells = new CellEvents(span);
    const days =
      Math.min(span.lastDay + CREDIT_WINDOW_DAYS, span.completeThroughDay) - span.firstDay + 1;
    this.organic = Array.from({ length: Math.max(days, 0) }, () => new GroupedCount());
  }

  add(viewer: ViewerHistory, traits: ViewerTraits = NO_TRAITS): void {
    if (viewer.impressionsMs.length === 0) {
      this.addOrganic(viewer);
      return;
    }

    this.leadLag.add(viewer, traits, this.cells);
    for (const visit of slotVisits(this.span, viewer)) {
      this.leads.add(viewer.group, visit);
      this.cells.addVisit(viewer, traits, visit);
    }
  }

  /** All impressions of the span's days; the days before and after it have parts of other spans. */
  impressionsOfDay(): (readonly [day: number, impressions: number])[] {
    return [...this.cells.days].map(([day, { impressions }]) => [day, impressions.length] as const);
  }

  calendar(without: number | null): OrganicCalendar {
    const visitsOfDay = this.organic.map((visits) => visits.without(without));
    const { visits: silent } = silentDaysOf(this.span);
    return organicCalendar(visitsOfDay, (day) => silent.has(this.span.firstDay + day));
  }

  private addOrganic({ group, visitsMs }: ViewerHistory): void {
    for (const atMs of visitsMs) {
      this.organic[dayOfMs(atMs) - this.span.firstDay]?.add(group);
    }
  }
}
