import { Button, Group } from '@chakra-ui/react';
import { memo } from 'react';
import { type Layout, LAYOUTS } from '#schema/dashboard-url';

const LABELS: Readonly<Record<Layout, string>> = {
  summary: 'Summary',
  performance: 'Performance',
  effect: 'Effect',
};

interface LayoutSwitchProps {
  layout: Layout;
  onSelect: (layout: Layout) => void;
}

export const LayoutSwitch = memo(function LayoutSwitch({ layout, onSelect }: LayoutSwitchProps) {
  return (
    <Group
      attached
      role="group"
      aria-label="Dashboard view"
      flexShrink="0"
      width={{ base: 'full', md: 'auto' }}
    >
      {LAYOUTS.map((one) => (
        <Button
          key={one}
          size="sm"
          flex={{ base: '1', md: 'none' }}
          paddingX={{ base: '2', xl: '1.5' }}
          textStyle="2xs"
          variant={one === layout ? 'solid' : 'outline'}
          colorPalette="brand"
          borderColor={one === layout ? 'brand.solid' : 'border.control'}
          color={one === layout ? undefined : 'fg'}
          aria-pressed={one === layout}
          onClick={() => onSelect(one)}
        >
          {LABELS[one]}
        </Button>
      ))}
    </Group>
  );
});
