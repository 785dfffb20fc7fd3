import { Copy, FileDown, ImageDown, Table2 } from 'lucide-react';
import { memo, type RefObject } from 'react';
import { saveFile } from '#client/components/browser/save-file';
import { showToast } from '#client/components/feedback/toast-store';
import type { MenuAction } from '#client/components/menu/action-menu';
import { csvDecimals, useDecimalsAction } from '#client/components/panel/figure/csv-decimals';
import { figureCsv } from '#client/components/panel/figure/figure-csv';
import type { FigureTable } from '#client/components/panel/figure/figure-table';
import { PanelMenu } from '#client/components/panel/panel-menu';
import { PictureButtons } from '#client/components/panel/picture-buttons';
import { usePicture } from '#client/components/panel/use-picture';
import type { DashboardFigures } from '#client/features/dashboard/figures/figures';
import type { DashboardView } from '#client/features/dashboard/view/dashboard-view';
import { CSV_TYPE } from '#schema/writing/csv';
import type { PanelDeclaration } from './panel-declaration';
import { captionOf, csvName, pictureName, withMaturity } from './panel-file';
import { canBeTable } from './use-table-switch';

export interface ShownFigures {
  table: FigureTable | null | undefined;
  figures: DashboardFigures;
  view: DashboardView;
}

interface BoardPanelActionsProps {
  panel: PanelDeclaration;
  hasTable: boolean;
  /** Read when an action is taken, so that other figures do not render the actions again. */
  shown: () => ShownFigures | null;
  /** The element in the picture. */
  body: RefObject<HTMLElement | null>;
  isTable: boolean;
  onToggleTable: (id: string) => void;
}

/** The actions of every panel: its figures as a table and as CSV, its drawing as a picture. */
export const BoardPanelActions = memo(function BoardPanelActions({
  panel,
  hasTable,
  shown,
  body,
  isTable,
  onToggleTable,
}: BoardPanelActionsProps) {
  const picture = {
    target: body,
    name: pictureName(panel),
    caption: () => {
      const now = shown();
      return now ? captionOf(panel, now.view, now.figures) : [panel.title];
    },
  };
  const { save, copy } = usePicture(picture);
  const decimals = useDecimalsAction();
  const hasPicture = panel.kind === 'chart' && !isTable;

  const saveCsv = () => {
    const now = shown();
    if (!now?.table) return;
    const text = figureCsv(withMaturity(panel, now.table, now.figures), csvDecimals());
    saveFile(new Blob([text], { type: CSV_TYPE }), csvName(panel, now.view));
  };

  const tableSwitch: MenuAction = {
    id: 'table',
    label: 'Show as table',
    icon: Table2,
    isOn: isTable,
    onSelect: () => onToggleTable(panel.id),
  };
  const pictures: MenuAction[] = [
    { id: 'png', label: 'Download PNG', icon: ImageDown, onSelect: () => void save() },
    {
      id: 'copy',
      label: 'Copy image',
      icon: Copy,
      onSelect: () => void copy(() => showToast({ text: 'Copied', tone: 'success' })),
    },
  ];
  const csv = { id: 'csv', label: 'Download CSV', icon: FileDown, onSelect: saveCsv };

  return (
    <>
      <PanelMenu
        title={panel.title}
        groups={[
          canBeTable(panel) ? [tableSwitch] : [],
          [
            ...(hasPicture && !panel.hasPictureButtons ? pictures : []),
            ...(hasTable ? [decimals, csv] : []),
          ],
        ]}
      />
      {hasPicture && panel.hasPictureButtons && <PictureButtons {...picture} />}
    </>
  );
});
