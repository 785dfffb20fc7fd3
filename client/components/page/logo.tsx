import { chakra, HStack } from '@chakra-ui/react';

/** Two loops that meet, and the name next to them. */
export function Logo({ hideName = false, sizePx = 24 }: { hideName?: boolean; sizePx?: number }) {
  return (
    <HStack gap="2" color="inherit">
      <svg
        width={sizePx}
        height={sizePx}
        viewBox="0 0 24 24"
        fill="none"
        aria-hidden
        focusable="false"
      >
        <path
          d="M12 12c-2.4-3.400-4.300-4.750-6.250-4.750a4.750 4.750 0 1 0 0 9.500c1.950 0 3.850-1.350 6.250-4.750 2.400-3.400 4.300-4.750 6.250-4.750a4.750 4.750 0 1 1 0 9.500c-1.950 0-3.850-1.350-6.250-4.750Z"
          stroke="currentColor"
          strokeWidth="2"
        />
        <circle cx="18.250" cy="12" r="1.600" fill="var(--ui-colors-sky-500)" />
      </svg>
      {!hideName && (
        <chakra.span fontSize="lg" fontWeight="semibold" letterSpacing="-0.02em">
          Infinitum
        </chakra.span>
      )}
    </HStack>
  );
}
