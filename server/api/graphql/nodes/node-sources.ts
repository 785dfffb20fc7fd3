import type { EntityClass } from '@mikro-orm/core';
import type { Actor } from '#server/access/identity/actor.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { findRows, type RowCondition } from '#server/core/orm/find-row.js';
import { Country } from '#server/domains/organisations/reference/country.entity.js';
import { visibleRows, type RecordKind } from '#server/records/record-kinds/record-kind.js';
import { RECORD_KINDS } from '#server/records/record-kinds/record-kinds.js';
import { ownRunSql, ownScheduleSql } from '#server/reports/report-visibility.js';
import { ReportRun } from '#server/reports/runs/report-run.entity.js';
import { readableViewSql } from '#server/reports/saved-views/shared-view-access.js';
import { SavedView } from '#server/reports/saved-views/saved-view.entity.js';
import { ReportSchedule } from '#server/reports/schedules/report-schedule.entity.js';
import { ownLinkSql } from '#server/reports/shared-links/own-link.js';
import { SharedLink } from '#server/reports/shared-links/shared-link.entity.js';

/** Finds the records of one type by their keys, as far as the caller sees them. */
type NodeSource = (ctx: ServiceContext, keys: string[]) => Promise<object[]>;

const MAX_ID = 2 ** 31;

const byId =
  <T extends { id: number }>(
    entity: EntityClass<T>,
    visibility: (actor: Actor) => RowCondition[],
  ): NodeSource =>
  (ctx, keys) => {
    const ids = keys.map(Number).filter((id) => Number.isInteger(id) && id < MAX_ID);
    return findRows(ctx.em, entity, ids, visibility(requireActor(ctx)));
  };

const ofDomains = Object.entries<RecordKind>(RECORD_KINDS).map(
  ([type, kind]): [string, NodeSource] => [
    type,
    byId(kind.entity, (actor) => visibleRows(kind, actor)),
  ],
);

/**
 * The sources of each type that implements Node: every kind of record of the domains, countries,
 * and the records of reports, of which the domains know nothing.
 */
export const NODE_SOURCES: Readonly<Record<string, NodeSource>> = {
  ...Object.fromEntries(ofDomains),
  Country: (ctx, codes) => ctx.em.find(Country, { code: { $in: codes } }),
  ReportRun: byId(ReportRun, (actor) => [ownRunSql(actor, 't')]),
  ReportSchedule: byId(ReportSchedule, (actor) => [ownScheduleSql(actor, 't')]),
  SavedView: byId(SavedView, (actor) => [readableViewSql(actor, 't')]),
  SharedLink: byId(SharedLink, (actor) => [ownLinkSql(actor, 't')]),
};
