/** Height of the chart without its legend. */
export const TREND_HEIGHT_PX = 200;
