import { createContext } from 'react';
import type { ChartSeries } from './chart-series';

/**
 * The series that are not switched off. Read by the layers of a drawing, so that a switch redraws
 * them and not the drawing.
 */
export const ShownSeries = createContext<readonly ChartSeries[]>([]);
