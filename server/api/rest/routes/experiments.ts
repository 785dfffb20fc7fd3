import { WITH_VERSION, type RestRoute } from '#server/api/rest/route.js';
import { RECORD_END, rowsOf } from './noun-rows.js';

export const EXPERIMENT = `
  id
  customer_id: customerId
  booking_id: bookingId
  booking_name: bookingName
  experiment_name: experimentName
  hypothesis
  start_date: startDate
  end_date: endDate
  kind
  design
  region_ids: regionIds
  ad_server_excludes: adServerExcludes
  control_percent: controlPercent
  control_url: controlUrl
  control_creative_id: controlCreativeId
  control_creative_name: controlCreativeName
  stopped_at: stoppedAt
  state
  result_date: resultDate
  regions {
    held_out: heldOut { id name }
    others { id name }
    checks { kind status sentence }
  }
  households { counted_at: countedAt treated control checks { kind status sentence } }
  result {
    treated_visits: treatedVisits
    caused_visits: causedVisits { value low high }
    lift
    lift_interval: liftInterval { low high }
    spend
    cost_per_caused_visit: costPerCausedVisit { value low high }
    sentences
  }
  result_reason: resultReason
  ${RECORD_END}`;

export const experimentRoutes: RestRoute[] = [
  ...rowsOf({
    path: '/experiments/',
    one: 'experiment',
    many: 'experiments',
    type: 'Experiment',
    fields: EXPERIMENT,
  }),
  {
    method: 'POST',
    path: '/experiments/stop/{id}',
    summary: 'Ends an experiment that is planned or runs; it then has no result',
    status: 200,
    operation: `mutation ($id: Int!, ${WITH_VERSION}) { stopExperiment(id: $id) { ${EXPERIMENT} } }`,
  },
  {
    method: 'GET',
    path: '/experiments/plan/booking/{booking_id}',
    summary: 'The result to expect of household holdouts of a booking',
    status: 200,
    operation: `query ($bookingId: Int!, $controlPercent: Int = 20) {
      experimentPlan(bookingId: $bookingId, controlPercent: $controlPercent) {
        basis
        end_date: endDate
        max_days: maxDays
        powers { days households smallest_lift: smallestLift sentence }
      }
    }`,
  },
  {
    method: 'GET',
    path: '/experiments/regions-plan/booking/{booking_id}',
    summary: 'The regions that could be held out of a booking, and the result to expect',
    status: 200,
    operation: `query (
      $bookingId: Int!, $startDate: LocalDate!, $endDate: LocalDate!,
      $design: RegionDesign = HOLDOUT, $maxPercent: Int = 20
    ) {
      regionExperimentPlan(
        bookingId: $bookingId, startDate: $startDate, endDate: $endDate,
        design: $design, maxPercent: $maxPercent
      ) {
        reason
        reason_text: reasonText
        past_weeks: pastWeeks
        splits {
          held_out: heldOut { id name }
          delivery_share: deliveryShare
          smallest_lift: smallestLift
          correlation
          sentence
        }
      }
    }`,
  },
];
