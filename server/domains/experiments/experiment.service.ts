import { audit } from '#server/access/audit/audit.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { requireVisibleCustomer } from '#server/access/visibility/visibility.js';
import { invalid } from '#server/core/errors.js';
import type { Page, RecordPageArgs } from '#server/core/graphql/page.js';
import { checkVersion } from '#server/core/graphql/version.js';
import {
  assignChanges,
  diffForCreate,
  type FieldChanges,
} from '#server/core/input/partial-update.js';
import { equals, findRow } from '#server/core/orm/find-row.js';
import { listPage } from '#server/core/orm/list-page.js';
import { Booking } from '#server/domains/campaigns/booking/booking.entity.js';
import { getBooking } from '#server/domains/campaigns/booking/booking.service.js';
import { requireRecord } from '#server/domains/campaigns/records/customer-of.js';
import { customerToday } from '#server/domains/campaigns/records/customer-today.js';
import { createdBy } from '#server/domains/organisations/records/created-by.js';
import { checkChangedExperiment, checkNewExperiment } from './experiment.check.js';
import { Experiment } from './experiment.entity.js';
import type { ExperimentInput } from './experiment.input.js';
import { experimentPolicy } from './experiment.policy.js';
import { visibleExperimentsSql } from './visible-experiments-sql.js';

/** The latest first. Throws NOT_FOUND for a customer the caller may not see. */
export async function listExperiments(
  ctx: ServiceContext,
  customerId: number,
  page: RecordPageArgs,
  bookingId?: number | null,
): Promise<Page<Experiment>> {
  await requireVisibleCustomer(ctx, customerId);

  return listPage(ctx, Experiment, {
    orderBy: `('2200-01-01'::date - t.start_date)`,
    searchIn: ['t.experiment_name'],
    where: [
      { sql: 't.customer_id = ?', params: [customerId] },
      ...equals('t.booking_id', bookingId),
      visibleExperimentsSql(requireActor(ctx), 't'),
    ],
    page,
  });
}

/** Locks the row when `lock` is true. Throws NOT_FOUND for one the caller may not see. */
export async function getExperiment(
  ctx: ServiceContext,
  id: number,
  lock = false,
): Promise<Experiment> {
  const experiment = await findRow(
    ctx.em,
    Experiment,
    id,
    [visibleExperimentsSql(requireActor(ctx), 't')],
    {
      lock,
    },
  );
  return requireRecord(ctx, experiment, 'Experiment');
}

/** Throws INVALID with the screen's texts, NOT_FOUND, FORBIDDEN. */
export async function createExperiment(
  ctx: ServiceContext,
  input: ExperimentInput,
): Promise<Experiment> {
  return ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    if (!input.bookingId) throw invalid({ booking_id: 'Booking is required' });
    const { customerId } = await getBooking(tx, input.bookingId);
    authorize(requireActor(ctx), experimentPolicy, 'create');

    const { bookingId, ...fields } = await checkNewExperiment(tx, customerId, input);
    const experiment = em.create(Experiment, {
      ...createdBy(ctx),
      customerId,
      ...fields,
      booking: em.getReference(Booking, [bookingId, customerId]),
    });
    await em.persist(experiment).flush();
    recordChange(tx, 'experiment.create', experiment, diffForCreate({ bookingId, ...fields }));
    return experiment;
  });
}

/**
 * Updates the fields of the input; after its first day only name and hypothesis. Throws INVALID with
 * the screen's texts, NOT_FOUND, FORBIDDEN, CONFLICT for an old version.
 */
export async function updateExperiment(
  ctx: ServiceContext,
  id: number,
  input: ExperimentInput,
): Promise<Experiment> {
  return ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const experiment = await getExperiment(tx, id, true);
    authorize(requireActor(ctx), experimentPolicy, 'update', experiment);
    checkVersion(experiment, input);

    const { bookingId, ...fields } = await checkChangedExperiment(tx, experiment, input);
    const before = experiment.bookingId;
    const changes = assignChanges(experiment, fields);
    if (bookingId !== undefined && bookingId !== before) {
      experiment.booking = em.getReference(Booking, [bookingId, experiment.customerId]);
      changes.bookingId = { before, after: bookingId };
    }
    recordChange(tx, 'experiment.update', experiment, changes);
    return experiment;
  });
}

/**
 * Ends an experiment that is planned or runs: every household sees the ads again, and there is no
 * result. Throws INVALID for one that is over, NOT_FOUND, FORBIDDEN.
 */
export async function stopExperiment(ctx: ServiceContext, id: number): Promise<Experiment> {
  return ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const experiment = await getExperiment(tx, id, true);
    authorize(requireActor(ctx), experimentPolicy, 'stop', experiment);
    const isOver = experiment.endDate < (await customerToday(tx, experiment.customerId));
    if (experiment.stoppedAt || isOver) throw invalid({ id: 'The experiment is already over' });

    recordChange(
      tx,
      'experiment.stop',
      experiment,
      assignChanges(experiment, { stoppedAt: ctx.now() }),
    );
    return experiment;
  });
}

function recordChange(
  ctx: ServiceContext,
  action: string,
  { id, customerId }: Experiment,
  changes: FieldChanges,
): void {
  audit(ctx, { action, subjectType: 'experiment', subjectId: id, customerId, changes });
}
