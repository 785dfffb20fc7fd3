import type { ServiceContext } from '#server/access/identity/context.js';
import type { FieldCheck } from '#server/core/input/field-check.js';
import type { Booking } from '#server/domains/campaigns/booking/booking.entity.js';
import { ExperimentKind, RegionDesign } from '#server/experiments/experiment-kind.js';
import type { Experiment } from '#server/experiments/experiment.entity.js';
import type { ExperimentInput } from '#server/experiments/experiment.input.js';
import { checkRegions } from './region.check.js';

const NO_REGIONS = { design: null, regionIds: [], adServerExcludes: false };

interface RegionsWanted {
  kind: ExperimentKind;
  input: ExperimentInput;
  current?: Experiment;
  booking: Booking | null;
  dates: { startDate: string; endDate: string };
  control: { controlUrl: string | null; controlCreativeId: number | null };
}

/** The fields of an experiment that only regions have. */
export async function checkRegionDesign(
  ctx: ServiceContext,
  check: FieldCheck,
  wanted: RegionsWanted,
) {
  const { input, current, kind, booking, dates, control } = wanted;
  if (kind !== ExperimentKind.REGIONS) return NO_REGIONS;

  check.require(
    'control_creative_id',
    control.controlCreativeId === null,
    'Regions have no control creative: let the ad server exclude them instead',
  );
  const adServerExcludes = input.adServerExcludes ?? current?.adServerExcludes ?? false;
  check.require(
    'control_url',
    !adServerExcludes || control.controlUrl === null,
    'Leave this empty: the ad server chooses what held-out regions see',
  );
  const design = input.design ?? current?.design ?? RegionDesign.HOLDOUT;
  const wantedIds = input.regionIds ?? current?.regionIds ?? [];
  if (!booking || !check.holds) return { design, regionIds: wantedIds, adServerExcludes };
  const regionIds = await checkRegions(ctx, check, {
    ...dates,
    design,
    booking,
    regionIds: wantedIds,
  });
  return { design, regionIds, adServerExcludes };
}
