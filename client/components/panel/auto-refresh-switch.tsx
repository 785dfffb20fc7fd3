import { Switch, VisuallyHidden } from '@chakra-ui/react';

interface AutoRefreshSwitchProps {
  /** Whose: it is part of the accessible name. */
  of: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Whether what is shown keeps itself up to date. */
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
