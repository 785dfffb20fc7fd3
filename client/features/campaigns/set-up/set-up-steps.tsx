import { chakra, Flex } from '@chakra-ui/react';
import { Check, ChevronRight } from 'lucide-react';
import { SET_UP_STEPS, type SetUpStep } from './set-up-path';

/** Shows the step of a form on the way from a campaign to its tags. */
export function SetUpSteps({ current }: { current: SetUpStep }) {
  const at = SET_UP_STEPS.findIndex(({ step }) => step === current);

  return (
    <chakra.nav aria-label="Steps to the tags of a campaign" mb="4">
      <Flex as="ol" listStyleType="none" m="0" p="0" wrap="wrap" align="center" gap="1">
        {SET_UP_STEPS.map(({ step, label }, index) => (
          <Flex as="li" key={step} align="center" gap="1" textStyle="xs">
            {index > 0 && <ChevronRight size={14} aria-hidden />}
            {index < at && <Check size={14} role="img" aria-label="Done:" />}
            <chakra.span
              aria-current={index === at ? 'step' : undefined}
              color={index === at ? 'fg' : 'fg.muted'}
              fontWeight={index === at ? 'semibold' : 'normal'}
            >
              {label}
            </chakra.span>
          </Flex>
        ))}
      </Flex>
    </chakra.nav>
  );
}
