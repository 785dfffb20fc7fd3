import { type PointerEvent, useCallback, useMemo, useRef, useState } from 'react';
import { useShortcut } from '../../../components/shortcuts';
import type { PanelDeclaration } from './panel-declaration';

const panelOf = (element: Element | null) => element?.closest<HTMLElement>('section[id]') ?? null;

export const canBeTable = ({ kind, table }: PanelDeclaration): boolean =>
  (kind === 'chart' || kind === 'map') && table !== undefined;

/** Which charts are read as tables, and the key that switches the one with the focus, else the one under the pointer. */
export function useTableSwitch(panels: readonly PanelDeclaration[]) {
  const [tables, setTables] = useState<ReadonlySet<string>>(new Set());
  const pointedAt = useRef<string | undefined>(undefined);

  const toggleTable = useCallback((id: string) => {
    setTables((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }, []);

  useShortcut({
    keys: 't',
    does: 'Read the chart with the focus, or under the pointer, as a table and back',
    run: () => {
      const focused = panelOf(document.activeElement);
      const id = focused?.id ?? pointedAt.current;
      if (id === undefined || !panels.some((panel) => panel.id === id && canBeTable(panel))) return;
      // What had the focus may go; its panel stays, and the key works again.
      focused?.focus({ preventScroll: true });
      toggleTable(id);
    },
  });

  const watch = useMemo(
    () => ({
      onPointerOver: ({ target }: PointerEvent<HTMLElement>) => {
        pointedAt.current = target instanceof Element ? panelOf(target)?.id : undefined;
      },
      onPointerLeave: () => {
        pointedAt.current = undefined;
      },
    }),
    [],
  );
  return { tables, toggleTable, watch };
}
