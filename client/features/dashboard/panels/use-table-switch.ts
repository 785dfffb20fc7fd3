import { useCallback, useMemo, useRef, useState } from 'react';
import { useShortcut } from '#client/components/browser/shortcuts';
import type { PanelDeclaration } from './panel-declaration';

const panelOf = (element: Element | null) => element?.closest<HTMLElement>('section[id]') ?? null;

export const canBeTable = ({ kind, table }: PanelDeclaration): boolean =>
  (kind === 'chart' || kind === 'map') && table !== undefined;

/** The charts that show a table, and the key that switches the last hovered or focused one. */
export function useTableSwitch(panels: readonly PanelDeclaration[]) {
  const [tables, setTables] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | undefined>(undefined);

  const toggleTable = useCallback((id: string) => {
    setTables((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }, []);

  useShortcut({
    keys: 't',
    does: 'Read the chart under the pointer, or with the focus, as a table and back',
    run: () => {
      const focused = panelOf(document.activeElement);
      const id = last.current ?? focused?.id;
      if (id === undefined || !panels.some((panel) => panel.id === id && canBeTable(panel))) return;
      // The focused element may go; its panel takes the focus, so that the key works again.
      if (focused?.id === id) focused.focus({ preventScroll: true });
      toggleTable(id);
    },
  });

  const watch = useMemo(() => {
    const note = ({ target }: { target: EventTarget }) => {
      last.current = target instanceof Element ? panelOf(target)?.id : undefined;
    };
    const forget = () => {
      last.current = undefined;
    };
    return { onPointerOver: note, onFocus: note, onPointerLeave: forget, onBlur: forget };
  }, []);
  return { tables, toggleTable, watch };
}
