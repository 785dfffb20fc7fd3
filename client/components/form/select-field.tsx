import { createListCollection, Portal, Select, useFieldContext } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { OptionFieldProps } from './option';
import { OptionLabel } from './option-label';

interface SelectFieldProps extends OptionFieldProps {
  size?: 'xs' | 'sm';
}

export function SelectField(props: SelectFieldProps) {
  const { label, options, value, onChange, placeholder, isDisabled, hideLabel, width, size } =
    props;

  const field = useFieldContext();
  const collection = useMemo(
    () =>
      createListCollection({
        items: options,
        isItemDisabled: (option) => option.isDisabled === true,
      }),
    [options],
  );

  return (
    <Select.Root
      collection={collection}
      value={value === null ? [] : [value]}
      onValueChange={({ value: [chosen] }) => chosen !== undefined && onChange(chosen)}
      disabled={isDisabled}
      size={size}
      positioning={{ sameWidth: false }}
      width={width ?? 'full'}
      lazyMount
      unmountOnExit
    >
      <OptionLabel as={Select.Label} label={label} hideLabel={hideLabel} />
      <Select.Control>
        <Select.Trigger aria-describedby={field?.ariaDescribedby}>
          <Select.ValueText placeholder={placeholder} />
        </Select.Trigger>
        <Select.IndicatorGroup>
          <Select.Indicator />
        </Select.IndicatorGroup>
      </Select.Control>
      <Portal>
        <Select.Positioner>
          <Select.Content maxH="300px" minW="200px">
            {options.map((option) => (
              <Select.Item key={option.value} item={option}>
                <Select.ItemText>{option.label}</Select.ItemText>
                <Select.ItemIndicator />
              </Select.Item>
            ))}
          </Select.Content>
        </Select.Positioner>
      </Portal>
    </Select.Root>
  );
}
