import { useCallback, useState } from 'react';

/** The ticked rows of a list; they stay ticked from page to page. */
export function useChosenRows<Row extends { id: number }>() {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Row>>(new Map());
  const choose = useCallback(
    (row: Row, isChosen: boolean) =>
      setChosen((before) => {
        const next = new Map(before);
        if (isChosen) next.set(row.id, row);
        else next.delete(row.id);
        return next;
      }),
    [],
  );

  const clear = useCallback(() => setChosen(new Map()), []);

  return { chosen, choose, clear };
}
