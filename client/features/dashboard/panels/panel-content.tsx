import { Box } from '@chakra-ui/react';
import { memo, type RefObject } from 'react';
import { FigureTableView } from '#client/components/panel/figure/figure-table-view';
import type { FigureTable } from '#client/components/panel/figure/figure-table';
import type { BodyProps } from '#client/features/dashboard/figures/figures';
import type { PanelDeclaration } from './panel-declaration';

interface PanelContentProps extends BodyProps {
  panel: PanelDeclaration;
  /** The element in the picture. */
  body: RefObject<HTMLDivElement | null>;
  /** Shown in place of the drawing. */
  table: FigureTable | null | undefined;
}

/**
 * A panel's drawing, rendered again only for other figures or another view, or the table in its
 * place.
 */
export const PanelContent = memo(function PanelContent({
  panel,
  body,
  table,
  ...bodyProps
}: PanelContentProps) {
  const { title, bodyHeight } = panel;

  return (
    <Box position="relative" height={bodyHeight === undefined ? undefined : 'full'}>
      {/* Stays mounted while the table is shown, so that hidden series stay hidden. */}
      <Box ref={body} height="full" visibility={table ? 'hidden' : undefined}>
        <DrawnBody Body={panel.Body} {...bodyProps} />
      </Box>
      {table && (
        <Box
          position="absolute"
          inset="0"
          overflow="auto"
          role="group"
          aria-label={`${title} as a table`}
          tabIndex={0}
        >
          <FigureTableView label={title} table={table} />
        </Box>
      )}
    </Box>
  );
});

const DrawnBody = memo(function DrawnBody({
  Body,
  ...props
}: BodyProps & Pick<PanelDeclaration, 'Body'>) {
  return <Body {...props} />;
});
