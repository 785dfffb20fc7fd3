import { Button } from '@chakra-ui/react';
import { Copy, FileSpreadsheet, Share2, Table2 } from 'lucide-react';
import { ActionMenu } from '#client/components/menu/action-menu';
import type { Specimen } from '#client/kit/specimen';
import { LONG_TEXT } from './long-text';

const nothing = () => undefined;
const trigger = (
  <Button variant="outline">
    <Share2 aria-hidden />
    Share
  </Button>
);

export const menus: readonly Specimen[] = [
  {
    component: 'menu/action-menu',
    states: {
      data: (
        <ActionMenu
          label="Share"
          trigger={trigger}
          tooltip="Pass the figures on"
          groups={[
            [{ id: 'copy', label: 'Copy link', icon: Copy, onSelect: nothing }],
            [
              {
                id: 'excel',
                label: 'Excel workbook',
                hint: 'Every panel as a sheet',
                icon: FileSpreadsheet,
                onSelect: nothing,
              },
              {
                id: 'csv',
                label: 'CSV file',
                icon: FileSpreadsheet,
                onSelect: nothing,
                isDisabled: true,
              },
              { id: 'table', label: 'As a table', icon: Table2, onSelect: nothing, isOn: true },
            ],
          ]}
        />
      ),
      'long text': (
        <ActionMenu
          label="Share"
          trigger={trigger}
          tooltip="Pass the figures on"
          groups={[[{ id: 'long', label: LONG_TEXT, icon: Copy, onSelect: nothing }]]}
        />
      ),
    },
  },
];
