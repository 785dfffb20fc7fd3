import { chakra } from '@chakra-ui/react';
import type { Estimate } from './effect-figures';

const HEIGHT_PX = 14;
const MIDDLE_PX = HEIGHT_PX / 2;
/** Room for half a mark at either end. */
const ROOM = 0.96;

interface EstimateMarkProps {
  estimate: Estimate;
  /** The values at the two ends. */
  from?: number;
  to: number;
  /** Only the least is known: an arrow that points to more. */
  isLeast?: boolean;
  /** The accessible name. */
  label: string;
}

/** An estimate on a scale, with a line over its 95 % interval. */
export function EstimateMark({ estimate, from = 0, to, isLeast, label }: EstimateMarkProps) {
  const place = (value: number) => {
    const share = to > from ? (value - from) / (to - from) : 0;
    return `${((1 - ROOM) / 2 + Math.min(Math.max(share, 0), 1) * ROOM) * 100}%`;
  };

  return (
    <chakra.svg
      role="img"
      aria-label={label}
      w="full"
      minW="24"
      h={`${HEIGHT_PX}px`}
      display="block"
      overflow="visible"
    >
      <chakra.line
        x1={place(from)}
        x2={place(to)}
        y1={MIDDLE_PX}
        y2={MIDDLE_PX}
        stroke="border.emphasized"
        strokeWidth="1"
      />
      {from < 0 && (
        <chakra.line x1={place(0)} x2={place(0)} y1="0" y2={HEIGHT_PX} stroke="border.control" />
      )}
      <chakra.g stroke="fg.muted" strokeWidth="2">
        <line x1={place(estimate.low)} x2={place(estimate.high)} y1={MIDDLE_PX} y2={MIDDLE_PX} />
        {[estimate.low, estimate.high].map((end, index) => (
          <line key={index} x1={place(end)} x2={place(end)} y1={3} y2={HEIGHT_PX - 3} />
        ))}
      </chakra.g>
      <svg x={place(estimate.value)} overflow="visible">
        <g transform={`translate(0 ${MIDDLE_PX})`}>
          <chakra.path
            d={isLeast ? 'M-4 -5 L5 0 L-4 5 Z' : 'M-5 0 A5 5 0 1 0 5 0 A5 5 0 1 0 -5 0 Z'}
            fill="chart.allResponses"
            stroke="bg.panel"
            strokeWidth="1"
          />
        </g>
      </svg>
    </chakra.svg>
  );
}
