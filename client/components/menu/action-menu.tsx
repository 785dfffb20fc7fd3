import { Box, Menu, Portal } from '@chakra-ui/react';
import { Check, type LucideIcon } from 'lucide-react';
import { Fragment, type ReactElement, useId, useState } from 'react';
import { Tooltip } from '#client/components/feedback/tooltip';

export interface MenuAction {
  id: string;
  label: string;
  /** A second, smaller line. */
  hint?: string;
  icon: LucideIcon;
  onSelect: () => void;
  isDisabled?: boolean;
  /** State of an action that is switched on and off. */
  isOn?: boolean;
}

interface ActionMenuProps {
  /** The name of the list. */
  label: string;
  /** The button that opens the menu: one focusable element that takes a ref and DOM props. */
  trigger: ReactElement;
  /** Text about what the button does, on hover and focus. */
  tooltip: string;
  /** Groups are separated by a line. */
  groups: readonly (readonly MenuAction[])[];
}

/** A button that opens a list of actions: arrow keys move, letters jump, Esc closes. */
export function ActionMenu({ label, trigger, tooltip, groups }: ActionMenuProps) {
  const triggerId = useId();
  const [isOpen, setOpen] = useState(false);
  const actions = groups.flat();

  return (
    <Menu.Root
      ids={{ trigger: triggerId }}
      onOpenChange={({ open }) => setOpen(open)}
      positioning={{ placement: 'bottom-end', strategy: 'fixed', gutter: 4 }}
      onSelect={({ value }) => actions.find(({ id }) => id === value)?.onSelect()}
      lazyMount
      unmountOnExit
    >
      <Tooltip content={tooltip} triggerId={triggerId} isDisabled={isOpen}>
        <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      </Tooltip>
      <Portal>
        <Menu.Positioner>
          <Menu.Content
            aria-label={label}
            minW="60"
            maxW="calc(100vw - {spacing.8})"
            borderWidth="1px"
            css={{ '--menu-bg': 'colors.bg.raised' }}
          >
            {groups.map((group, at) => (
              <Fragment key={group[0]?.id ?? at}>
                {at > 0 && <Menu.Separator />}
                {group.map(({ id, icon: Icon, hint, isDisabled, isOn, label: name }) => (
                  <Menu.Item
                    key={id}
                    value={id}
                    disabled={isDisabled}
                    role={isOn === undefined ? undefined : 'menuitemcheckbox'}
                    aria-checked={isOn}
                    gap="2.5"
                    minH="8"
                  >
                    <Icon size={16} aria-hidden />
                    <Box flex="1" minW="0">
                      {name}
                      {hint && (
                        <Box textStyle="2xs" color="fg.muted">
                          {hint}
                        </Box>
                      )}
                    </Box>
                    {isOn && <Check size={16} aria-hidden />}
                  </Menu.Item>
                ))}
              </Fragment>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
