import { controlPercentError, EXPERIMENT_RULES, TEXT_FIELDS } from '#schema/field-rules.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { FieldCheck } from '#server/core/input/field-check.js';
import { withDefault } from '#server/core/input/partial-update.js';
import type { Booking } from '#server/domains/campaigns/booking/booking.entity.js';
import type { OfCustomer } from '#server/domains/campaigns/content/customer-of.js';
import { customerToday } from '#server/domains/campaigns/content/dates.js';
import { AD_SERVER_HOSTS, hostOf, isAmong } from '#server/ingestion/edge/http/vast/vast-hosts.js';
import { ExperimentKind } from './experiment-kind.js';
import { checkDays, type ExperimentDays } from './experiment-days.check.js';
import type { Experiment } from './experiment.entity.js';
import { checkRegionDesign } from './regions/region-design.check.js';
import type { ExperimentInput } from './experiment.input.js';

const DESIGN = [
  ['bookingId', 'booking_id'],
  ['startDate', 'start_date'],
  ['endDate', 'end_date'],
  ['controlPercent', 'control_percent'],
  ['controlUrl', 'control_url'],
  ['controlCreativeId', 'control_creative_id'],
  ['design', 'design'],
  ['adServerExcludes', 'ad_server_excludes'],
] as const;

/** The design only changes before the first day. Throws INVALID with the screen's texts. */
export async function checkExperiment(
  ctx: ServiceContext,
  input: ExperimentInput,
  current: Experiment | undefined,
  { customerId }: OfCustomer,
) {
  const check = new FieldCheck();
  const texts = checkTexts(check, input, current);
  const today = await customerToday(ctx, customerId);
  const isFixed = current && (current.stoppedAt !== null || current.startDate <= today);
  const design = isFixed
    ? keepDesign(check, input, current)
    : await checkDesign(ctx, check, { customerId, input, current });

  check.done();

  return { ...texts, ...design };
}

const checkTexts = (check: FieldCheck, input: ExperimentInput, current?: Experiment) => ({
  experimentName: check.text(
    'experiment_name',
    withDefault(input.experimentName, current?.experimentName),
    TEXT_FIELDS.experimentName,
  ),
  hypothesis: check.text(
    'hypothesis',
    withDefault(input.hypothesis, current?.hypothesis),
    TEXT_FIELDS.hypothesis,
  ),
});

/** A change of the design would make the households of both halves different. */
function keepDesign(check: FieldCheck, input: ExperimentInput, current: Experiment) {
  for (const [name, field] of DESIGN) {
    const wanted = input[name];
    const isSame = wanted === undefined || (wanted ?? null) === current[name];
    check.require(field, isSame, HAS_BEGUN);
  }
  const regions = input.regionIds?.toSorted((a, b) => a - b).join();
  check.require(
    'region_ids',
    regions === undefined || regions === current.regionIds.join(),
    HAS_BEGUN,
  );

  const { bookingId, startDate, endDate, controlPercent, controlUrl, controlCreativeId } = current;
  const { kind, design, regionIds, adServerExcludes } = current;
  const control = { controlPercent, controlUrl, controlCreativeId };
  const regionDesign = { design, regionIds, adServerExcludes };
  return { bookingId, startDate, endDate, ...control, kind, ...regionDesign };
}

const HAS_BEGUN = 'The experiment has begun: only its name and hypothesis can change';

async function checkDesign(
  ctx: ServiceContext,
  check: FieldCheck,
  wanted: Omit<ExperimentDays, 'kind'>,
) {
  const { input, current } = wanted;
  const controlPercent =
    input.controlPercent ?? current?.controlPercent ?? EXPERIMENT_RULES.defaultControlPercent;
  const percentError = controlPercentError(controlPercent);
  if (percentError) check.fail('control_percent', percentError);

  const controlUrl = check.webUrl(
    'control_url',
    withDefault(input.controlUrl, current?.controlUrl),
    TEXT_FIELDS.controlUrl.label,
  );
  const controlCreativeId =
    withDefault(input.controlCreativeId, current?.controlCreativeId) ?? null;
  check.require(
    'control_url',
    controlUrl === null || controlCreativeId === null,
    'Leave this empty: the ad server chooses what control households see',
  );
  if (controlUrl !== null) checkHost(ctx, check, controlUrl);

  const kind = input.kind ?? current?.kind ?? ExperimentKind.HOUSEHOLDS;
  check.require(
    'kind',
    kind === (current?.kind ?? kind),
    'Who is held out cannot change: stop this experiment and plan another',
  );
  const { booking, ...dates } = await checkDays(ctx, check, { ...wanted, kind });
  if (booking && controlCreativeId !== null) {
    await checkCreative(ctx, check, booking, controlCreativeId);
  }
  const control = { controlPercent, controlUrl, controlCreativeId };
  const regions = await checkRegionDesign(ctx, check, { ...wanted, kind, booking, dates, control });

  return { bookingId: booking?.id ?? 0, ...dates, ...control, kind, ...regions };
}

function checkHost(ctx: ServiceContext, check: FieldCheck, url: string): void {
  const host = hostOf(url);
  check.require(
    'control_url',
    host !== null && isAmong(host, ctx.config.vastHosts ?? AD_SERVER_HOSTS),
    host === null
      ? 'Control document must be a web address that starts with http:// or https://'
      : `Documents of ${host} cannot be wrapped: the host is not one of VAST_HOSTS`,
  );
}

async function checkCreative(
  ctx: ServiceContext,
  check: FieldCheck,
  booking: Booking,
  creativeId: number,
): Promise<void> {
  const found = await ctx.em.execute<{ others: number }[]>(
    `select count(*) filter (where creative_id <> ?)::int as others from impression_tag
     where customer_id = ? and booking_id = ? and removed_at is null
     having bool_or(creative_id = ?)`,
    [creativeId, booking.customerId, booking.id, creativeId],
  );
  check.require('control_creative_id', found.length > 0, 'Choose a creative of the booking');
  check.require(
    'control_creative_id',
    found.length === 0 || (found[0]?.others ?? 0) > 0,
    'The booking needs another creative for the households that see the ads',
  );
}
