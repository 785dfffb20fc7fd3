import { chakra } from '@chakra-ui/react';
import { useRef, type PointerEvent } from 'react';
import { headWidthPx, usableWidthPx } from './column-width';

/**
 * The draggable edge of a column's head. With keys: Alt and an arrow while the head has the focus
 * (table-head.tsx).
 */
export function ColumnResizer({ onResize }: { onResize: (widthPx: number) => void }) {
  const drag = useRef<{ fromX: number; fromWidthPx: number } | null>(null);

  const startDrag = (event: PointerEvent<HTMLSpanElement>) => {
    drag.current = { fromX: event.clientX, fromWidthPx: headWidthPx(event.currentTarget) };
    event.currentTarget.setPointerCapture(event.pointerId);
    event.preventDefault();
  };
  const moveDrag = (event: PointerEvent<HTMLSpanElement>) => {
    if (drag.current)
      onResize(usableWidthPx(drag.current.fromWidthPx + event.clientX - drag.current.fromX));
  };

  return (
    <chakra.span
      aria-hidden
      position="absolute"
      insetEnd="-4px"
      insetY="1"
      w="8px"
      zIndex="docked"
      cursor="col-resize"
      touchAction="none"
      onPointerDown={startDrag}
      onPointerMove={moveDrag}
      onPointerUp={() => (drag.current = null)}
      _before={{
        content: '""',
        position: 'absolute',
        insetY: '1',
        left: '3px',
        w: '1px',
        bg: 'border.control',
        opacity: 0,
      }}
      _hover={{ _before: { opacity: 1 } }}
      // After the last head it would give every table a scrollbar.
      css={{ 'th:last-child > &': { insetEnd: '0' } }}
    />
  );
}
