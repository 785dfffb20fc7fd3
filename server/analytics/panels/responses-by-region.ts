import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { DashboardFigures } from '../figures/dashboard-figures.js';
import { mapViewOf } from './map-view.js';
import { ratio } from './ratio.js';

@ObjectType()
export class RegionResponses {
  @Field(() => Int, { description: 'The region; 1 is Unknown.' })
  regionId!: number;

  @Field(() => String)
  region!: string;

  @Field(() => Float, { description: 'Count of responses whose activating impression was served there.' })
  responses!: number;

  @Field(() => Float, { nullable: true, description: 'Fraction of all responses in scope.' })
  percentage!: number | null;

  @Field(() => Float, { nullable: true, description: 'Degrees north of the centre point; null for Unknown.' })
  latitude!: number | null;

  @Field(() => Float, { nullable: true, description: 'Degrees east of the centre point; null for Unknown.' })
  longitude!: number | null;
}

@ObjectType({ description: 'Where a map of the rows should look.' })
export class RegionMapView {
  @Field(() => Float, { description: 'Web-Mercator zoom level.' })
  zoom!: number;

  @Field(() => Float, { description: 'Degrees north.' })
  centreLatitude!: number;

  @Field(() => Float, { description: 'Degrees east.' })
  centreLongitude!: number;
}

@ObjectType({ description: 'Responses by the region of the activating impression, most first.' })
export class ResponsesByRegion {
  @Field(() => [RegionResponses])
  rows!: RegionResponses[];

  @Field(() => RegionMapView)
  summary!: RegionMapView;
}

/** Formulas: docs/measures.md. */
export function responsesByRegion({ sums, catalogue }: DashboardFigures): ResponsesByRegion {
  const total = [...sums.regions.values()].reduce((sum, count) => sum + count, 0);
  const rows = [...sums.regions].map(([regionId, responses]): RegionResponses => {
    const region = catalogue.regions.get(regionId);
    return {
      regionId,
      region: region?.name ?? `Region ${regionId}`,
      responses,
      percentage: ratio(responses, total),
      latitude: region?.latitude ?? null,
      longitude: region?.longitude ?? null,
    };
  });
  rows.sort((a, b) => b.responses - a.responses || a.regionId - b.regionId);
  return { rows, summary: mapViewOf(rows) };
}
