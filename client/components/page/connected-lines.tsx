import { chakra } from '@chakra-ui/react';

const RINGS = [120, 200, 280, 360, 440];

/** Two sets of rings that meet: the served ads and their results. */
export function ConnectedLines() {
  return (
    <chakra.svg
      aria-hidden
      viewBox="0 0 600 800"
      preserveAspectRatio="xMidYMid slice"
      position="absolute"
      inset="0"
      boxSize="full"
      fill="none"
      stroke="currentColor"
      strokeWidth="1"
      opacity="0.08"
    >
      {RINGS.map((radius) => (
        <g key={radius}>
          <circle cx="150" cy="470" r={radius} />
          <circle cx="470" cy="330" r={radius} />
        </g>
      ))}
    </chakra.svg>
  );
}
