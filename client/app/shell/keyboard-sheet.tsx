import { Box, chakra, Heading, HStack, Kbd, Switch } from '@chakra-ui/react';
import { useId, useSyncExternalStore } from 'react';
import { Dialog } from '#client/components/feedback/dialog';
import { currentShortcuts, subscribeToShortcuts } from '#client/components/browser/shortcuts';
import { useShortcutsSwitch } from '#client/components/browser/shortcuts-switch';

/** Keys of the browser and the kit, which work in addition to the page's own. */
const EVERYWHERE = [
  { keys: 'Ctrl K', does: 'Search for a record, a page or an action' },
  { keys: 'Tab', does: 'Go to the next control' },
  { keys: 'Enter', does: 'Use the control with the focus' },
  { keys: 'Alt ←', does: 'Make a table column narrower, from its head' },
  { keys: 'Alt →', does: 'Make a table column wider, from its head' },
  { keys: 'Esc', does: 'Close what is open' },
];

interface Key {
  keys: string;
  does: string;
}

/** Empty groups are left out. */
function groupsOf(shortcuts: readonly Key[]): { title: string; keys: readonly Key[] }[] {
  const leads = ({ keys }: Key) => keys.startsWith('g ');
  const isHelp = ({ keys }: Key) => keys === '?';
  const isRange = ({ keys }: Key) => /^(\d|y .)$/u.test(keys);
  const isOther = (key: Key) => !leads(key) && !isHelp(key) && !isRange(key);

  return [
    { title: 'On this page', keys: shortcuts.filter(isOther) },
    { title: 'Everywhere', keys: [...shortcuts.filter(isHelp), ...EVERYWHERE] },
    { title: 'Date range', keys: shortcuts.filter(isRange) },
    { title: 'Pages', keys: shortcuts.filter(leads) },
  ].filter(({ keys }) => keys.length > 0);
}

function KeyGroup({ title, keys: listed }: { title: string; keys: readonly Key[] }) {
  const titleId = useId();

  return (
    <Box role="group" aria-labelledby={titleId} mb="4" css={{ breakInside: 'avoid-column' }}>
      <Heading as="h3" id={titleId} textStyle="label" color="fg.muted" mb="1">
        {title}
      </Heading>
      <chakra.dl>
        {listed.map(({ keys, does }) => (
          <HStack
            key={keys}
            justify="space-between"
            py="0.5"
            borderTopWidth="1px"
            borderColor="border.muted"
          >
            <dt>{does}</dt>
            <chakra.dd m="0" flexShrink="0">
              {keys.split(' ').map((key) => (
                <Kbd key={key} size="sm" ms="1">
                  {key}
                </Kbd>
              ))}
            </chakra.dd>
          </HStack>
        ))}
      </chakra.dl>
    </Box>
  );
}

export function KeyboardSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const shortcuts = useSyncExternalStore(subscribeToShortcuts, currentShortcuts);
  const { isOn, setOn } = useShortcutsSwitch();

  return (
    <Dialog title="Keyboard shortcuts" isOpen={isOpen} onClose={onClose} size="lg">
      <Switch.Root
        checked={isOn}
        onCheckedChange={({ checked }) => setOn(checked)}
        size="sm"
        mb="3"
        display="flex"
        justifyContent="space-between"
      >
        <Switch.Label fontWeight="normal">Single-key shortcuts</Switch.Label>
        <Switch.HiddenInput />
        <Switch.Control />
      </Switch.Root>
      <Box css={{ columnGap: '2rem' }} columnCount={{ base: 1, md: 2 }}>
        {groupsOf(shortcuts).map((group) => (
          <KeyGroup key={group.title} {...group} />
        ))}
      </Box>
    </Dialog>
  );
}
