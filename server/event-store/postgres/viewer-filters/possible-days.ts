import { hasBits, prefixOf } from './filter-bits.js';

/** A column of `credited`. */
export type ViewerKey = 'viewer' | 'former_viewer';

/** A bigint has bits for as many days. */
const MAX_DAYS = 63;

/**
 * SQL: the periods of whole UTC days of a viewer's look-back in which it may have seen an ad, for a
 * row `credited` with `customer_id`, `first_day`, `last_day` (days since 1970-01-01), `prefix_bits`
 * and the key. Each of them is a day, or the whole look-back where no filter excludes a day.
 * `inShard` names the shard to Citus.
 */
export const lateralPeriods = (key: ViewerKey, inShard: string) =>
  `lateral (
       select to_timestamp(number * 86400.0) as begins_at, to_timestamp((number + days) * 86400.0) as ends_at
       from (
         select bits, case when bits = 0 then credited.last_day - credited.first_day + 1 else 1 end as days
         from (
           select coalesce(bit_or(1::bigint << (credited.last_day - (day - date '1970-01-01')))
             filter (where not (${hasBits('bits', `credited.${key}`)})), 0) as bits
           from event_store.viewer_filter
           where customer_id = credited.customer_id
             and prefix = ${prefixOf(`credited.${key}`, 'credited.prefix_bits')}
             and day between date '1970-01-01' + credited.last_day - ${MAX_DAYS - 1} and date '1970-01-01' + credited.last_day
             and ${inShard}
         ) as absent
       ) as absent, generate_series(credited.first_day, credited.last_day, days) as number
       where number <= credited.last_day - ${MAX_DAYS}
         or bits & (1::bigint << (credited.last_day - number)) = 0
         or exists (
           select from event_store.late_viewer
           where customer_id = credited.customer_id and day = date '1970-01-01' + number
             and viewer = credited.${key} and ${inShard}
         )
       offset 0
     ) as period on true`;
