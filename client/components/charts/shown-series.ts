import { createContext } from 'react';
import type { ChartSeries } from './chart-series';

/**
 * The series that are switched on. The layers of a drawing read it, so that a switch redraws them
 * and not the drawing.
 */
export const ShownSeries = createContext<readonly ChartSeries[]>([]);
