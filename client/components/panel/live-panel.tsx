import { Box, HStack, Switch, VisuallyHidden } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#client/components/inline/icon-button';
import { LiveFoot, type Liveness } from './live-foot';
import { Panel, type PanelProps } from './panel';
import { panelState } from './panel-state';
import { StaleNote } from './stale-note';

interface LiveContent<Value> extends Liveness {
  value: Value | null;
  error: unknown;
  /** Switches auto-refresh. */
  setOn: (isOn: boolean) => void;
  refresh: () => void;
}

interface LivePanelProps<Value> extends Pick<
  PanelProps,
  'title' | 'help' | 'skeleton' | 'bodyHeight' | 'flush'
> {
  live: LiveContent<Value>;
  /** The text without a value at the moment; null where failures are ignored. */
  failure: string | null;
  isEmpty?: (value: Value) => boolean;
  emptyText?: string;
  /** Controls before the switch. */
  actions?: ReactNode;
  children: (value: Value) => ReactNode;
}

/**
 * A panel that updates by itself, with its switch; the newest value stays when the next one fails.
 */
export function LivePanel<Value>(props: LivePanelProps<Value>) {
  const { title, live, failure, isEmpty, actions, children, ...panel } = props;
  const { value, error, isOn, setOn, refresh } = live;
  const hasFailed = error !== null && failure !== null;

  return (
    <Panel
      {...panel}
      title={title}
      actions={
        <HStack gap="2" wrap="wrap" justify="flex-end">
          {actions}
          <AutoRefreshSwitch of={title} isOn={isOn} onChange={setOn} />
          <IconButton label={`Refresh: ${title}`} icon={RotateCw} onClick={refresh} />
        </HStack>
      }
      foot={<LiveFoot live={live} />}
      state={panelState({
        hasContent: value !== null,
        isLoading: !hasFailed,
        error: hasFailed,
        isEmpty: value !== null && isEmpty?.(value),
      })}
      failure={failure ?? undefined}
      onRetry={refresh}
    >
      {value !== null && (
        <>
          {hasFailed && (
            <Box p={panel.flush ? '3' : '0'} pb="0">
              <StaleNote text={failure} onRetry={refresh} />
            </Box>
          )}
          {children(value)}
        </>
      )}
    </Panel>
  );
}

interface AutoRefreshSwitchProps {
  /** The panel's name: part of the accessible name. */
  of: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function AutoRefreshSwitch({ of, isOn, onChange }: AutoRefreshSwitchProps) {
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
