import { Box, IconButton } from '@chakra-ui/react';
import { Ellipsis } from 'lucide-react';
import { ActionMenu, type MenuAction } from '#client/components/menu/action-menu';
import { QUIET } from './quiet';

interface PanelMenuProps {
  /** The title of the panel. */
  title: string;
  /** Groups are separated by a line; empty ones are left out. */
  groups: readonly (readonly MenuAction[])[];
}

/** The actions of a panel behind one button of its head. A way back from a switch always shows. */
export function PanelMenu({ title, groups }: PanelMenuProps) {
  const shown = groups.filter(({ length }) => length > 0);
  if (shown.length === 0) return null;
  const isSwitched = shown.some((group) => group.some(({ isOn }) => isOn));

  return (
    <Box css={isSwitched ? undefined : QUIET}>
      <ActionMenu
        label={`Actions: ${title}`}
        tooltip="Actions of this panel"
        trigger={
          <IconButton
            aria-label={`Actions: ${title}`}
            variant={isSwitched ? 'subtle' : 'ghost'}
            size="xs"
            color="fg.muted"
            _hover={{ color: 'fg', bg: 'bg.muted' }}
          >
            <Ellipsis aria-hidden />
          </IconButton>
        }
        groups={shown}
      />
    </Box>
  );
}
