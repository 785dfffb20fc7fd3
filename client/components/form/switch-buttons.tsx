import { Button, HStack } from '@chakra-ui/react';

export interface SwitchOption<Value extends string> {
  value: Value;
  label: string;
  /** The accessible name where the label alone says too little; it begins with the label. */
  name?: string;
}

interface SwitchButtonsProps<Value extends string> {
  label: string;
  options: readonly SwitchOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  size?: '2xs' | 'xs';
}

/** A few buttons, one of which is on. */
export function SwitchButtons<Value extends string>(props: SwitchButtonsProps<Value>) {
  const { label, options, value, onChange, size = '2xs' } = props;

  return (
    <HStack
      role="group"
      aria-label={label}
      gap="0"
      w="fit"
      maxW="full"
      wrap="wrap"
      borderWidth="1px"
      borderColor="border.control"
      borderRadius="md"
    >
      {options.map((option) => (
        <Button
          key={option.value}
          size={size}
          variant={option.value === value ? 'solid' : 'ghost'}
          aria-label={option.name}
          aria-pressed={option.value === value}
          minW="7"
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </Button>
      ))}
    </HStack>
  );
}
