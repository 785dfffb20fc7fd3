import { chakra } from '@chakra-ui/react';
import { encode } from 'uqr';

/** Dark on light in any colour mode: cameras read it so. Cells around it are quiet. */
const BORDER = 4;

/** A QR code of a text. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: BORDER });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');

  return (
    <chakra.svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      w="full"
      maxW="220px"
      borderRadius="md"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </chakra.svg>
  );
}
