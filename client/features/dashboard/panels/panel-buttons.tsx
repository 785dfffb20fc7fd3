import { FileDown, Table2 } from 'lucide-react';
import type { RefObject } from 'react';
import { figureCsv } from '#client/components/panel/figure/figure-csv';
import type { FigureTable } from '#client/components/panel/figure/figure-table';
import { IconButton } from '#client/components/inline/icon-button';
import { PictureButtons } from '#client/components/panel/picture-buttons';
import { saveFile } from '#client/components/browser/save-file';
import type { DashboardFigures } from '#client/features/dashboard/figures/figures';
import type { DashboardView } from '#client/features/dashboard/view/dashboard-view';
import type { PanelDeclaration } from './panel-declaration';
import { captionOf, csvName, pictureName, withMaturity } from './panel-file';
import { canBeTable } from './use-table-switch';

interface PanelButtonsProps {
  panel: PanelDeclaration;
  table: FigureTable | null | undefined;
  figures: DashboardFigures;
  view: DashboardView;
  /** The element in the picture. */
  body: RefObject<HTMLElement | null>;
  isTable: boolean;
  onToggleTable: (id: string) => void;
}

/** The actions of every panel: its figures as a table and as CSV, its drawing as a picture. */
export function PanelButtons({
  panel,
  table,
  figures,
  view,
  body,
  isTable,
  onToggleTable,
}: PanelButtonsProps) {
  const saveCsv = (shown: FigureTable) => {
    const text = figureCsv(withMaturity(panel, shown, figures));
    saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), csvName(panel, view));
  };

  return (
    <>
      {canBeTable(panel) && (
        <IconButton
          label="Show as table"
          icon={Table2}
          isPressed={isTable}
          onClick={() => onToggleTable(panel.id)}
        />
      )}
      {table && <IconButton label="Download CSV" icon={FileDown} onClick={() => saveCsv(table)} />}
      {panel.kind === 'chart' && !isTable && (
        <PictureButtons
          target={body}
          name={pictureName(panel)}
          caption={captionOf(panel, view, figures)}
        />
      )}
    </>
  );
}
