import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { requireVisibleCustomer } from '#server/access/visibility/visibility.js';
import { invalid } from '#server/core/errors.js';
import type { Page, RecordPageArgs } from '#server/core/graphql/page.js';
import { assignChanges, changesOf } from '#server/core/input/partial-update.js';
import { equals } from '#server/core/orm/find-row.js';
import { listPage } from '#server/core/orm/list-page.js';
import { Booking } from '#server/domains/campaigns/booking/booking.entity.js';
import { getBooking } from '#server/domains/campaigns/booking/booking.service.js';
import { customerToday } from '#server/domains/campaigns/content/dates.js';
import { defineRecord } from '#server/domains/define-record.js';
import { checkExperiment } from './experiment.check.js';
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

/** Its customer is the booking's. Throws INVALID without a booking, NOT_FOUND. */
async function customerOfBooking(ctx: ServiceContext, { bookingId }: ExperimentInput) {
  if (!bookingId) throw invalid({ booking_id: 'Booking is required' });
  const { customerId } = await getBooking(ctx, bookingId);
  return { customerId };
}

/** Only name and hypothesis of an experiment change after its first day. */
export const experimentRecord = defineRecord({
  entity: Experiment,
  name: 'Experiment',
  policy: experimentPolicy,
  visible: visibleExperimentsSql,
  place: customerOfBooking,
  check: checkExperiment,
  build: ({ em }, { bookingId, ...columns }) => {
    const booking = em.getReference(Booking, [bookingId, columns.customerId]);
    return em.create(Experiment, { ...columns, booking });
  },
  assign: ({ em }, experiment, { bookingId, ...fields }) => {
    const changes = {
      ...assignChanges(experiment, fields),
      ...changesOf(experiment, { bookingId }),
    };
    experiment.booking = em.getReference(Booking, [bookingId, experiment.customerId]);
    return changes;
  },
});

/**
 * Ends an experiment that is planned or runs: every household sees the ads again, and there is no
 * result. Throws INVALID for one that is over, NOT_FOUND, FORBIDDEN.
 */
export const stopExperiment = (ctx: ServiceContext, id: number): Promise<Experiment> =>
  experimentRecord.perform(ctx, { id, verb: 'stop' }, async (tx, experiment) => {
    const isOver = experiment.endDate < (await customerToday(tx, experiment.customerId));
    if (experiment.stoppedAt || isOver) throw invalid({ id: 'The experiment is already over' });
    return assignChanges(experiment, { stoppedAt: tx.now() });
  });
