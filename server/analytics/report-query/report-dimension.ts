import { DEVICES } from '#schema/devices.js';
import { DEVICE } from '#server/event-store/codes.js';
import { describedEnum } from '#server/core/graphql/described-enum.js';

/** "1 Unknown, 2 TV …" */
export const DEVICE_NUMBERS = DEVICES.map(({ id, name }) => `${DEVICE[id]} ${name}`).join(', ');

/**
 * A dimension that splits the rows of a report. To add one: a name and its description here, and its axis
 * in report-axes.ts.
 */
export const REPORT_DIMENSIONS = {
  CAMPAIGN: 'The campaign of the impression.',
  BOOKING: 'The booking of the impression.',
  CREATIVE: 'The creative of the impression.',
  CHANNEL: 'The channel of the impression.',
  REGION: 'The region of the impression; 1 is Unknown.',
  WEEKDAY: 'The local weekday of the impression, 1 Monday to 7 Sunday.',
  DAYPART: 'The part of the local day of the impression, 1 Night to 8 Off-Peak.',
  DEVICE: `The kind of device of the impression, ${DEVICE_NUMBERS}.`,
  SITE: 'The site tag that the visit came to; visits and webhits only.',
  TIMING: 'How soon after the impression the visit came: 1 hour, 2 day, 3 week; visits only.',
  VIEWS: 'How many impressions the viewer had seen before the visit; visits only.',
} as const;

export type ReportDimension = keyof typeof REPORT_DIMENSIONS;

export const ReportDimensionEnum = describedEnum<ReportDimension>(
  'ReportDimension',
  'A dimension that splits the rows of a report.',
  REPORT_DIMENSIONS,
);

/** Dimensions of a visit that its impression does not have. */
const VISIT_DIMENSIONS: readonly ReportDimension[] = ['SITE', 'TIMING', 'VIEWS'];

export const isVisitDimension = (dimension: ReportDimension): boolean =>
  VISIT_DIMENSIONS.includes(dimension);
