import { Switch, VisuallyHidden } from '@chakra-ui/react';

interface AutoRefreshSwitchProps {
  /** The panel's name: part of the accessible name. */
  of: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

export function AutoRefreshSwitch({ of, isOn, onChange }: AutoRefreshSwitchProps) {
  return (
    <Switch.Root
      size="sm"
      minH="6"
      checked={isOn}
      onCheckedChange={({ checked }) => onChange(checked)}
    >
      <Switch.HiddenInput />
      <Switch.Control />
      <Switch.Label textStyle="xs" fontWeight="normal" color="fg.muted" whiteSpace="nowrap">
        Auto-refresh
        <VisuallyHidden>{` of ${of}`}</VisuallyHidden>
      </Switch.Label>
    </Switch.Root>
  );
}
